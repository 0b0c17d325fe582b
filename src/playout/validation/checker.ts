import { describe, inside } from '../../runtime-validation/problem.ts';
import { testPattern as testDirectly, type PatternTest } from './pattern-test.ts';
import type { PlayoutProblem, RuleId } from './rules.ts';

/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The kinds of values, each with its name for people and its test. */
const KINDS = {
  text: ['text', (value: unknown) => typeof value === 'string'],
  number: ['a number', (value: unknown) => typeof value === 'number' && Number.isFinite(value)],
  integer: ['a whole number', (value: unknown) => Number.isInteger(value)],
  count: ['a whole number, 0 or more', (value: unknown) => Number.isInteger(value) && Number(value) >= 0],
  boolean: ['true or false', (value: unknown) => typeof value === 'boolean'],
  object: ['an object', isObject],
  array: ['an array', Array.isArray],
} as const satisfies Readonly<Record<string, readonly [string, (value: unknown) => boolean]>>;

export type Kind = keyof typeof KINDS;

/** Collects problems. Every method returns whether the value passed. */
export class Checker {
  readonly problems: PlayoutProblem[] = [];

  /** @param testPattern - Tests values against patterns. A page must not do that on its own thread. */
  constructor(readonly testPattern: PatternTest = testDirectly) {}

  add(rule: RuleId, path: string, message: string): false {
    this.problems.push({ rule, path, message });
    return false;
  }

  /** Refuses a value that isn't of the kind. */
  kind(rule: RuleId, value: unknown, kind: Kind, path: string): boolean {
    const [words, test] = KINDS[kind];
    return test(value) || this.add(rule, path, `expected ${words}, got ${describe(value)}`);
  }

  /** Refuses a value that isn't in the list. */
  oneOf(rule: RuleId, value: unknown, list: readonly unknown[], path: string): boolean {
    return (
      list.includes(value) ||
      this.add(rule, path, `expected ${list.map(describe).join(' or ')}, got ${describe(value)}`)
    );
  }

  /** Refuses an object that doesn't have one of the names. */
  required(rule: RuleId, value: JsonObject, names: readonly string[], path: string): void {
    for (const name of names)
      if (!Object.hasOwn(value, name)) this.add(rule, inside(path, name), 'is missing');
  }

  /** Refuses members other than the names and vendors' members, `v_…`. */
  known(rule: RuleId, value: JsonObject, names: readonly string[], path: string): void {
    for (const name of Object.keys(value))
      if (!names.includes(name) && !name.startsWith('v_')) this.add(rule, inside(path, name), 'unknown key');
  }

  /** Checks the kinds of the members that exist. */
  members(rule: RuleId, value: JsonObject, kinds: Readonly<Record<string, Kind>>, path: string): void {
    for (const [name, kind] of Object.entries(kinds))
      if (Object.hasOwn(value, name)) this.kind(rule, value[name], kind, inside(path, name));
  }

  /** Checks each item of a member that's an array, and refuses a member of another kind. */
  entries(
    rule: RuleId,
    value: unknown,
    path: string,
    check: (entry: JsonObject, path: string) => void,
  ): void {
    if (!this.kind(rule, value, 'array', path)) return;
    (value as readonly unknown[]).forEach((entry, index) => {
      const own = inside(path, index);
      if (this.kind(rule, entry, 'object', own)) check(entry as JsonObject, own);
    });
  }
}
