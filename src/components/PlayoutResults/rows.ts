import { PLAYOUT_HOSTS, type Format, type PlayoutHost } from '../../playout/hosts.ts';
import { RUNTIME_BUILD, type CheckResult, type FormatResult, type Occasion } from '../../playout/results.ts';

/** A row of the table: an export and its results. */
export interface Row {
  readonly system: string;
  /** The user guide's page about it. */
  readonly page: string;
  /** What a reader has to know before using it. */
  readonly remark?: string;
  /** The names of the files. */
  readonly files: readonly string[];
  /** The results on real hosts, each with the date and the runtime. */
  readonly seen: readonly (CheckResult & { readonly when: string })[];
  /** Whether the system's rules are public, so that the other checks can follow them. */
  readonly hasPublishedRules: boolean;
  /** How many of the other checks passed. */
  readonly passed: number;
  readonly total: number;
  /** The day, such as `2026-11-21`. */
  readonly checkedOn: string;
  /** The runtime in the export, and whether it has changed since. */
  readonly runtime: string;
  /** The version of the Chromium that the other checks ran in. */
  readonly chromium: string;
  /** The other checks. */
  readonly checks: readonly CheckResult[];
  readonly notes: readonly string[];
}

/** Names a runtime for readers, who don't know the hashes of builds. */
function runtimeOf({ runtime }: Occasion): string {
  const version = runtime.split('+')[0] ?? '';
  if (runtime === RUNTIME_BUILD) return `runtime ${version}`;
  const isSameVersion = RUNTIME_BUILD.startsWith(`${version}+`);
  return isSameVersion ? `an earlier build of runtime ${version}` : `the older runtime ${version}`;
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
        files: one.files,
        seen: one.checks
          .filter(({ seenOn }) => seenOn !== undefined)
          .map((result) => {
            const { earlier = one } = result;
            return { ...result, when: `${earlier.checkedOn}, with ${runtimeOf(earlier)}` };
          }),
        hasPublishedRules: validator !== null && runtime !== null,
        passed: checks.filter(({ passed }) => passed).length,
        total: checks.length,
        checkedOn: one.checkedOn,
        runtime: runtimeOf(one),
        chromium: one.chromium,
        checks,
        notes: one.notes,
      },
    ];
  });
}
