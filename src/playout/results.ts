import type { Format } from './hosts.ts';
import results from './results.json';

/** One thing that was checked on an export, as a sentence. */
export interface CheckResult {
  readonly check: string;
  readonly passed: boolean;
  /** What was seen instead, when it did not pass. */
  readonly problem?: string;
  /** The real host on which it was seen; left out for what was checked against the published rules. */
  readonly seenOn?: SeenOn;
}

/** A real host, and how a result on it was judged. */
export interface SeenOn {
  /** Name and version. */
  readonly host: string;
  readonly judgedBy: string;
}

/** What `npm run validate` found out about one export. */
export interface FormatResult {
  /** Day of the check: `2026-11-21`. */
  readonly checkedOn: string;
  /** Version of the Chromium in which it was played. */
  readonly chromium: string;
  /** Size and SHA-256 of each file. */
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
  readonly checks: readonly CheckResult[];
  /** What is right and still to be known: a host that does something else. */
  readonly notes: readonly { readonly note: string }[];
}

/** Results of an example by format; undefined for an example that was not validated. */
export const resultsOf = (example: string): Readonly<Record<Format, FormatResult>> | undefined =>
  (results as unknown as Readonly<Record<string, Readonly<Record<Format, FormatResult>> | undefined>>)[
    example
  ];
