import type { Format } from './hosts.ts';
import runtime from '../../generated/runtime.json';
import written from '../../generated/results.json';

/** The version of the runtime that exports contain now, and after a plus sign, a hash of its scripts. */
export const RUNTIME_BUILD = runtime.build;

/** A real host, and how a result was judged on it. */
export interface SeenOn {
  readonly host: string;
  readonly judgedBy: string;
}

/** A check of an export, described in a sentence. */
export interface CheckResult {
  readonly check: string;
  readonly passed: boolean;
  /** The problem, if the check didn't pass. */
  readonly problem?: string;
  /** The real host that the result was seen on. Checks against the published rules don't have one. */
  readonly seenOn?: SeenOn;
}

/** What the checks of one export found. */
export interface FormatResult {
  readonly chromium: string;
  readonly files: readonly string[];
  readonly checks: readonly CheckResult[];
  /** Notes on things that are right but good to know, such as a host that behaves differently. */
  readonly notes: readonly string[];
}

/** What `npm run validate` writes. */
export interface Results {
  /** The runtime in the exports, in the form of `RUNTIME_BUILD`. */
  readonly runtime: string;
  /** The date, such as `2026-11-21`. */
  readonly checkedOn: string;
  /** By example, then by format. */
  readonly results: Readonly<Record<string, Readonly<Partial<Record<Format, FormatResult>>>>>;
}

/** Returns an example's results, or undefined if `npm run validate` hasn't run with this build's runtime. */
export function resultsOf(example: string) {
  const { runtime: checked, checkedOn, results } = written as Results;
  const formats = checked === RUNTIME_BUILD ? results[example] : undefined;
  return formats && { checkedOn, formats };
}
