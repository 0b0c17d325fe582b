import type { FieldDefinition } from '../../../runtime/definition/project.ts';
import type { Data } from './deep-link';

/** Why a field does not take a value. */
export type Problem =
  | { readonly kind: 'required' | 'number' | 'pattern' }
  | { readonly kind: 'low' | 'high'; readonly limit: number }
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
  { minimum = -Infinity, maximum = Infinity }: FieldDefinition,
  value: string,
): Problem | undefined {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return { kind: 'number' };
  if (number < minimum) return { kind: 'low', limit: minimum };
  return number > maximum ? { kind: 'high', limit: maximum } : undefined;
}

/** What is wrong with a value; undefined when nothing is. An empty value is right unless the field is required. */
export function problemOf(field: FieldDefinition, value: string): Problem | undefined {
  const { type, required = false, minLength = 0, maxLength = Infinity, pattern } = field;
  if (value === '') return required ? { kind: 'required' } : undefined;
  const wrongNumber = type === 'number' ? problemOfNumber(field, value) : undefined;
  if (wrongNumber) return wrongNumber;
  const length = lengthOf(value);
  if (length < minLength) return { kind: 'short', limit: minLength, length };
  if (length > maxLength) return { kind: 'long', limit: maxLength, length };
  if (pattern !== undefined && !matches(pattern, value)) return { kind: 'pattern' };
  return undefined;
}

/** The first field whose value is wrong. */
export const firstProblem = (fields: readonly FieldDefinition[], data: Data): FieldDefinition | undefined =>
  fields.find((field) => problemOf(field, data[field.key] ?? '') !== undefined);
