// Results that were seen on real hosts, for a machine that doesn't have these hosts.
import type { FormatResult } from '../../src/playout/results.ts';

type Files = FormatResult['files'];

const hostChecksOf = (result: FormatResult | undefined) =>
  result?.checks.filter(({ seenOn }) => seenOn !== undefined) ?? [];

/** Whether the files of an export differ from those that were seen on a real host. */
export const isChangedSinceHostCheck = (files: Files, before: FormatResult | undefined): boolean =>
  before !== undefined &&
  hostChecksOf(before).length > 0 &&
  JSON.stringify(files) !== JSON.stringify(before.files);

/**
 * Adds what was seen on real hosts before. It's only right for the same files. The date is the earlier one, because pages show a
 * single date for all checks of an export.
 */
export function addHostChecks(fresh: FormatResult, before: FormatResult | undefined): FormatResult {
  const hostChecks = hostChecksOf(before);
  if (before === undefined || hostChecks.length === 0) return fresh;
  return { ...fresh, checkedOn: before.checkedOn, checks: [...hostChecks, ...fresh.checks] };
}
