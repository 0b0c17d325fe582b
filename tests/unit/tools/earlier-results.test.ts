import { describe, expect, it } from 'vitest';
import type { FormatResult } from '../../../src/playout/results.ts';
import { keepEarlier } from '../../../tools/playout/earlier-results.ts';

const seen = { check: 'Played', passed: true, seenOn: { host: 'SPX 1.4.1', judgedBy: 'pixels' } };
const read = { check: 'The definition is valid', passed: true };
const old = { check: 'Plays in Chromium 117', passed: true };
const ALL = [seen, read, old].map(({ check }) => check);

const result = (checkedOn: string, runtime: string, checks: FormatResult['checks']): FormatResult => ({
  checkedOn,
  runtime,
  chromium: '140',
  files: ['lower-third.html'],
  checks,
  notes: [],
});
const earlier = result('2026-11-21', '2.3.0+a', [seen, read, old]);
const when = { checkedOn: '2026-11-21', runtime: '2.3.0+a' };

describe("results from a machine that can't run every check", () => {
  it('keep earlier results in order, with their own date and runtime, even if the runtime has changed', () => {
    const wrong = { ...read, passed: false, problem: 'no title' };
    const fresh = result('2026-11-25', '2.3.0+b', [wrong]);
    const expected = [{ ...seen, earlier: when }, wrong, { ...old, earlier: when }];
    expect(keepEarlier(fresh, earlier, ALL)).toEqual({ ...fresh, checks: expected });
    const later = result('2026-11-26', '2.4.0+c', [read]);
    expect(keepEarlier(later, { ...fresh, checks: expected }, ALL).checks).toEqual([
      expected[0],
      read,
      expected[2],
    ]);
  });

  it('are written as they are if there are no earlier ones, or if every check could run', () => {
    const fresh = result('2026-11-25', '2.3.0+b', [read]);
    expect(keepEarlier(fresh, undefined, ALL)).toEqual(fresh);
    const complete = result('2026-11-25', '2.3.0+b', [seen, read, old]);
    expect(keepEarlier(complete, earlier, ALL)).toEqual(complete);
  });

  it("don't keep a check that no longer exists", () => {
    const fresh = result('2026-11-25', '2.3.0+b', [read]);
    expect(keepEarlier(fresh, earlier, [read.check])).toEqual(fresh);
  });
});
