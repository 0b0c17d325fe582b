import { describe, inside } from '../../runtime-validation/problem.ts';
import { isObject, type Checker, type JsonObject } from './checker.ts';

const RULE = 'gdd-playout';

/** Checks `gddPlayoutOptions` against playout-options.json, and the numbers that the schema doesn't check. */
export function checkPlayoutOptions(check: Checker, options: unknown, path: string): void {
  if (!check.kind(RULE, options, 'object', path) || !isObject(options)) return;
  check.members(RULE, options, { client: 'object', render: 'object', playout: 'object' }, path);
  if (isObject(options.client)) checkClient(check, options.client, inside(path, 'client'));
  if (isObject(options.render) && 'resolutions' in options.render)
    checkResolutions(check, options.render.resolutions, inside(inside(path, 'render'), 'resolutions'));
}

function checkClient(check: Checker, client: JsonObject, path: string): void {
  const { duration, steps } = client;
  check.members(RULE, client, { steps: 'integer' }, path);
  if ('duration' in client && duration !== null)
    check.kind(RULE, duration, 'integer', inside(path, 'duration'));
  if ('dataformat' in client)
    check.oneOf(RULE, client.dataformat, ['json', 'casparcg-xml'], inside(path, 'dataformat'));
  if (typeof steps === 'number' && steps < -1)
    check.add('gdd-steps', inside(path, 'steps'), `expected -1, 0, or a number of steps, got ${steps}`);
  if (typeof duration === 'number' && duration < 0)
    check.add('gdd-steps', inside(path, 'duration'), `expected 0 or more milliseconds, got ${duration}`);
}

function checkResolutions(check: Checker, resolutions: unknown, path: string): void {
  if (Array.isArray(resolutions) && resolutions.length === 0)
    check.add(RULE, path, 'expected at least one entry, got none');
  check.entries(RULE, resolutions, path, (resolution, own) => {
    for (const [name, value] of Object.entries(resolution)) {
      if (!/width|height|framerate/.test(name)) continue;
      const at = inside(own, name);
      if (isObject(value)) check.members(RULE, value, { min: 'number', max: 'number' }, at);
      else if (typeof value !== 'number')
        check.add(RULE, at, `expected a number or a range, got ${describe(value)}`);
    }
  });
}
