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
      ? `${statusText(status)}, frame ${frame}`
      : statusText(status);
  if (commandCount === 0) return state;
  return `${commandText(command)}: ${state}`;
}

/** Why nothing moves, and what commands do instead. */
export const stillText = (isSystem: boolean): string =>
  isSystem
    ? 'Motion is off because your system is set to reduce motion. Commands skip straight to the frame where playback stops.'
    : 'You turned motion off. Commands skip straight to the frame where playback stops.';

/** Why a field refuses its value. */
export function problemText(problem: Problem): string {
  switch (problem.kind) {
    case 'required':
      return 'Fill this in.';
    case 'number':
      return 'Enter a number.';
    case 'integer':
      return 'Enter a whole number.';
    case 'step':
      return `Enter a multiple of ${problem.limit}.`;
    case 'choice':
      return 'Choose an entry from the list.';
    case 'color':
      return 'Enter a color such as #ff8800.';
    case 'color-alpha':
      return 'Enter a color with its opacity, such as #ff880080.';
    case 'low':
      return `Enter ${problem.limit} or more.`;
    case 'high':
      return `Enter ${problem.limit} or less.`;
    case 'pattern':
      return 'This doesn’t match the field’s pattern.';
    case 'slow-pattern':
      return 'This can’t be checked, because the field’s pattern is too slow. Change the pattern.';
    case 'short':
      return `Enter at least ${problem.limit} characters. You have ${problem.length}.`;
    case 'long':
      return `Enter at most ${problem.limit} characters. You have ${problem.length}.`;
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
  if (type === 'percentage') return '0.25 is 25%';
  return type === 'duration' ? 'milliseconds' : '';
}

/** The range of a number; empty if it has none. */
function rangeText({ minimum, maximum }: FieldDefinition): string {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${minimum} or more`;
  return maximum === undefined ? '' : `${maximum} or less`;
}

export const offAirText = 'Nothing is on air.';
