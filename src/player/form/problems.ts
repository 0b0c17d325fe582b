import { colorPattern, isNumeric, isWhole } from '../../playout/definition/field-types.ts';
import type { Data } from '../../playout/commands/command.ts';
import { isMultiple } from '../../playout/validation/multiple.ts';
import { fitsPattern } from '../../playout/validation/fits-pattern.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';

/** Returns the number of characters as a reader counts them: an emoji of one code point is one. */
const lengthOf = (text: string): number => Array.from(text).length;

function problemOfNumber(
  { type, minimum = -Infinity, maximum = Infinity, step }: FieldDefinition,
  value: string,
): string | undefined {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return 'Enter a number.';
  if (isWhole(type) && !Number.isInteger(number)) return 'Enter a whole number.';
  if (number < minimum) return `Enter ${minimum} or more.`;
  if (number > maximum) return `Enter ${maximum} or less.`;
  return step !== undefined && !isMultiple(number, step) ? `Enter a multiple of ${step}.` : undefined;
}

function problemOfKind({ type, choices = [] }: FieldDefinition, value: string): string | undefined {
  if (type === 'dropdown')
    return choices.some((choice) => choice.value === value) ? undefined : 'Choose an entry from the list.';
  if (type !== 'color' && type !== 'color-alpha') return undefined;
  // Uppercase and lowercase letters mean the same color. GDD expects lowercase, so that's what the form sends.
  if (new RegExp(colorPattern(type), 'i').test(value)) return undefined;
  return type === 'color'
    ? 'Enter a color such as #ff8800.'
    : 'Enter a color with its opacity, such as #ff880080.';
}

/** Returns the problem with a value, or undefined if it's fine. An empty value is fine unless the field is required. */
export function problemOf(field: FieldDefinition, value: string): string | undefined {
  const { type, required = false, minLength = 0, maxLength = Infinity, pattern } = field;
  if (value === '') return required ? 'Fill this in.' : undefined;
  const wrong = isNumeric(type) ? problemOfNumber(field, value) : problemOfKind(field, value);
  if (wrong !== undefined) return wrong;
  const length = lengthOf(value);
  if (length < minLength) return `Enter at least ${minLength} characters. You have ${length}.`;
  if (length > maxLength) return `Enter at most ${maxLength} characters. You have ${length}.`;
  const isRight = pattern === undefined || fitsPattern(pattern, value);
  return isRight ? undefined : 'This doesn’t match the field’s pattern.';
}

/** Returns the first field with a wrong value. */
export const firstProblem = (fields: readonly FieldDefinition[], data: Data): FieldDefinition | undefined =>
  fields.find((field) => problemOf(field, data[field.key] ?? '') !== undefined);

/** Returns the limits of a field; empty if it has none. */
export function limitsText({ type, minimum, maximum, maxLength }: FieldDefinition, value: string): string {
  if (!isNumeric(type)) return maxLength === undefined ? '' : `${lengthOf(value)} / ${maxLength}`;
  const unit = type === 'percentage' ? '0.25 is 25%' : type === 'duration' ? 'milliseconds' : '';
  const range =
    minimum !== undefined && maximum !== undefined
      ? `${minimum} to ${maximum}`
      : minimum !== undefined
        ? `${minimum} or more`
        : maximum !== undefined && `${maximum} or less`;
  return [range, unit].filter(Boolean).join(' · ');
}
