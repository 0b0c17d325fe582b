import { describe, expect, it } from 'vitest';
import type { FormatResult } from '../../../src/playout/results.ts';
import { keepEarlier, lostChecks } from '../../../tools/playout/earlier-results.ts';

const seen = { check: 'Played', passed: true, seenOn: { host: 'SPX 1.4.1', judgedBy: 'pixels' } };
const read = { check: 'The definition is valid', passed: true };
const old = { check: 'Plays in Chromium 117', passed: true };
const ALL = [seen, read, old].map(({ check }) => check);

const result = (checkedOn: string, sha256: string, checks: FormatResult['checks']): FormatResult => ({
  checkedOn,
  chromium: '140',
  files: { 'lower-third.html': { bytes: 10, sha256 } },
  checks,
  notes: [],
});
const earlier = result('2026-11-21', 'a', [seen, read, old]);

describe("results from a machine that can't run every check", () => {
  it('keep earlier results for the same files, in order and with the earlier date', () => {
    const wrong = { ...read, passed: false, problem: 'no title' };
    const fresh = result('2026-11-25', 'a', [wrong]);
    expect(keepEarlier(fresh, earlier, ALL)).toEqual({
      ...fresh,
      checkedOn: '2026-11-21',
      checks: [seen, wrong, old],
    });
    expect(lostChecks(keepEarlier(fresh, earlier, ALL), earlier)).toEqual([]);
  });

  it("don't claim that a changed export was seen on a host", () => {
    const fresh = result('2026-11-25', 'b', [read]);
    expect(keepEarlier(fresh, earlier, ALL)).toEqual(fresh);
    expect(lostChecks(fresh, earlier)).toEqual(['Played', 'Plays in Chromium 117']);
  });

  it('are written as they are if there are no earlier ones, or if every check could run', () => {
    const fresh = result('2026-11-25', 'a', [read]);
    expect(keepEarlier(fresh, undefined, ALL)).toEqual(fresh);
    const complete = result('2026-11-25', 'a', [seen, read, old]);
    expect(keepEarlier(complete, earlier, ALL)).toEqual(complete);
  });

  it("don't keep a check that no longer exists", () => {
    const fresh = result('2026-11-25', 'a', [read]);
    expect(keepEarlier(fresh, earlier, [read.check])).toEqual(fresh);
  });
});
