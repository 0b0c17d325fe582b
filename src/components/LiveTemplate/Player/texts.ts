import { translate } from '@docusaurus/Translate';
import type { PlayoutCommand } from '../../../playout/commands/command.ts';
import { isNumeric } from '../../../playout/definition/field-types.ts';
import type { FieldDefinition } from '../../../runtime/definition/project.ts';
import { lengthOf, type Problem } from '../core/form';
import type { Marks } from '../core/marks';
import type { Snapshot, Status } from '../core/snapshot';
import { commandLabel } from '../labels';

/** The state of the template in a word or two. */
export function statusText(status: Status): string {
  switch (status) {
    case 'loading':
      return translate({ id: 'keyfill.liveTemplate.status.loading', message: 'Loading' });
    case 'preview':
      return translate({
        id: 'keyfill.liveTemplate.status.preview',
        message: 'Preview',
        description: 'A frame is shown that play has not brought on air',
      });
    case 'playing':
      return translate({ id: 'keyfill.liveTemplate.status.playing', message: 'Playing' });
    case 'paused':
      return translate({ id: 'keyfill.liveTemplate.status.paused', message: 'Paused' });
    case 'waiting':
      return translate({ id: 'keyfill.liveTemplate.status.waiting', message: 'Waits for Next' });
    case 'resting':
      return translate({ id: 'keyfill.liveTemplate.status.resting', message: 'On air' });
    case 'off-air':
      return translate({ id: 'keyfill.liveTemplate.status.offAir', message: 'Off air' });
  }
}

function commandText(command: PlayoutCommand): string {
  if (command.type === 'invoke') return command.name;
  return command.type === 'remove' ? '' : commandLabel(command.type);
}

/** What is said aloud: what was ordered, and how the template stands now. */
export function announcement({ status, frame, command, commandCount }: Snapshot): string {
  if (status === 'loading' || (status === 'preview' && commandCount === 0)) return '';
  const state =
    status === 'waiting' || status === 'resting' || status === 'paused'
      ? translate(
          {
            id: 'keyfill.liveTemplate.announcement.rest',
            message: '{status}, frame {frame}',
            description: 'Said aloud when playback rests',
          },
          { status: statusText(status), frame },
        )
      : statusText(status);
  if (commandCount === 0) return state;
  return translate(
    {
      id: 'keyfill.liveTemplate.announcement.command',
      message: '{command}: {state}',
      description: 'Said aloud after a command',
    },
    { command: commandText(command), state },
  );
}

/** Why nothing moves, and what happens instead. */
export const stillText = (isSystem: boolean): string =>
  isSystem
    ? translate({
        id: 'keyfill.liveTemplate.still.system',
        message:
          'Motion is off, because your system asks for less motion. Commands show where playback rests.',
      })
    : translate({
        id: 'keyfill.liveTemplate.still.own',
        message: 'Motion is off, as you have chosen. Commands show where playback rests.',
      });

/** What is at a frame, for the slider: its number and its marks. */
export function frameText(frame: number, { duration, keyframes, steps, outro }: Marks): string {
  const step = steps.find((candidate) => candidate.frame === frame);
  const marks = [
    translate(
      { id: 'keyfill.liveTemplate.mark.frame', message: '{frame} of {last}' },
      { frame, last: duration - 1 },
    ),
    keyframes.includes(frame) && translate({ id: 'keyfill.liveTemplate.mark.keyframe', message: 'keyframe' }),
    step !== undefined &&
      translate({ id: 'keyfill.liveTemplate.mark.step', message: 'step {name}' }, { name: step.name }).trim(),
    outro === frame && translate({ id: 'keyfill.liveTemplate.mark.outro', message: 'outro' }),
  ];
  return marks.filter(Boolean).join(', ');
}

/** Why a field does not take its value. */
export function problemText(problem: Problem): string {
  switch (problem.kind) {
    case 'required':
      return translate({ id: 'keyfill.liveTemplate.problem.required', message: 'Fill this in.' });
    case 'number':
      return translate({ id: 'keyfill.liveTemplate.problem.number', message: 'Write a number.' });
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
      return translate({ id: 'keyfill.liveTemplate.problem.choice', message: 'Choose one of the list.' });
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
        { id: 'keyfill.liveTemplate.problem.low', message: 'Write {limit} or more.' },
        { limit: problem.limit },
      );
    case 'high':
      return translate(
        { id: 'keyfill.liveTemplate.problem.high', message: 'Write {limit} or less.' },
        { limit: problem.limit },
      );
    case 'pattern':
      return translate({
        id: 'keyfill.liveTemplate.problem.pattern',
        message: 'This does not match the pattern of the field.',
      });
    case 'short':
      return translate(
        {
          id: 'keyfill.liveTemplate.problem.short',
          message: 'At least {limit} characters; there are {length}.',
        },
        { limit: problem.limit, length: problem.length },
      );
    case 'long':
      return translate(
        {
          id: 'keyfill.liveTemplate.problem.long',
          message: 'At most {limit} characters; there are {length}.',
        },
        { limit: problem.limit, length: problem.length },
      );
  }
}

/** What a field takes, while nothing is wrong with its value; empty when it has no limits. */
export function limitsText(field: FieldDefinition, value: string): string {
  const { type, maxLength } = field;
  const unit = unitText(type);
  if (isNumeric(type)) return [rangeText(field), unit].filter(Boolean).join(' · ');
  return maxLength === undefined ? '' : `${lengthOf(value)} / ${maxLength}`;
}

/** What a number means; empty when it's just a number. */
function unitText(type: FieldDefinition['type']): string {
  if (type === 'percentage')
    return translate({ id: 'keyfill.liveTemplate.unit.percentage', message: '0.25 is 25%' });
  return type === 'duration'
    ? translate({ id: 'keyfill.liveTemplate.unit.duration', message: 'milliseconds' })
    : '';
}

/** The range of a number; empty when it has none. */
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
    description: 'What the stage shows, in words',
  });
