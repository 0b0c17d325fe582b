import { describe, inside } from '../../runtime-validation/problem.ts';
import { isObject, type Checker, type JsonObject } from './checker.ts';

/**
 * Checks a constraint for numbers. A bare number is a common mistake, so the message shows what to write
 * instead.
 */
function checkNumber(check: Checker, value: unknown, path: string): void {
  if (typeof value === 'number') {
    check.add('ograf-constraint', path, `expected an object such as {"exact": ${value}}, got ${value}`);
    return;
  }
  if (!check.kind('ograf-constraint', value, 'object', path) || !isObject(value)) return;
  const { min, max } = value;
  check.members(
    'ograf-constraint',
    value,
    { min: 'number', max: 'number', exact: 'number', ideal: 'number' },
    path,
  );
  check.known('ograf-constraint', value, ['min', 'max', 'exact', 'ideal'], path);
  if (typeof min === 'number' && typeof max === 'number' && min > max)
    check.add('ograf-range', inside(path, 'min'), `${min} is more than max (${max})`);
}

function checkBoolean(check: Checker, value: unknown, path: string): void {
  if (!check.kind('ograf-constraint', value, 'object', path) || !isObject(value)) return;
  check.members('ograf-constraint', value, { exact: 'boolean', ideal: 'boolean' }, path);
  check.known('ograf-constraint', value, ['exact', 'ideal'], path);
}

function checkEngine(check: Checker, engine: JsonObject, path: string): void {
  check.required('ograf-shape', engine, ['type', 'version'], path);
  check.members('ograf-shape', engine, { type: 'text', version: 'object' }, path);
  if (!isObject(engine.version)) return;
  const own = inside(path, 'version');
  check.required('ograf-shape', engine.version, ['min'], own);
  if ('min' in engine.version && typeof engine.version.min !== 'string') {
    const got = describe(engine.version.min);
    check.add('ograf-shape', inside(own, 'min'), `expected a string such as "117", got ${got}`);
  }
}

/** Checks one entry of `renderRequirements`. */
export function checkRequirement(check: Checker, entry: JsonObject, path: string): void {
  const names = ['resolution', 'frameRate', 'accessToPublicInternet', 'engine'];
  check.known('ograf-shape', entry, names, path);
  if ('resolution' in entry) {
    const own = inside(path, 'resolution');
    if (check.kind('ograf-shape', entry.resolution, 'object', own) && isObject(entry.resolution)) {
      check.known('ograf-resolution-key', entry.resolution, ['width', 'height'], own);
      for (const name of ['width', 'height'])
        if (name in entry.resolution) checkNumber(check, entry.resolution[name], inside(own, name));
    }
  }
  if ('frameRate' in entry) checkNumber(check, entry.frameRate, inside(path, 'frameRate'));
  if ('accessToPublicInternet' in entry)
    checkBoolean(check, entry.accessToPublicInternet, inside(path, 'accessToPublicInternet'));
  if ('engine' in entry) {
    check.entries('ograf-shape', entry.engine, inside(path, 'engine'), (engine, own) =>
      checkEngine(check, engine, own),
    );
  }
}
