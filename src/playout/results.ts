import type { Format } from './hosts.ts';
import runtime from '../../generated/runtime.json';
import results from './results.json';

/** The version of the runtime that exports contain now, and after a plus sign, a hash of its scripts. */
export const RUNTIME_BUILD = runtime.build;

/** A check of an export, described in a sentence. */
export interface CheckResult {
  readonly check: string;
  readonly passed: boolean;
  /** The problem, if the check didn't pass. */
  readonly problem?: string;
  /** The real host that the result was seen on. Checks against the published rules don't have one. */
  readonly seenOn?: SeenOn;
  /** When the check ran, if the last run was on a machine that couldn't run it. */
  readonly earlier?: Occasion;
}

/** When a check ran, and on which runtime. */
export interface Occasion {
  /** The date, such as `2026-11-21`. */
  readonly checkedOn: string;
  /** The runtime in the export, in the form of `RUNTIME_BUILD`. */
  readonly runtime: string;
}

/** A real host, and how a result was judged on it. */
export interface SeenOn {
  readonly host: string;
  readonly judgedBy: string;
}

/** The results of `npm run validate` for one export. */
export interface FormatResult extends Occasion {
  readonly chromium: string;
  readonly files: readonly string[];
  readonly checks: readonly CheckResult[];
  /** Notes on things that are right but good to know, such as a host that behaves differently. */
  readonly notes: readonly string[];
}

/** Returns the results of an example by format, or undefined if the example wasn't validated. */
export const resultsOf = (example: string): Readonly<Record<Format, FormatResult>> | undefined =>
  (results as unknown as Readonly<Record<string, Readonly<Record<Format, FormatResult>> | undefined>>)[
    example
  ];
