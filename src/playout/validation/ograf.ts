import { describe, inside } from '../../runtime-validation/problem.ts';
import { Checker, isObject, type JsonObject } from './checker.ts';
import { checkGdd } from './gdd.ts';
import { checkDurations } from './ograf-durations.ts';
import { checkRequirement } from './ograf-requirements.ts';
import type { PatternTest } from './pattern-test.ts';
import type { PlayoutProblem } from './rules.ts';

/** The address of the JSON Schema of OGraf v1, which every manifest contains. */
export const OGRAF_SCHEMA = 'https://ograf.ebu.io/v1/specification/json-schemas/graphics/schema.json';

const REQUIRED = ['$schema', 'id', 'name', 'main', 'supportsRealTime', 'supportsNonRealTime'];
const KNOWN = [
  ...REQUIRED,
  ...['version', 'description', 'author', 'customActions', 'actionDurations', 'stepCount', 'schema'],
  ...['renderRequirements', 'thumbnails'],
];

/** Names with a hyphen that HTML reserves. */
const RESERVED = /^(annotation-xml|color-profile|font-face(-(src|uri|format|name))?|missing-glyph)$/;

/**
 * Whether ograf-server and SPX can use the name for an HTML element: lowercase letters, digits, dots, and at
 * least one hyphen.
 */
export const isElementName = (name: string): boolean =>
  /^[a-z][a-z0-9.]*-[a-z0-9.-]*$/.test(name) && !RESERVED.test(name);

function checkEmpty(check: Checker, value: unknown, path: string): void {
  if (typeof value === 'string' && value.trim() === '')
    check.add('ograf-empty', path, 'expected text, got an empty string');
}

function checkGeneral(check: Checker, manifest: JsonObject): void {
  check.required('ograf-shape', manifest, REQUIRED, '');
  check.known('ograf-shape', manifest, KNOWN, '');
  check.members(
    'ograf-shape',
    manifest,
    {
      id: 'text',
      version: 'text',
      main: 'text',
      name: 'text',
      description: 'text',
      supportsRealTime: 'boolean',
      supportsNonRealTime: 'boolean',
      stepCount: 'number',
    },
    '',
  );
  if ('$schema' in manifest) check.oneOf('ograf-shape', manifest.$schema, [OGRAF_SCHEMA], '$schema');
  for (const name of ['id', 'main', 'name']) checkEmpty(check, manifest[name], name);
  const { id, stepCount, supportsRealTime, supportsNonRealTime } = manifest;
  if (typeof id === 'string' && id.includes('/')) {
    check.add('ograf-id-slash', 'id', `slashes aren't allowed, got ${describe(id)}`);
  } else if (typeof id === 'string' && id.trim() !== '' && !isElementName(id)) {
    check.add(
      'ograf-element-name',
      'id',
      `some hosts need lowercase letters, digits, dots, and at least one hyphen, got ${describe(id)}`,
    );
  }
  if (typeof stepCount === 'number') {
    if (stepCount < -1) check.add('ograf-shape', 'stepCount', `expected -1 or more, got ${stepCount}`);
    else if (!Number.isInteger(stepCount))
      check.add('ograf-steps-whole', 'stepCount', `expected a whole number, got ${stepCount}`);
  }
  if (supportsRealTime === false && supportsNonRealTime === false) {
    check.add(
      'ograf-support',
      'supportsRealTime',
      'the graphic supports neither real-time nor non-real-time rendering',
    );
  }
}

function checkAuthor(check: Checker, author: unknown): void {
  if (!check.kind('ograf-shape', author, 'object', 'author') || !isObject(author)) return;
  check.required('ograf-shape', author, ['name'], 'author');
  check.known('ograf-shape', author, ['name', 'email', 'url'], 'author');
  check.members('ograf-shape', author, { name: 'text', email: 'text', url: 'text' }, 'author');
  const { email } = author;
  if (typeof email === 'string' && !/^[^\s@]+@[^\s@]+$/.test(email))
    check.add('ograf-email', 'author.email', `expected an e-mail address, got ${describe(email)}`);
}

function checkActions(check: Checker, actions: unknown): void {
  const places = new Map<string, string>();
  check.entries('ograf-action', actions, 'customActions', (action, path) => {
    check.required('ograf-action', action, ['id', 'name'], path);
    check.known('ograf-action', action, ['id', 'name', 'description', 'schema'], path);
    check.members('ograf-action', action, { id: 'text', name: 'text', description: 'text' }, path);
    if ('schema' in action && action.schema !== null) {
      const own = inside(path, 'schema');
      if (check.kind('ograf-action', action.schema, 'object', own))
        checkGdd(check, action.schema as JsonObject, own);
    }
    checkEmpty(check, action.id, inside(path, 'id'));
    if (typeof action.id !== 'string') return;
    const first = places.get(action.id);
    if (first === undefined) {
      places.set(action.id, path);
    } else {
      check.add(
        'ograf-action-unique',
        inside(path, 'id'),
        `${describe(action.id)} is already used by ${first}`,
      );
    }
  });
}

function checkThumbnail(check: Checker, thumbnail: JsonObject, path: string): void {
  check.required('ograf-shape', thumbnail, ['file'], path);
  check.known('ograf-shape', thumbnail, ['file', 'resolution'], path);
  check.members('ograf-shape', thumbnail, { file: 'text', resolution: 'object' }, path);
  const { file, resolution } = thumbnail;
  if (typeof file === 'string' && !/\.(png|jpe?g|gif|webp)$/i.test(file)) {
    check.add(
      'ograf-thumbnail',
      inside(path, 'file'),
      `expected a PNG, JPG, GIF, or WebP file, got ${describe(file)}`,
    );
  }
  if (!isObject(resolution)) return;
  const own = inside(path, 'resolution');
  check.required('ograf-shape', resolution, ['width', 'height'], own);
  for (const name of ['width', 'height']) {
    const value = resolution[name];
    if (name in resolution && !(Number.isInteger(value) && Number(value) >= 1)) {
      const message = `expected a whole number above 0, got ${describe(value)}`;
      check.add('ograf-shape', inside(own, name), message);
    }
  }
}

/**
 * Checks a manifest of OGraf v1: its structure, and the rules of the specification that the official schemas
 * don't enforce.
 * @param manifest - Parsed JSON.
 * @param fileName - The manifest's file name, if it's known.
 * @param test - Tests values against patterns. By default, this happens on the same thread.
 * @returns Every problem with its place; empty if the manifest is valid.
 */
export function validateOgraf(
  manifest: unknown,
  fileName?: string,
  test?: PatternTest,
): readonly PlayoutProblem[] {
  const check = new Checker(test);
  if (fileName !== undefined && !/[^/]\.ograf\.json$/.test(fileName))
    check.add('ograf-file-name', '', `the file name has to end in .ograf.json, got ${fileName}`);
  if (!check.kind('ograf-shape', manifest, 'object', '') || !isObject(manifest)) return check.problems;
  checkGeneral(check, manifest);
  if ('author' in manifest) checkAuthor(check, manifest.author);
  if ('customActions' in manifest) checkActions(check, manifest.customActions);
  if ('actionDurations' in manifest) checkDurations(check, manifest);
  if ('schema' in manifest && check.kind('ograf-shape', manifest.schema, 'object', 'schema'))
    checkGdd(check, manifest.schema as JsonObject, 'schema');
  if ('renderRequirements' in manifest) {
    check.entries('ograf-shape', manifest.renderRequirements, 'renderRequirements', (entry, path) =>
      checkRequirement(check, entry, path),
    );
  }
  if ('thumbnails' in manifest) {
    check.entries('ograf-shape', manifest.thumbnails, 'thumbnails', (thumbnail, path) =>
      checkThumbnail(check, thumbnail, path),
    );
  }
  return check.problems;
}
