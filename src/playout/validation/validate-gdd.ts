import { isObject } from '../../runtime/state/checks.ts';
import { isPattern } from '../../runtime-validation/pattern.ts';
import { describe, inside } from '../../runtime-validation/problem.ts';
import { Checker, kinds, type JsonObject, type Kind, type Kinds, type PlayoutProblem } from './checker.ts';
import { checkGddType } from './gdd-types.ts';
import { isMultiple } from './multiple.ts';
import type { PatternTest } from './pattern-test.ts';

/** Keywords of JSON Schema 2020-12, and the kind of value that its meta-schema requires for each. */
const KEYWORDS: Kinds = {
  ...kinds('string', '$schema $comment title description format contentEncoding contentMediaType pattern'),
  ...kinds('boolean', 'deprecated readOnly writeOnly uniqueItems'),
  ...kinds('number', 'multipleOf maximum exclusiveMaximum minimum exclusiveMinimum'),
  ...kinds('count', 'maxLength minLength maxItems minItems maxProperties minProperties'),
  ...kinds('array', 'enum examples'),
};

const LIMITS = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

function checkKeywords(check: Checker, schema: JsonObject, path: string): void {
  check.members(schema, KEYWORDS, path);
  if (typeof schema.multipleOf === 'number' && schema.multipleOf <= 0)
    check.add(inside(path, 'multipleOf'), 'expected a number above 0');
  if ('required' in schema) checkRequired(check, schema, path);
  if (typeof schema.pattern === 'string' && !isPattern(schema.pattern))
    check.add(inside(path, 'pattern'), `not a valid regular expression: ${schema.pattern}`);
  for (const [least, greatest] of LIMITS) {
    const from = schema[least];
    const to = schema[greatest];
    if (typeof from === 'number' && typeof to === 'number' && from > to)
      check.add(inside(path, least), `${from} is more than ${greatest} (${to})`);
  }
}

function checkRequired(check: Checker, schema: JsonObject, path: string): void {
  const own = inside(path, 'required');
  const list = schema.required;
  if (!check.kind(list, 'array', own)) return;
  const names = new Set<unknown>();
  (list as readonly unknown[]).forEach((name, index) => {
    const at = inside(own, index);
    if (!check.kind(name, 'string', at)) return;
    if (names.has(name)) check.add(at, `${JSON.stringify(name)} is already listed`);
    else if (isObject(schema.properties) && !Object.hasOwn(schema.properties, name as string))
      check.add(at, `the property ${JSON.stringify(name)} doesn’t exist`);
    names.add(name);
  });
}

/** Returns the rule that a default breaks, in words, or undefined if it doesn't break any. */
function broken(check: Checker, schema: JsonObject, value: unknown): string | undefined {
  const { enum: list, pattern, minLength, maxLength, minimum, maximum, multipleOf } = schema;
  if (Array.isArray(list) && !list.includes(value)) return 'isn’t in enum';
  if (typeof value === 'string') {
    // JSON Schema counts characters, not code units.
    const { length } = Array.from(value);
    if (typeof minLength === 'number' && length < minLength) return `is shorter than ${minLength} characters`;
    if (typeof maxLength === 'number' && length > maxLength) return `is longer than ${maxLength} characters`;
    const result = typeof pattern === 'string' ? check.testPattern(pattern, value) : undefined;
    if (result === 'differs') return `doesn’t match the pattern ${String(pattern)}`;
    if (result === 'slow') return `can’t be checked, because the pattern is too slow: ${String(pattern)}`;
  }
  if (typeof value === 'number') {
    const { exclusiveMinimum: above, exclusiveMaximum: below } = schema;
    if (typeof minimum === 'number' && value < minimum) return `is less than ${minimum}`;
    if (typeof maximum === 'number' && value > maximum) return `is more than ${maximum}`;
    if (typeof multipleOf === 'number' && multipleOf > 0 && !isMultiple(value, multipleOf))
      return `isn’t a multiple of ${multipleOf}`;
    if (typeof above === 'number' && value <= above) return `is not more than ${above}`;
    if (typeof below === 'number' && value >= below) return `is not less than ${below}`;
  }
  return undefined;
}

/** Checks that a default is within its schema's limits. A default of the wrong type is refused elsewhere. */
function checkDefault(check: Checker, schema: JsonObject, path: string): void {
  const reason = broken(check, schema, schema.default);
  if (reason) check.warn(inside(path, 'default'), `${describe(schema.default)} ${reason}`);
}

/** Checks `gddPlayoutOptions` against playout-options.json, and the numbers that the schema doesn't check. */
function checkPlayoutOptions(check: Checker, options: unknown, path: string): void {
  if (!check.object(options, path)) return;
  check.members(options, { client: 'object', render: 'object', playout: 'object' }, path);
  if (isObject(options.client)) checkClient(check, options.client, inside(path, 'client'));
  if (isObject(options.render) && 'resolutions' in options.render)
    checkResolutions(check, options.render.resolutions, inside(inside(path, 'render'), 'resolutions'));
}

function checkClient(check: Checker, client: JsonObject, path: string): void {
  const { duration, steps } = client;
  check.members(client, { steps: 'integer' }, path);
  if ('duration' in client && duration !== null) check.kind(duration, 'integer', inside(path, 'duration'));
  if ('dataformat' in client)
    check.oneOf(client.dataformat, ['json', 'casparcg-xml'], inside(path, 'dataformat'));
  if (typeof steps === 'number' && steps < -1)
    check.add(inside(path, 'steps'), `expected -1, 0, or a number of steps, got ${steps}`);
  if (typeof duration === 'number' && duration < 0)
    check.add(inside(path, 'duration'), `expected 0 or more milliseconds, got ${duration}`);
}

function checkResolutions(check: Checker, resolutions: unknown, path: string): void {
  if (Array.isArray(resolutions) && resolutions.length === 0)
    check.add(path, 'expected at least one entry, got none');
  check.entries(resolutions, path, (resolution, own) => {
    for (const [name, value] of Object.entries(resolution)) {
      if (!/width|height|framerate/.test(name)) continue;
      const at = inside(own, name);
      if (isObject(value)) check.members(value, { min: 'number', max: 'number' }, at);
      else if (typeof value !== 'number')
        check.add(at, `expected a number or a range, got ${describe(value)}`);
    }
  });
}

/** The JSON types that GDD supports. Its meta-schema refuses a list of types, such as text or null. */
const TYPES: readonly Kind[] = ['boolean', 'string', 'number', 'integer', 'array', 'object'];

const GDD_SCHEMA = 'https://superflytv.github.io/GraphicsDataDefinition/gdd-meta-schema/v1/schema.json';

/** Checks a GDD schema at any level: as a whole, as a property, or as the items of an array. */
export function checkGdd(check: Checker, schema: JsonObject, path: string): void {
  checkKeywords(check, schema, path);
  check.members(
    schema,
    { gddType: 'string', gddOptions: 'object', hidden: 'boolean', order: 'number' },
    path,
  );
  const { type } = schema;
  if (!Object.hasOwn(schema, 'type')) {
    check.add(inside(path, 'type'), 'is missing');
  } else if (!TYPES.includes(type as Kind)) {
    const list = TYPES.join(', ');
    check.add(inside(path, 'type'), `expected one of ${list}, got ${describe(type)}`);
  }
  checkGddType(check, schema, path);
  const isKnown = TYPES.includes(type as Kind) && Object.hasOwn(schema, 'default');
  if (isKnown && check.kind(schema.default, type as Kind, inside(path, 'default')))
    checkDefault(check, schema, path);
  if (type === 'object') checkProperties(check, schema, path);
  if (type === 'array') checkItems(check, schema, path);
}

function checkProperties(check: Checker, schema: JsonObject, path: string): void {
  check.required(schema, ['properties'], path);
  const own = inside(path, 'properties');
  if (!('properties' in schema) || !check.object(schema.properties, own)) return;
  for (const [name, property] of Object.entries(schema.properties)) {
    const at = inside(own, name);
    if (name === '') check.add(own, 'a property doesn’t have a name');
    if (check.object(property, at)) checkGdd(check, property, at);
  }
}

function checkItems(check: Checker, schema: JsonObject, path: string): void {
  check.required(schema, ['items'], path);
  const own = inside(path, 'items');
  if ('items' in schema && check.object(schema.items, own)) checkGdd(check, schema.items, own);
}

/**
 * Checks a standalone GDD definition, such as the one in the head of an HTML template.
 * @param test - Tests values against patterns. By default, this happens on the same thread.
 */
export function validateGdd(schema: unknown, test?: PatternTest): readonly PlayoutProblem[] {
  const check = new Checker(test);
  if (!check.object(schema, '')) return check.problems;
  checkGdd(check, schema, '');
  if (TYPES.includes(schema.type as Kind) && schema.type !== 'object')
    check.add('type', `a definition has to be an "object", got ${describe(schema.type)}`);
  const address = schema.$schema;
  if (typeof address === 'string' && address !== GDD_SCHEMA)
    check.add('$schema', `expected ${GDD_SCHEMA}, got ${describe(address)}`);
  if ('gddPlayoutOptions' in schema)
    checkPlayoutOptions(check, schema.gddPlayoutOptions, 'gddPlayoutOptions');
  return check.problems;
}
