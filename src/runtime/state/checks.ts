import { clamp } from '../model/color.ts';

/** Whether the value is an object with members by name, so neither null nor an array. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Escapes a UTF-16 code unit as in JavaScript and JSON. */
export const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Describes a value briefly for error messages: strings in quotes, everything else by what it is. */
function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'an array';
  if (isObject(value)) return 'an object';
  return String(value);
}

/** Throws the TypeError for a wrong argument, with the member's name, what it accepts, and what it got. */
export function refuse(member: string, expected: string, actual: unknown): never {
  throw new TypeError(`${member}: expected ${expected}, got ${describe(actual)}`);
}

/** Returns the number if it's finite. */
export const finite = (member: string, value: unknown, expected = 'a finite number'): number =>
  Number.isFinite(value) ? (value as number) : refuse(member, expected, value);

/** Returns the number, rounded down to a whole frame and limited to the range. */
export const wholeFrame = (
  member: string,
  value: unknown,
  low: number,
  high: number,
  expected = 'a frame (a finite number)',
): number => clamp(Math.floor(finite(member, value, expected)), low, high);

export const text = (member: string, value: unknown): string =>
  typeof value === 'string' ? value : refuse(member, 'a string', value);

export const flag = (member: string, value: unknown): boolean =>
  typeof value === 'boolean' ? value : refuse(member, 'true or false', value);

export function callable<Callback>(member: string, value: Callback): Callback {
  return typeof value === 'function' ? value : refuse(member, 'a function', value);
}

/**
 * Creates an object that checks its values when they're written and then notifies its owner.
 * @param initial - The initial values, by name.
 * @param check - Returns the value to store, or throws.
 * @param changed - Called after each write of another value.
 */
export function observed<Values extends object, Name extends keyof Values & string>(
  initial: Values,
  check: (name: Name, value: unknown) => Values[Name],
  changed: () => void,
): Values {
  const stored = { ...initial };
  const exposed = {} as Values;
  for (const name of Object.keys(stored) as Name[]) {
    Object.defineProperty(exposed, name, {
      enumerable: true,
      get: () => stored[name],
      set: (value: unknown) => {
        const next = check(name, value);
        if (next === stored[name]) return;
        stored[name] = next;
        changed();
      },
    });
  }
  return exposed;
}

/** Combines members, which only setters make writable. Actions may add more, so the object isn't frozen. */
export function combine<Api>(...parts: readonly object[]): Api {
  const api = {};
  for (const part of parts) {
    for (const [name, { get, set, value }] of Object.entries(Object.getOwnPropertyDescriptors(part))) {
      const refuseWrite = (): never => {
        throw new TypeError(`${name}: can't be written`);
      };
      Object.defineProperty(api, name, {
        configurable: true,
        enumerable: true,
        get: get ?? ((): unknown => value),
        set: set ?? refuseWrite,
      });
    }
  }
  return api as Api;
}
