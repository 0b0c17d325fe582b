import { isObject } from '../../runtime/state/checks.ts';
import { describe, inside } from '../../runtime-validation/problem.ts';
import { Checker, type JsonObject, type Kind, type PlayoutProblem, kinds, type Kinds } from './checker.ts';
import { checkGdd } from './validate-gdd.ts';
import type { PatternTest } from './pattern-test.ts';

/** The types of actions, and the members that an entry for each can have besides its type and duration. */
const DURATIONS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  playAction: { steps: 'any' },
  updateAction: {},
  stopAction: {},
  customAction: { customActionId: 'string' },
};

function checkEntry(check: Checker, entry: JsonObject, path: string): void {
  const { type } = entry;
  if ('type' in entry && !check.oneOf(type, Object.keys(DURATIONS), inside(path, 'type'))) return;
  const required = ['type', 'duration', ...(type === 'customAction' ? ['customActionId'] : [])];
  check.closed(entry, { type: 'any', duration: 'duration', ...DURATIONS[String(type)] }, required, path);
  if (type === 'playAction' && 'steps' in entry) {
    check.entries(entry.steps, inside(path, 'steps'), (step, own) =>
      check.closed(step, { step: 'count', duration: 'duration' }, ['duration'], own),
    );
  }
}

/** Checks `actionDurations`: each entry, that no action has two, and that each custom action exists. */
function checkDurations(check: Checker, { actionDurations, customActions }: JsonObject): void {
  const actions = Array.isArray(customActions) ? customActions.filter(isObject).map(({ id }) => id) : [];
  const places = new Map<unknown, string>();
  check.entries(actionDurations, 'actionDurations', (entry, path) => {
    checkEntry(check, entry, path);
    const { type, customActionId: id } = entry;
    const isCustom = type === 'customAction' && typeof id === 'string';
    if (isCustom && !actions.includes(id))
      check.add(inside(path, 'customActionId'), `no custom action has the id ${describe(id)}`);
    const action = isCustom ? `customAction ${id}` : type;
    const first = places.get(action);
    if (first === undefined) places.set(action, path);
    else check.add(path, `${first} already has the duration of this action`);
  });
}

/** Checks a number's constraint. A bare number is a common mistake, so the message shows what to write. */
function checkNumber(check: Checker, value: unknown, path: string): void {
  if (typeof value === 'number') {
    check.add(path, `expected an object such as {"exact": ${value}}, got ${value}`);
    return;
  }
  if (!check.object(value, path)) return;
  const { min, max } = value;
  check.closed(value, { min: 'number', max: 'number', exact: 'number', ideal: 'number' }, [], path);
  if (typeof min === 'number' && typeof max === 'number' && min > max)
    check.add(inside(path, 'min'), `${min} is more than max (${max})`);
}

function checkEngine(check: Checker, engine: JsonObject, path: string): void {
  check.required(engine, ['type', 'version'], path);
  check.members(engine, { type: 'string', version: 'object' }, path);
  if (!isObject(engine.version)) return;
  const own = inside(path, 'version');
  check.required(engine.version, ['min'], own);
  if ('min' in engine.version && typeof engine.version.min !== 'string') {
    const got = describe(engine.version.min);
    check.add(inside(own, 'min'), `expected a string such as "117", got ${got}`);
  }
}

function checkRequirement(check: Checker, entry: JsonObject, path: string): void {
  const { resolution, frameRate, accessToPublicInternet, engine } = entry;
  check.closed(entry, kinds('any', 'resolution frameRate accessToPublicInternet engine'), [], path);
  const own = inside(path, 'resolution');
  if ('resolution' in entry && check.object(resolution, own)) {
    check.closed(resolution, { width: 'any', height: 'any' }, [], own);
    for (const name of ['width', 'height'])
      if (name in resolution) checkNumber(check, resolution[name], inside(own, name));
  }
  if ('frameRate' in entry) checkNumber(check, frameRate, inside(path, 'frameRate'));
  const access = inside(path, 'accessToPublicInternet');
  if ('accessToPublicInternet' in entry && check.object(accessToPublicInternet, access))
    check.closed(accessToPublicInternet, { exact: 'boolean', ideal: 'boolean' }, [], access);
  if ('engine' in entry)
    check.entries(engine, inside(path, 'engine'), (one, at) => checkEngine(check, one, at));
}

/** The address of the JSON Schema of OGraf v1, which every manifest contains. */
export const OGRAF_SCHEMA = 'https://ograf.ebu.io/v1/specification/json-schemas/graphics/schema.json';

const REQUIRED = ['$schema', 'id', 'name', 'main', 'supportsRealTime', 'supportsNonRealTime'];
const MEMBERS: Kinds = {
  ...kinds('any', '$schema author customActions actionDurations schema renderRequirements thumbnails'),
  ...kinds('string', 'id version main name description'),
  ...kinds('boolean', 'supportsRealTime supportsNonRealTime'),
  stepCount: 'number',
};

/** Names with a hyphen that HTML reserves. */
const RESERVED = /^(annotation-xml|color-profile|font-face(-(src|uri|format|name))?|missing-glyph)$/;

/** Whether ograf-server and SPX accept it as an element's name: lowercase, digits, dots, at least one `-`. */
export const isElementName = (name: string): boolean =>
  /^[a-z][a-z0-9.]*-[a-z0-9.-]*$/.test(name) && !RESERVED.test(name);

function checkEmpty(check: Checker, value: unknown, path: string): void {
  if (typeof value === 'string' && value.trim() === '') check.add(path, 'expected text, got an empty string');
}

function checkGeneral(check: Checker, manifest: JsonObject): void {
  check.closed(manifest, MEMBERS, REQUIRED, '');
  if ('$schema' in manifest) check.oneOf(manifest.$schema, [OGRAF_SCHEMA], '$schema');
  for (const name of ['id', 'main', 'name']) checkEmpty(check, manifest[name], name);
  const { id, stepCount, supportsRealTime, supportsNonRealTime } = manifest;
  if (typeof id === 'string' && id.includes('/')) {
    check.add('id', `slashes aren’t allowed, got ${describe(id)}`);
  } else if (typeof id === 'string' && id.trim() !== '' && !isElementName(id)) {
    check.warn(
      'id',
      `some hosts need lowercase letters, digits, dots, and at least one hyphen, got ${describe(id)}`,
    );
  }
  if (typeof stepCount === 'number') {
    if (stepCount < -1) check.add('stepCount', `expected -1 or more, got ${stepCount}`);
    else if (!Number.isInteger(stepCount))
      check.add('stepCount', `expected a whole number, got ${stepCount}`);
  }
  if (supportsRealTime === false && supportsNonRealTime === false)
    check.add('supportsRealTime', 'the graphic supports neither real-time nor non-real-time rendering');
}

function checkAuthor(check: Checker, author: unknown): void {
  if (!check.object(author, 'author')) return;
  check.closed(author, { name: 'string', email: 'string', url: 'string' }, ['name'], 'author');
  const { email } = author;
  if (typeof email === 'string' && !/^[^\s@]+@[^\s@]+$/.test(email))
    check.add('author.email', `expected an e-mail address, got ${describe(email)}`);
}

function checkActions(check: Checker, actions: unknown): void {
  const places = new Map<string, string>();
  check.entries(actions, 'customActions', (action, path) => {
    const kinds = { id: 'string', name: 'string', description: 'string', schema: 'any' } as const;
    check.closed(action, kinds, ['id', 'name'], path);
    if ('schema' in action && action.schema !== null) {
      const own = inside(path, 'schema');
      if (check.object(action.schema, own)) checkGdd(check, action.schema, own);
    }
    checkEmpty(check, action.id, inside(path, 'id'));
    if (typeof action.id !== 'string') return;
    const first = places.get(action.id);
    if (first === undefined) places.set(action.id, path);
    else check.add(inside(path, 'id'), `${describe(action.id)} is already used by ${first}`);
  });
}

function checkThumbnail(check: Checker, thumbnail: JsonObject, path: string): void {
  check.closed(thumbnail, { file: 'string', resolution: 'object' }, ['file'], path);
  const { file, resolution } = thumbnail;
  if (typeof file === 'string' && !/\.(png|jpe?g|gif|webp)$/i.test(file))
    check.add(inside(path, 'file'), `expected a PNG, JPG, GIF, or WebP file, got ${describe(file)}`);
  if (!isObject(resolution)) return;
  const own = inside(path, 'resolution');
  check.required(resolution, ['width', 'height'], own);
  check.members(resolution, { width: 'size', height: 'size' }, own);
}

/**
 * Checks a manifest of OGraf v1: its structure, and the rules of the specification that the official schemas
 * don't enforce.
 * @param fileName - The manifest's file name, if it's known.
 * @param test - Tests values against patterns. By default, this happens on the same thread.
 */
export function validateOgraf(
  manifest: unknown,
  fileName?: string,
  test?: PatternTest,
): readonly PlayoutProblem[] {
  const check = new Checker(test);
  if (fileName !== undefined && !/[^/]\.ograf\.json$/.test(fileName))
    check.add('', `the file name has to end in .ograf.json, got ${fileName}`);
  if (!check.object(manifest, '')) return check.problems;
  checkGeneral(check, manifest);
  if ('author' in manifest) checkAuthor(check, manifest.author);
  if ('customActions' in manifest) checkActions(check, manifest.customActions);
  if ('actionDurations' in manifest) checkDurations(check, manifest);
  if ('schema' in manifest && check.object(manifest.schema, 'schema'))
    checkGdd(check, manifest.schema, 'schema');
  if ('renderRequirements' in manifest) {
    check.entries(manifest.renderRequirements, 'renderRequirements', (entry, path) =>
      checkRequirement(check, entry, path),
    );
  }
  if ('thumbnails' in manifest) {
    check.entries(manifest.thumbnails, 'thumbnails', (thumbnail, path) =>
      checkThumbnail(check, thumbnail, path),
    );
  }
  return check.problems;
}
