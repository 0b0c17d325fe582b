import { PLAYOUT_HOSTS, type Format, type PlayoutHost } from '../../playout/hosts.ts';
import type { CheckResult, FormatResult } from '../../playout/results.ts';

/** A row of the table: an export and its results. */
export interface Row {
  readonly system: string;
  /** The user guide's page about it. */
  readonly page: string;
  /** What a reader has to know before using it. */
  readonly remark?: string;
  /** The names of the files. */
  readonly files: readonly string[];
  /** The results on real hosts. */
  readonly seen: readonly CheckResult[];
  /** Whether the system's rules are public, so that the other checks can follow them. */
  readonly hasPublishedRules: boolean;
  /** How many of the other checks passed. */
  readonly passed: number;
  readonly total: number;
  /** The day, such as `2026-11-21`. */
  readonly checkedOn: string;
  /** The version of the Chromium that the other checks ran in. */
  readonly chromium: string;
  /** The other checks. */
  readonly checks: readonly CheckResult[];
  readonly notes: readonly string[];
}

/** Returns the rows for an example's results, in the order of its download buttons. */
export function rowsOf(results: Readonly<Partial<Record<Format, FormatResult>>>): readonly Row[] {
  const hosts: readonly (PlayoutHost & { readonly id: Format })[] = PLAYOUT_HOSTS;
  return hosts.flatMap(({ id, label, page, note, validator, runtime }) => {
    const one = results[id];
    if (one === undefined) return [];
    const checks = one.checks.filter(({ seenOn }) => seenOn === undefined);
    return [
      {
        system: label,
        page,
        ...(note !== undefined && { remark: note }),
        files: Object.keys(one.files),
        seen: one.checks.filter(({ seenOn }) => seenOn !== undefined),
        hasPublishedRules: validator !== null && runtime !== null,
        passed: checks.filter(({ passed }) => passed).length,
        total: checks.length,
        checkedOn: one.checkedOn,
        chromium: one.chromium,
        checks,
        notes: one.notes.map((known) => known.note),
      },
    ];
  });
}
