import { PLAYOUT_HOSTS, type Format, type PlayoutHost } from '../../playout/hosts';
import type { CheckResult, FormatResult } from '../../playout/results';
import { liveosNote } from '../LiveTemplate/labels';

/** One row of the table: an export and what was seen of it. */
export interface Row {
  readonly system: string;
  /** The page of the user guide about it. */
  readonly page: string;
  /** What a reader has to know before taking it. */
  readonly remark?: string;
  /** Names of the files. */
  readonly files: readonly string[];
  /** What was seen on real hosts. */
  readonly seen: readonly CheckResult[];
  /** How many of the checks against the published rules passed. */
  readonly passed: number;
  readonly total: number;
  /** Day as `2026-11-21`. */
  readonly checkedOn: string;
  /** Version of the Chromium in which the published rules were checked. */
  readonly chromium: string;
  /** Checks against the published rules. */
  readonly checks: readonly CheckResult[];
  readonly notes: readonly string[];
}

/** The rows for the results of an example, in the order of the buttons under it. */
export function rowsOf(results: Readonly<Partial<Record<Format, FormatResult>>>): readonly Row[] {
  const hosts: readonly (PlayoutHost & { readonly id: Format })[] = PLAYOUT_HOSTS;
  return hosts.flatMap(({ id, label, page, isOwnReading = false }) => {
    const one = results[id];
    if (one === undefined) return [];
    const checks = one.checks.filter(({ seenOn }) => seenOn === undefined);
    return [
      {
        system: label,
        page,
        ...(isOwnReading && { remark: liveosNote() }),
        files: Object.keys(one.files),
        seen: one.checks.filter(({ seenOn }) => seenOn !== undefined),
        passed: checks.filter(({ passed }) => passed).length,
        total: checks.length,
        checkedOn: one.checkedOn,
        chromium: one.chromium,
        checks,
        notes: one.notes.map(({ note }) => note),
      },
    ];
  });
}
