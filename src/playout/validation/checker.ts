import { describe, inside, type Problem } from '../../runtime-validation/problem.ts';
import { isObject } from '../../runtime/state/checks.ts';
import { testPattern as testDirectly, type PatternTest } from './pattern-test.ts';

/** A problem with a manifest or a definition. An error breaks the graphic in a host. */
export interface PlayoutProblem extends Problem {
  /** Whether only one known host has this problem, or a standard only advises against it. */
  readonly isWarning?: true;
}

export const isError = ({ isWarning }: PlayoutProblem): boolean => !isWarning;

export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns a list of an object that nobody has checked, or an empty list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isWhole = (value: unknown, least: number): boolean => Number.isInteger(value) && Number(value) >= least;

/** The kinds of values, each with its name for people and its test. */
const KINDS = {
  any: ['anything', () => true],
  string: ['text', (value: unknown) => typeof value === 'string'],
  number: ['a number', (value: unknown) => typeof value === 'number' && Number.isFinite(value)],
  integer: ['a whole number', (value: unknown) => Number.isInteger(value)],
  duration: ['a whole number, -1 or more', (value: unknown) => isWhole(value, -1)],
  count: ['a whole number, 0 or more', (value: unknown) => isWhole(value, 0)],
  size: ['a whole number above 0', (value: unknown) => isWhole(value, 1)],
  boolean: ['true or false', (value: unknown) => typeof value === 'boolean'],
  object: ['an object', isObject],
  array: ['an array', Array.isArray],
} as const satisfies Readonly<Record<string, readonly [string, (value: unknown) => boolean]>>;

export type Kind = keyof typeof KINDS;
export type Kinds = Readonly<Record<string, Kind>>;

/**
 * Returns the same kind for several names.
 * @param names - with spaces between them
 */
export const kinds = (kind: Kind, names: string): Kinds =>
  Object.fromEntries(names.split(' ').map((name) => [name, kind]));

/** Collects problems. Every method returns whether the value passed. */
export class Checker {
  readonly problems: PlayoutProblem[] = [];

  /** @param testPattern - Tests values against patterns. A page must not do that on its own thread. */
  constructor(readonly testPattern: PatternTest = testDirectly) {}

  add(path: string, message: string): false {
    this.problems.push({ path, message });
    return false;
  }

  warn(path: string, message: string): void {
    this.problems.push({ path, message, isWarning: true });
  }

  /** Refuses a value that isn't of the kind. */
  kind(value: unknown, kind: Kind, path: string): boolean {
    const [words, test] = KINDS[kind];
    return test(value) || this.add(path, `expected ${words}, got ${describe(value)}`);
  }

  object(value: unknown, path: string): value is JsonObject {
    return this.kind(value, 'object', path);
  }

  /** Refuses a value that isn't in the list. */
  oneOf(value: unknown, list: readonly unknown[], path: string): boolean {
    return (
      list.includes(value) ||
      this.add(path, `expected ${list.map(describe).join(' or ')}, got ${describe(value)}`)
    );
  }

  /** Refuses an object that doesn't have one of the names. */
  required(value: JsonObject, names: readonly string[], path: string): void {
    for (const name of names) if (!Object.hasOwn(value, name)) this.add(inside(path, name), 'is missing');
  }

  /** Checks an object that may only have these members and vendors' members, `v_…`. */
  closed(value: JsonObject, kinds: Kinds, required: readonly string[], path: string): void {
    this.required(value, required, path);
    for (const name of Object.keys(value))
      if (!Object.hasOwn(kinds, name) && !name.startsWith('v_')) this.add(inside(path, name), 'unknown key');
    this.members(value, kinds, path);
  }

  /** Checks the kinds of the members that exist. */
  members(value: JsonObject, kinds: Kinds, path: string): void {
    for (const [name, kind] of Object.entries(kinds))
      if (Object.hasOwn(value, name)) this.kind(value[name], kind, inside(path, name));
  }

  /** Checks each item of a member that's an array, and refuses a member of another kind. */
  entries(value: unknown, path: string, check: (entry: JsonObject, path: string) => void): void {
    if (!this.kind(value, 'array', path)) return;
    (value as readonly unknown[]).forEach((entry, index) => {
      const own = inside(path, index);
      if (this.object(entry, own)) check(entry, own);
    });
  }
}
