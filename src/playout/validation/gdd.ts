import { describe, inside } from '../../runtime-validation/problem.ts';
import { Checker, isObject, type JsonObject, type Kind } from './checker.ts';
import { checkDefault } from './gdd-default.ts';
import { checkGddType } from './gdd-types.ts';
import { checkKeywords } from './json-schema.ts';
import type { PatternTest } from './pattern-test.ts';
import { checkPlayoutOptions } from './playout-options.ts';
import type { PlayoutProblem } from './rules.ts';

/** The JSON types that GDD supports. Its meta-schema refuses a list of types, such as text or null. */
const TYPES = ['boolean', 'string', 'number', 'integer', 'array', 'object'];

const DEFAULTS: Readonly<Record<string, Kind>> = {
  boolean: 'boolean',
  string: 'text',
  number: 'number',
  integer: 'integer',
  array: 'array',
  object: 'object',
};

/** The address of version 1 of GDD's meta-schema. */
const GDD_SCHEMA = 'https://superflytv.github.io/GraphicsDataDefinition/gdd-meta-schema/v1/schema.json';

/** Checks a GDD schema at any level: as a whole, as a property, or as the items of an array. */
export function checkGdd(check: Checker, schema: JsonObject, path: string): void {
  checkKeywords(check, schema, path);
  check.members(
    'gdd-shape',
    schema,
    { gddType: 'text', gddOptions: 'object', hidden: 'boolean', order: 'number' },
    path,
  );
  const { type } = schema;
  if (!Object.hasOwn(schema, 'type')) {
    check.add('gdd-shape', inside(path, 'type'), 'is missing');
  } else if (!TYPES.includes(type as string)) {
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
    if (name === '') check.add('gdd-shape', own, "a property doesn't have a name");
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
 * Checks a standalone GDD definition, such as the one in the head of an HTML template.
 * @param schema - Parsed JSON.
 * @param test - Tests values against patterns. By default, this happens on the same thread.
 * @returns Every problem with its place; empty if the definition is valid.
 */
export function validateGdd(schema: unknown, test?: PatternTest): readonly PlayoutProblem[] {
  const check = new Checker(test);
  if (!check.kind('gdd-shape', schema, 'object', '') || !isObject(schema)) return check.problems;
  checkGdd(check, schema, '');
  if (TYPES.includes(schema.type as string) && schema.type !== 'object')
    check.add('gdd-required', 'type', `a definition has to be an "object", got ${describe(schema.type)}`);
  const address = schema.$schema;
  if (typeof address === 'string' && address !== GDD_SCHEMA)
    check.add('gdd-address', '$schema', `expected ${GDD_SCHEMA}, got ${describe(address)}`);
  if ('gddPlayoutOptions' in schema)
    checkPlayoutOptions(check, schema.gddPlayoutOptions, 'gddPlayoutOptions');
  return check.problems;
}
