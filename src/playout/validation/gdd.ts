import { describe, inside } from '../../runtime-validation/problem.ts';
import { Checker, isObject, type JsonObject, type Kind } from './checker.ts';
import { checkDefault } from './gdd-default.ts';
import { checkGddType } from './gdd-types.ts';
import { checkKeywords } from './json-schema.ts';
import { checkPlayoutOptions } from './playout-options.ts';
import type { PlayoutProblem } from './rules.ts';

/** Types of JSON that GDD knows. A list of types, such as text or null, is refused by its meta-schema. */
const TYPES = ['boolean', 'string', 'number', 'integer', 'array', 'object'];

const DEFAULTS: Readonly<Record<string, Kind>> = {
  boolean: 'boolean',
  string: 'text',
  number: 'number',
  integer: 'integer',
  array: 'array',
  object: 'object',
};

/** Address of version 1 of GDD's meta-schema. */
export const GDD_SCHEMA =
  'https://superflytv.github.io/GraphicsDataDefinition/gdd-meta-schema/v1/schema.json';

/** Checks a schema of GDD wherever it stands: as a whole, as a property, as entries of an array. */
export function checkGdd(check: Checker, schema: JsonObject, path: string): void {
  checkKeywords(check, schema, path);
  check.members(
    'gdd-shape',
    schema,
    { gddType: 'text', gddOptions: 'object', hidden: 'boolean', order: 'number' },
    path,
  );
  const { type } = schema;
  if (!Object.hasOwn(schema, 'type')) check.add('gdd-shape', inside(path, 'type'), 'is missing');
  else if (!TYPES.includes(type as string)) {
    const list = TYPES.join(', ');
    check.add('gdd-shape', inside(path, 'type'), `expected one of ${list}, got ${describe(type)}`);
  }
  checkGddType(check, schema, path);
  const kind = typeof type === 'string' ? DEFAULTS[type] : undefined;
  if (kind && Object.hasOwn(schema, 'default')) {
    if (check.kind('gdd-shape', schema.default, kind, inside(path, 'default')))
      checkDefault(check, schema, path);
  }
  if (type === 'object') checkProperties(check, schema, path);
  if (type === 'array') checkItems(check, schema, path);
}

function checkProperties(check: Checker, schema: JsonObject, path: string): void {
  check.required('gdd-shape', schema, ['properties'], path);
  const own = inside(path, 'properties');
  if (!('properties' in schema) || !check.kind('gdd-shape', schema.properties, 'object', own)) return;
  for (const [name, property] of Object.entries(schema.properties as JsonObject)) {
    const at = inside(own, name);
    if (name === '') check.add('gdd-shape', own, 'a property has no name');
    if (check.kind('gdd-shape', property, 'object', at)) checkGdd(check, property as JsonObject, at);
  }
}

function checkItems(check: Checker, schema: JsonObject, path: string): void {
  check.required('gdd-shape', schema, ['items'], path);
  const own = inside(path, 'items');
  if ('items' in schema && check.kind('gdd-shape', schema.items, 'object', own))
    checkGdd(check, schema.items as JsonObject, own);
}

/**
 * Checks a GDD definition that stands by itself, as in the head of an HTML template.
 *
 * @param schema - Parsed JSON.
 * @returns Every problem with its place; empty when the definition is good.
 */
export function validateGdd(schema: unknown): readonly PlayoutProblem[] {
  const check = new Checker();
  if (!check.kind('gdd-shape', schema, 'object', '') || !isObject(schema)) return check.problems;
  checkGdd(check, schema, '');
  if (TYPES.includes(schema.type as string) && schema.type !== 'object')
    check.add('gdd-required', 'type', `a definition is an "object", got ${describe(schema.type)}`);
  const address = schema.$schema;
  if (typeof address === 'string' && address !== GDD_SCHEMA)
    check.add('gdd-address', '$schema', `expected ${GDD_SCHEMA}, got ${describe(address)}`);
  if ('gddPlayoutOptions' in schema)
    checkPlayoutOptions(check, schema.gddPlayoutOptions, 'gddPlayoutOptions');
  return check.problems;
}
