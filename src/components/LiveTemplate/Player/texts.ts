import { translate } from '@docusaurus/Translate';
import type { PlayoutCommand } from '../../../playout/commands/command.ts';
import { isNumeric } from '../../../playout/definition/field-types.ts';
import type { FieldDefinition } from '../../../runtime/definition/project.ts';
import { lengthOf, type Problem } from '../../../player/form.ts';
import type { Snapshot } from '../../../player/snapshot.ts';
import { commandLabel, statusText } from '../../../player/labels.ts';

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
          'Motion is off because your system is set to reduce motion. Commands skip straight to the frame where playback stops.',
      })
    : translate({
        id: 'keyfill.liveTemplate.still.own',
        message: 'You turned motion off. Commands skip straight to the frame where playback stops.',
      });

/** Why a field refuses its value. */
export function problemText(problem: Problem): string {
  switch (problem.kind) {
    case 'required':
      return translate({ id: 'keyfill.liveTemplate.problem.required', message: 'Fill this in.' });
    case 'number':
      return translate({ id: 'keyfill.liveTemplate.problem.number', message: 'Enter a number.' });
    case 'integer':
      return translate({
        id: 'keyfill.liveTemplate.problem.integer',
        message: 'Enter a whole number.',
      });
    case 'step':
      return translate(
        { id: 'keyfill.liveTemplate.problem.step', message: 'Enter a multiple of {limit}.' },
        { limit: problem.limit },
      );
    case 'choice':
      return translate({
        id: 'keyfill.liveTemplate.problem.choice',
        message: 'Choose an entry from the list.',
      });
    case 'color':
      return translate({
        id: 'keyfill.liveTemplate.problem.color',
        message: 'Enter a color such as #ff8800.',
      });
    case 'color-alpha':
      return translate({
        id: 'keyfill.liveTemplate.problem.colorAlpha',
        message: 'Enter a color with its opacity, such as #ff880080.',
      });
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
        message: 'This doesn’t match the field’s pattern.',
      });
    case 'slow-pattern':
      return translate({
        id: 'keyfill.liveTemplate.problem.slowPattern',
        message: 'This can’t be checked, because the field’s pattern is too slow. Change the pattern.',
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
export function limitsText(field: FieldDefinition, value: string): string {
  const { type, maxLength } = field;
  const unit = unitText(type);
  if (isNumeric(type)) return [rangeText(field), unit].filter(Boolean).join(' · ');
  return maxLength === undefined ? '' : `${lengthOf(value)} / ${maxLength}`;
}

/** The unit of a number; empty if it has none. */
function unitText(type: FieldDefinition['type']): string {
  if (type === 'percentage')
    return translate({ id: 'keyfill.liveTemplate.unit.percentage', message: '0.25 is 25%' });
  return type === 'duration'
    ? translate({ id: 'keyfill.liveTemplate.unit.duration', message: 'milliseconds' })
    : '';
}

/** The range of a number; empty if it has none. */
function rangeText({ minimum, maximum }: FieldDefinition): string {
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
