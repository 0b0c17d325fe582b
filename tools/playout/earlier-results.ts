// Earlier results of checks that can't run on this machine.
import type { FormatResult } from '../../src/playout/results.ts';

/**
 * Adds the earlier results of checks that couldn't run, if they're for exactly the same files. Results for other files are left out,
 * so pages never show what was seen on a host for an export that the host hasn't played. If a result is added, the date is the
 * earlier one, because pages show a single date for all checks of an export.
 *
 * @param sentences - The sentences of all checks of the export, in order.
 */
export function keepEarlier(
  fresh: FormatResult,
  earlier: FormatResult | undefined,
  sentences: readonly string[],
): FormatResult {
  if (earlier === undefined || JSON.stringify(earlier.files) !== JSON.stringify(fresh.files)) return fresh;
  const checks = sentences.flatMap((sentence) => {
    const result = [...fresh.checks, ...earlier.checks].find(({ check }) => check === sentence);
    return result ?? [];
  });
  if (checks.length === fresh.checks.length) return fresh;
  return { ...fresh, checkedOn: earlier.checkedOn, checks };
}

/** Returns the sentences of earlier results that an export no longer has. */
export const lostChecks = (result: FormatResult, earlier: FormatResult | undefined): readonly string[] =>
  (earlier?.checks ?? [])
    .map(({ check }) => check)
    .filter((sentence) => result.checks.every(({ check }) => check !== sentence));
