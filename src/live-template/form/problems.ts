import type { FieldDefinition } from '../runtime/definition/project.ts';
import { colorPattern, isNumeric, isWhole } from '../playout/definition/field-types.ts';
import { isMultiple } from '../playout/validation/multiple.ts';
import type { PatternTest } from '../playout/validation/pattern-test.ts';
import type { Data } from './deep-link.ts';
import { testPatternAside } from './patterns.ts';

/** Why a field doesn't accept a value. */
export type Problem =
  | {
      readonly kind:
        'required' | 'number' | 'integer' | 'pattern' | 'slow-pattern' | 'color' | 'color-alpha' | 'choice';
    }
  | { readonly kind: 'low' | 'high' | 'step'; readonly limit: number }
  | { readonly kind: 'short' | 'long'; readonly limit: number; readonly length: number };

/** Returns the number of characters as a reader counts them: an emoji of one code point is one. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Returns the problem with a value that should be a number. */
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

/** Returns the problem with a value that has to be one of several. */
function problemOfKind({ type, choices = [] }: FieldDefinition, value: string): Problem | undefined {
  if (type === 'dropdown')
    return choices.some((choice) => choice.value === value) ? undefined : { kind: 'choice' };
  if (type !== 'color' && type !== 'color-alpha') return undefined;
  // Uppercase and lowercase letters mean the same color. GDD expects lowercase, so that's what the form sends.
  return new RegExp(colorPattern(type), 'i').test(value) ? undefined : { kind: type };
}

/**
 * Returns the problem with a value, or undefined if it's fine. An empty value is fine unless the field is
 * required.
 * @param test - Looks up whether a value fits a pattern. Whoever wrote the template decides how long a test takes, so it doesn't
 * happen here.
 */
export function problemOf(field: FieldDefinition, value: string, test: PatternTest): Problem | undefined {
  const { type, required = false, minLength = 0, maxLength = Infinity, pattern } = field;
  if (value === '') return required ? { kind: 'required' } : undefined;
  const wrong = isNumeric(type) ? problemOfNumber(field, value) : problemOfKind(field, value);
  if (wrong) return wrong;
  const length = lengthOf(value);
  if (length < minLength) return { kind: 'short', limit: minLength, length };
  if (length > maxLength) return { kind: 'long', limit: maxLength, length };
  const result = pattern === undefined ? undefined : test(pattern, value);
  if (result === 'slow') return { kind: 'slow-pattern' };
  return result === 'differs' ? { kind: 'pattern' } : undefined;
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
    if (problemOf(field, value, () => result)) return field;
  }
  return undefined;
}
