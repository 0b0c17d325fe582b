import { describe, expect, it } from 'vitest';
import type { FormatResult } from '../../../src/playout/results.ts';
import { isChangedSinceSeen, keepSeen } from '../../../tools/playout/seen-results.ts';

const filesWith = (sha256: string) => ({ 'lower-third.html': { bytes: 10, sha256 } });
const seen = { check: 'Played', passed: true, seenOn: { host: 'SPX 1.4.1', judgedBy: 'pixels' } };
const read = { check: 'The definition is valid', passed: true };

const result = (checkedOn: string, checks: FormatResult['checks']): FormatResult => ({
  checkedOn,
  chromium: '140',
  files: filesWith('a'),
  checks,
  notes: [],
});
const before = result('2026-11-21', [seen, read]);

describe('results from a machine without real hosts', () => {
  it('keep what was seen on the hosts before, with its date', () => {
    const fresh = result('2026-11-25', [{ ...read, passed: false, problem: 'no title' }]);
    expect(keepSeen(fresh, before)).toEqual({
      ...fresh,
      checkedOn: '2026-11-21',
      checks: [seen, ...fresh.checks],
    });
  });

  it('are written as they are if nothing was seen before', () => {
    const fresh = result('2026-11-25', [read]);
    expect(keepSeen(fresh, undefined)).toBe(fresh);
    expect(keepSeen(fresh, result('2026-11-21', [read]))).toBe(fresh);
  });

  it('are refused if the files have changed since they were seen', () => {
    expect(isChangedSinceSeen(filesWith('b'), before)).toBe(true);
    expect(isChangedSinceSeen(filesWith('a'), before)).toBe(false);
    expect(isChangedSinceSeen(filesWith('b'), result('2026-11-21', [read]))).toBe(false);
    expect(isChangedSinceSeen(filesWith('b'), undefined)).toBe(false);
  });
});
