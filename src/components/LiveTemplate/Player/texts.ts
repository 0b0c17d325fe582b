import { translate } from '@docusaurus/Translate';
import type { PlayoutCommand } from '../../../playout/commands/command.ts';
import type { FieldDefinition } from '../../../runtime/definition/project.ts';
import { lengthOf, type Problem } from '../core/form';
import type { Snapshot } from '../core/snapshot';
import { commandLabel, statusText } from '../labels';

function commandText(command: PlayoutCommand): string {
  if (command.type === 'invoke') return command.name;
  return command.type === 'remove' ? '' : commandLabel(command.type);
}

/** What screen readers announce: the last command, and the state of the template. */
export function announcement({ status, frame, command, commandCount }: Snapshot): string {
  if (status === 'loading' || (status === 'preview' && commandCount === 0)) return '';
  const state =
    status === 'waiting' || status === 'resting' || status === 'paused'
      ? translate(
          {
            id: 'keyfill.liveTemplate.announcement.rest',
            message: '{status}, frame {frame}',
            description: 'Announced when playback rests',
          },
          { status: statusText(status), frame },
        )
      : statusText(status);
  if (commandCount === 0) return state;
  return translate(
    {
      id: 'keyfill.liveTemplate.announcement.command',
      message: '{command}: {state}',
      description: 'Announced after a command',
    },
    { command: commandText(command), state },
  );
}

/** Why nothing moves, and what commands do instead. */
export const stillText = (isSystem: boolean): string =>
  isSystem
    ? translate({
        id: 'keyfill.liveTemplate.still.system',
        message:
          'Motion is off because your system asks for less motion. Commands jump to the frame on which playback rests.',
      })
    : translate({
        id: 'keyfill.liveTemplate.still.own',
        message: 'You turned motion off. Commands jump to the frame on which playback rests.',
      });

/** Why a field refuses its value. */
export function problemText(problem: Problem): string {
  switch (problem.kind) {
    case 'required':
      return translate({ id: 'keyfill.liveTemplate.problem.required', message: 'Fill this in.' });
    case 'number':
      return translate({ id: 'keyfill.liveTemplate.problem.number', message: 'Enter a number.' });
    case 'low':
      return translate(
        { id: 'keyfill.liveTemplate.problem.low', message: 'Enter {limit} or more.' },
        { limit: problem.limit },
      );
    case 'high':
      return translate(
        { id: 'keyfill.liveTemplate.problem.high', message: 'Enter {limit} or less.' },
        { limit: problem.limit },
      );
    case 'pattern':
      return translate({
        id: 'keyfill.liveTemplate.problem.pattern',
        message: 'This doesn’t match the pattern of the field.',
      });
    case 'short':
      return translate(
        {
          id: 'keyfill.liveTemplate.problem.short',
          message: 'Enter at least {limit} characters. You have {length}.',
        },
        { limit: problem.limit, length: problem.length },
      );
    case 'long':
      return translate(
        {
          id: 'keyfill.liveTemplate.problem.long',
          message: 'Enter at most {limit} characters. You have {length}.',
        },
        { limit: problem.limit, length: problem.length },
      );
  }
}

/** The limits of a field; empty if it has none. */
export function limitsText({ type, minimum, maximum, maxLength }: FieldDefinition, value: string): string {
  if (type !== 'number') return maxLength === undefined ? '' : `${lengthOf(value)} / ${maxLength}`;
  if (minimum !== undefined && maximum !== undefined)
    return translate(
      { id: 'keyfill.liveTemplate.limits.both', message: '{minimum} to {maximum}' },
      { minimum, maximum },
    );
  if (minimum !== undefined)
    return translate({ id: 'keyfill.liveTemplate.limits.low', message: '{minimum} or more' }, { minimum });
  return maximum === undefined
    ? ''
    : translate({ id: 'keyfill.liveTemplate.limits.high', message: '{maximum} or less' }, { maximum });
}

export const offAirText = (): string =>
  translate({
    id: 'keyfill.liveTemplate.nothing',
    message: 'Nothing is on air.',
    description: 'Description of an empty stage',
  });
