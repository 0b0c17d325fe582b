import { describe, inside } from '../../runtime-validation/problem.ts';
import { isObject, type Checker, type JsonObject } from './checker.ts';

/** The types of actions, and the keys that an entry for each can have besides its type and duration. */
const OTHER_KEYS: Readonly<Record<string, readonly string[]>> = {
  playAction: ['steps'],
  updateAction: [],
  stopAction: [],
  customAction: ['customActionId'],
};

function checkDuration(check: Checker, entry: JsonObject, name: string, least: number, path: string): void {
  const value = entry[name];
  if (Object.hasOwn(entry, name) && !(Number.isInteger(value) && Number(value) >= least)) {
    check.add(
      'ograf-shape',
      inside(path, name),
      `expected a whole number, ${least} or more, got ${describe(value)}`,
    );
  }
}

function checkEntry(check: Checker, entry: JsonObject, path: string): void {
  const { type } = entry;
  check.required('ograf-shape', entry, ['type', 'duration'], path);
  checkDuration(check, entry, 'duration', -1, path);
  if (!('type' in entry) || !check.oneOf('ograf-shape', type, Object.keys(OTHER_KEYS), inside(path, 'type')))
    return;
  const others = OTHER_KEYS[String(type)] ?? [];
  check.known('ograf-shape', entry, ['type', 'duration', ...others], path);
  if (type === 'customAction') {
    check.required('ograf-shape', entry, others, path);
    check.members('ograf-shape', entry, { customActionId: 'text' }, path);
  }
  if (type === 'playAction' && 'steps' in entry) {
    check.entries('ograf-shape', entry.steps, inside(path, 'steps'), (step, own) => {
      check.required('ograf-shape', step, ['duration'], own);
      check.known('ograf-shape', step, ['step', 'duration'], own);
      checkDuration(check, step, 'step', 0, own);
      checkDuration(check, step, 'duration', -1, own);
    });
  }
}

/** Checks `actionDurations`: each entry, that no action has two, and that each custom action exists. */
export function checkDurations(check: Checker, { actionDurations, customActions }: JsonObject): void {
  const actions = Array.isArray(customActions) ? customActions.filter(isObject).map(({ id }) => id) : [];
  const places = new Map<unknown, string>();
  check.entries('ograf-shape', actionDurations, 'actionDurations', (entry, path) => {
    checkEntry(check, entry, path);
    const { type, customActionId: id } = entry;
    const isCustom = type === 'customAction' && typeof id === 'string';
    if (isCustom && !actions.includes(id)) {
      check.add(
        'ograf-duration',
        inside(path, 'customActionId'),
        `no custom action has the id ${describe(id)}`,
      );
    }
    const action = isCustom ? `customAction ${id}` : type;
    const first = places.get(action);
    if (first === undefined) places.set(action, path);
    else check.add('ograf-duration', path, `${first} already has the duration of this action`);
  });
}
