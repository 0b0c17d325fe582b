import { describe, inside } from '../../runtime-validation/problem.ts';
import type { Checker, JsonObject } from './checker.ts';
import { isMultiple } from './multiple.ts';

/** Returns the rule that a default breaks, in words, or undefined if it doesn't break any. */
function broken(check: Checker, schema: JsonObject, value: unknown): string | undefined {
  const { enum: list, pattern, minLength, maxLength, minimum, maximum, multipleOf } = schema;
  if (Array.isArray(list) && !list.includes(value)) return "isn't in enum";
  if (typeof value === 'string') {
    // JSON Schema counts characters, not code units.
    const { length } = Array.from(value);
    if (typeof minLength === 'number' && length < minLength) return `is shorter than ${minLength} characters`;
    if (typeof maxLength === 'number' && length > maxLength) return `is longer than ${maxLength} characters`;
    const result = typeof pattern === 'string' ? check.testPattern(pattern, value) : undefined;
    if (result === 'differs') return `doesn't match the pattern ${String(pattern)}`;
    if (result === 'slow') return `can't be checked, because the pattern is too slow: ${String(pattern)}`;
  }
  if (typeof value === 'number') {
    const { exclusiveMinimum: above, exclusiveMaximum: below } = schema;
    if (typeof minimum === 'number' && value < minimum) return `is less than ${minimum}`;
    if (typeof maximum === 'number' && value > maximum) return `is more than ${maximum}`;
    if (typeof multipleOf === 'number' && multipleOf > 0 && !isMultiple(value, multipleOf))
      return `isn't a multiple of ${multipleOf}`;
    if (typeof above === 'number' && value <= above) return `is not more than ${above}`;
    if (typeof below === 'number' && value >= below) return `is not less than ${below}`;
  }
  return undefined;
}

/** Checks that a default is within the limits of its schema. A default of the wrong type is refused elsewhere. */
export function checkDefault(check: Checker, schema: JsonObject, path: string): void {
  if (!Object.hasOwn(schema, 'default')) return;
  const reason = broken(check, schema, schema.default);
  if (reason) check.add('gdd-default', inside(path, 'default'), `${describe(schema.default)} ${reason}`);
}
