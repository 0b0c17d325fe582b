import type { FieldDefinition } from '../runtime/definition/project.ts';
import { isPattern } from './pattern.ts';
import { describe, inside, type Problem } from './problem.ts';

/** Checks the fields of the operator's form for problems and conflicts. */
export function checkFields(fields: readonly FieldDefinition[]): readonly Problem[] {
  const problems: Problem[] = [];
  /** The field that has each key. */
  const places = new Map<string, string>();
  fields.forEach((field, index) => {
    const path = inside('templateDefinition.fields', index);
    const add = (member: string, message: string): void => {
      problems.push({ path: inside(path, member), message });
    };
    const {
      key,
      pattern,
      minLength = 0,
      maxLength = Infinity,
      minimum = -Infinity,
      maximum = Infinity,
      type,
      choices = [],
    } = field;
    const before = places.get(key);
    if (before !== undefined) add('key', `the key ${JSON.stringify(key)} is already used by ${before}`);
    else places.set(key, path);
    if (maxLength < minLength) add('maxLength', `expected ${minLength} or more, got ${maxLength}`);
    if (maximum < minimum) add('maximum', `expected ${minimum} or more, got ${maximum}`);
    if (type === 'dropdown' && choices.length === 0) add('choices', 'expected at least one choice, got none');
    const values = new Set<string>();
    choices.forEach(({ value }, choice) => {
      if (values.has(value)) {
        problems.push({
          path: inside(inside(inside(path, 'choices'), choice), 'value'),
          message: `${JSON.stringify(value)} is already used by an earlier choice`,
        });
      }
      values.add(value);
    });
    if (pattern !== undefined && !isPattern(pattern))
      add('pattern', `expected a regular expression, got ${describe(pattern)}`);
  });
  return problems;
}
