import { expect, it } from 'vitest';
import type { FormatResult } from '../../../src/playout/results.ts';
import { keepEarlier } from '../../../tools/playout/earlier-results.ts';

const seen = { check: 'Played', passed: true, seenOn: { host: 'SPX 1.4.1', judgedBy: 'pixels' } };
const read = { check: 'The definition is valid', passed: true };
const gone = { check: 'A check that no longer exists', passed: true };
const ALL = [seen.check, read.check];

const result = (checkedOn: string, runtime: string, checks: FormatResult['checks']): FormatResult => ({
  checkedOn,
  runtime,
  chromium: '140',
  files: ['lower-third.html'],
  checks,
  notes: [],
});

it("keeps earlier results of checks that can't run, with their own date and runtime", () => {
  const earlier = result('2026-11-21', '2.3.0+a', [seen, read, gone]);
  const fresh = result('2026-11-25', '2.3.0+b', [{ ...read, passed: false, problem: 'no title' }]);
  const kept = { ...seen, earlier: { checkedOn: '2026-11-21', runtime: '2.3.0+a' } };
  const first = keepEarlier(fresh, earlier, ALL);
  expect(first).toEqual({ ...fresh, checks: [kept, ...fresh.checks] });
  const later = result('2026-11-26', '2.4.0+c', [read]);
  expect(keepEarlier(later, first, ALL).checks).toEqual([kept, read]);
  expect(keepEarlier(later, undefined, ALL)).toEqual(later);
});
