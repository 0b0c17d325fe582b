// Earlier results of checks that can't run on this machine.
import type { FormatResult } from '../../src/playout/results.ts';

/**
 * Adds the earlier results of checks that couldn't run, with their own date and runtime. They stay until somebody runs these checks
 * again, because evidence from a real host doesn't disappear when the runtime changes.
 * @param sentences - The sentences of all checks of the export, in order.
 */
export function keepEarlier(
  fresh: FormatResult,
  before: FormatResult | undefined,
  sentences: readonly string[],
): FormatResult {
  const checks = sentences.flatMap((sentence) => {
    const isIt = ({ check }: { check: string }): boolean => check === sentence;
    const result = fresh.checks.find(isIt);
    const known = before?.checks.find(isIt);
    if (result !== undefined || before === undefined || known === undefined) return result ?? [];
    const { checkedOn, runtime } = known.earlier ?? before;
    return { ...known, earlier: { checkedOn, runtime } };
  });
  return { ...fresh, checks };
}
