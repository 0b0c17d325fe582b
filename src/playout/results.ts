import type { Format } from './hosts.ts';
import results from './results.json';

/** A check of an export, described in a sentence. */
export interface CheckResult {
  readonly check: string;
  readonly passed: boolean;
  /** The problem, if the check didn't pass. */
  readonly problem?: string;
  /** The real host that the result was seen on. Checks against the published rules don't have one. */
  readonly seenOn?: SeenOn;
}

/** A real host, and how a result was judged on it. */
export interface SeenOn {
  /** The host's name and version. */
  readonly host: string;
  readonly judgedBy: string;
}

/** The results of `npm run validate` for one export. */
export interface FormatResult {
  /** The date of the check, such as `2026-11-21`. */
  readonly checkedOn: string;
  /** The version of Chromium that played the export. */
  readonly chromium: string;
  /** The size and SHA-256 of each file. */
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
  readonly checks: readonly CheckResult[];
  /** Notes on things that are right but good to know, such as a host that behaves differently. */
  readonly notes: readonly { readonly note: string }[];
}

/** Returns the results of an example by format, or undefined if the example wasn't validated. */
export const resultsOf = (example: string): Readonly<Record<Format, FormatResult>> | undefined =>
  (results as unknown as Readonly<Record<string, Readonly<Record<Format, FormatResult>> | undefined>>)[
    example
  ];
