import type { FieldDefinition } from '../../../runtime/definition/project.ts';
import { colorPattern, isNumeric, isWhole } from '../../../playout/definition/field-types.ts';
import { isMultiple } from '../../../playout/validation/multiple.ts';
import type { Data } from './deep-link';

/** Why a field does not take a value. */
export type Problem =
  | { readonly kind: 'required' | 'number' | 'integer' | 'pattern' | 'color' | 'color-alpha' | 'choice' }
  | { readonly kind: 'low' | 'high' | 'step'; readonly limit: number }
  | { readonly kind: 'short' | 'long'; readonly limit: number; readonly length: number };

/** Number of characters as a reader counts them: an emoji of one code point is one. */
export const lengthOf = (text: string): number => Array.from(text).length;

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    // A pattern that is no regular expression cannot refuse anything.
    return true;
  }
}

/** What is wrong with a value that is to be a number. */
function problemOfNumber(
  { type, minimum = -Infinity, maximum = Infinity, step }: FieldDefinition,
  value: string,
): Problem | undefined {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return { kind: 'number' };
  if (isWhole(type) && !Number.isInteger(number)) return { kind: 'integer' };
  if (number < minimum) return { kind: 'low', limit: minimum };
  if (number > maximum) return { kind: 'high', limit: maximum };
  return step !== undefined && !isMultiple(number, step) ? { kind: 'step', limit: step } : undefined;
}

/** What is wrong with a value that can only be one of some. */
function problemOfKind({ type, choices = [] }: FieldDefinition, value: string): Problem | undefined {
  if (type === 'dropdown')
    return choices.some((choice) => choice.value === value) ? undefined : { kind: 'choice' };
  if (type !== 'color' && type !== 'color-alpha') return undefined;
  // Both cases of letters mean the same color. GDD wants lower case, so that's what the form sends.
  return new RegExp(colorPattern(type), 'i').test(value) ? undefined : { kind: type };
}

/** What is wrong with a value; undefined when nothing is. An empty value is right unless the field is required. */
export function problemOf(field: FieldDefinition, value: string): Problem | undefined {
  const { type, required = false, minLength = 0, maxLength = Infinity, pattern } = field;
  if (value === '') return required ? { kind: 'required' } : undefined;
  const wrong = isNumeric(type) ? problemOfNumber(field, value) : problemOfKind(field, value);
  if (wrong) return wrong;
  const length = lengthOf(value);
  if (length < minLength) return { kind: 'short', limit: minLength, length };
  if (length > maxLength) return { kind: 'long', limit: maxLength, length };
  if (pattern !== undefined && !matches(pattern, value)) return { kind: 'pattern' };
  return undefined;
}

/** The first field whose value is wrong. */
export const firstProblem = (fields: readonly FieldDefinition[], data: Data): FieldDefinition | undefined =>
  fields.find((field) => problemOf(field, data[field.key] ?? '') !== undefined);
