import { isPattern } from '../../runtime-validation/pattern.ts';
import { inside } from '../../runtime-validation/problem.ts';
import { isObject, type Checker, type JsonObject, type Kind } from './checker.ts';

/** Keywords of JSON Schema 2020-12, and the kind of value that its meta-schema requires for each. */
const KEYWORDS: Readonly<Record<string, Kind>> = {
  $schema: 'text',
  $comment: 'text',
  title: 'text',
  description: 'text',
  deprecated: 'boolean',
  readOnly: 'boolean',
  writeOnly: 'boolean',
  format: 'text',
  contentEncoding: 'text',
  contentMediaType: 'text',
  multipleOf: 'number',
  maximum: 'number',
  exclusiveMaximum: 'number',
  minimum: 'number',
  exclusiveMinimum: 'number',
  maxLength: 'count',
  minLength: 'count',
  pattern: 'text',
  maxItems: 'count',
  minItems: 'count',
  uniqueItems: 'boolean',
  maxProperties: 'count',
  minProperties: 'count',
  enum: 'array',
  examples: 'array',
};

/** Pairs of a minimum and a maximum. */
const LIMITS = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** Checks the keywords that any JSON Schema can have. */
export function checkKeywords(check: Checker, schema: JsonObject, path: string): void {
  check.members('gdd-shape', schema, KEYWORDS, path);
  if (typeof schema.multipleOf === 'number' && schema.multipleOf <= 0)
    check.add('gdd-shape', inside(path, 'multipleOf'), 'expected a number above 0');
  if ('required' in schema) checkRequired(check, schema, path);
  if (typeof schema.pattern === 'string' && !isPattern(schema.pattern))
    check.add('gdd-pattern', inside(path, 'pattern'), `not a valid regular expression: ${schema.pattern}`);
  for (const [least, greatest] of LIMITS) {
    const from = schema[least];
    const to = schema[greatest];
    if (typeof from === 'number' && typeof to === 'number' && from > to)
      check.add('gdd-limits', inside(path, least), `${from} is more than ${greatest} (${to})`);
  }
}

function checkRequired(check: Checker, schema: JsonObject, path: string): void {
  const own = inside(path, 'required');
  const list = schema.required;
  if (!check.kind('gdd-shape', list, 'array', own)) return;
  const names = new Set<unknown>();
  (list as readonly unknown[]).forEach((name, index) => {
    const at = inside(own, index);
    if (!check.kind('gdd-shape', name, 'text', at)) return;
    if (names.has(name)) check.add('gdd-shape', at, `${JSON.stringify(name)} is already listed`);
    else if (isObject(schema.properties) && !Object.hasOwn(schema.properties, name as string))
      check.add('gdd-required', at, `the property ${JSON.stringify(name)} doesn't exist`);
    names.add(name);
  });
}
