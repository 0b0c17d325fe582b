import { clamp } from '../model/color.ts';

/** Whether the value has members: anything of the type object but null. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Any value as a text. Through `map`, symbols too: the minifier writes a call of `String` as an addition. */
export const printed = (value: unknown): string => ([value].map(String) as [string])[0];

/** A short picture of a value for error messages: text in quotes, the rest by what it is. */
function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'an array';
  if (isObject(value)) return 'an object';
  return printed(value);
}

/** Throws the TypeError that every wrong argument gets: the member's name, what it takes, and what it got. */
export function refuse(member: string, takes: string, got: unknown): never {
  throw new TypeError(`${member}: expected ${takes}, got ${describe(got)}`);
}

/** The number, when it is a finite one. */
export function finite(member: string, value: unknown, takes = 'a finite number'): number {
  return Number.isFinite(value) ? (value as number) : refuse(member, takes, value);
}

/** The number rounded down to a whole frame and limited to the range. */
export function wholeFrame(member: string, value: unknown, low: number, high: number): number {
  return clamp(Math.floor(finite(member, value, 'a frame (a finite number)')), low, high);
}

export const text = (member: string, value: unknown): string =>
  typeof value === 'string' ? value : refuse(member, 'a string', value);

export const flag = (member: string, value: unknown): boolean =>
  typeof value === 'boolean' ? value : refuse(member, 'true or false', value);

export const callable = <Callback>(member: string, value: Callback): Callback =>
  typeof value === 'function' ? value : refuse(member, 'a function', value);

/**
 * An object whose numbers are checked when written and which tells its owner.
 *
 * @param numbers - The numbers at the start, by name.
 * @param check - Gives the number to keep, or throws.
 * @param changed - Called after each write.
 */
export function observed<Name extends string>(
  numbers: Readonly<Record<Name, number>>,
  check: (name: Name, value: unknown) => number,
  changed: () => void = () => {},
): Record<Name, number> {
  const kept: Record<Name, number> = { ...numbers };
  const shown = {} as Record<Name, number>;
  for (const name of Object.keys(kept) as Name[]) {
    Object.defineProperty(shown, name, {
      enumerable: true,
      get: () => kept[name],
      set: (value: unknown) => {
        kept[name] = check(name, value);
        changed();
      },
    });
  }
  return shown;
}
