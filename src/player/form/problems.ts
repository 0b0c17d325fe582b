import { colorPattern, isNumeric, isWhole } from '../../playout/definition/field-types.ts';
import type { Data } from '../../playout/commands/command.ts';
import { isMultiple } from '../../playout/validation/multiple.ts';
import type { PatternTest } from '../../playout/validation/pattern-test.ts';
import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { testPatternAside } from './patterns.ts';

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
  // The case doesn't matter for colors. GDD expects lowercase, so that's what the form sends.
  if (new RegExp(colorPattern(type), 'i').test(value)) return undefined;
  return type === 'color'
    ? 'Enter a color such as #ff8800.'
    : 'Enter a color with its opacity, such as #ff880080.';
}

/**
 * Returns the problem with a value, or undefined if it's fine, like an empty value unless it's required.
 * @param test - Looks up whether a value fits a pattern. It isn't tested here, because a template's author
 * decides how long that takes.
 */
export function problemOf(field: FieldDefinition, value: string, test: PatternTest): string | undefined {
  const { type, required = false, minLength = 0, maxLength = Infinity, pattern } = field;
  if (value === '') return required ? 'Fill this in.' : undefined;
  const wrong = isNumeric(type) ? problemOfNumber(field, value) : problemOfKind(field, value);
  if (wrong !== undefined) return wrong;
  const length = lengthOf(value);
  if (length < minLength) return `Enter at least ${minLength} characters. You have ${length}.`;
  if (length > maxLength) return `Enter at most ${maxLength} characters. You have ${length}.`;
  const result = pattern === undefined ? undefined : test(pattern, value);
  if (result === 'slow')
    return 'This can’t be checked, because the field’s pattern is too slow. Change the pattern.';
  return result === 'differs' ? 'This doesn’t match the field’s pattern.' : undefined;
}

/** Returns the first field with a wrong value. Only the test of a pattern takes time. */
export async function firstProblem(
  fields: readonly FieldDefinition[],
  data: Data,
): Promise<FieldDefinition | undefined> {
  for (const field of fields) {
    const value = data[field.key] ?? '';
    const { pattern } = field;
    const result = pattern === undefined || value === '' ? undefined : await testPatternAside(pattern, value);
    if (problemOf(field, value, () => result) !== undefined) return field;
  }
  return undefined;
}

/** The part of a text's most characters from which they're counted. */
const NEARLY = 0.8;

/** Returns the limits of a field; empty if it has none, or if a text is far from its own. */
export function limitsText({ type, minimum, maximum, maxLength }: FieldDefinition, value: string): string {
  if (!isNumeric(type)) {
    const length = lengthOf(value);
    return maxLength === undefined || length < NEARLY * maxLength ? '' : `${length} / ${maxLength}`;
  }
  const unit = type === 'percentage' ? '0.25 is 25%' : type === 'duration' ? 'milliseconds' : '';
  const least =
    minimum !== undefined && (maximum === undefined ? `${minimum} or more` : `${minimum} to ${maximum}`);
  const most = minimum === undefined && maximum !== undefined && `${maximum} or less`;
  return [least, most, unit].filter(Boolean).join(' · ');
}
