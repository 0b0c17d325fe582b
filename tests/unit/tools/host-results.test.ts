import { describe, expect, it } from 'vitest';
import type { FormatResult } from '../../../src/playout/results.ts';
import { addHostChecks, isChangedSinceHostCheck } from '../../../tools/playout/host-results.ts';

const filesWith = (sha256: string) => ({ 'lower-third.html': { bytes: 10, sha256 } });
const hostChecks = { check: 'Played', passed: true, seenOn: { host: 'SPX 1.4.1', judgedBy: 'pixels' } };
const read = { check: 'The definition is valid', passed: true };

const result = (checkedOn: string, checks: FormatResult['checks']): FormatResult => ({
  checkedOn,
  chromium: '140',
  files: filesWith('a'),
  checks,
  notes: [],
});
const before = result('2026-11-21', [hostChecks, read]);

describe('results from a machine without real hosts', () => {
  it('keep what was seen on the hosts before, with its date', () => {
    const fresh = result('2026-11-25', [{ ...read, passed: false, problem: 'no title' }]);
    expect(addHostChecks(fresh, before)).toEqual({
      ...fresh,
      checkedOn: '2026-11-21',
      checks: [hostChecks, ...fresh.checks],
    });
  });

  it('are written as they are if nothing was seen before', () => {
    const fresh = result('2026-11-25', [read]);
    expect(addHostChecks(fresh, undefined)).toBe(fresh);
    expect(addHostChecks(fresh, result('2026-11-21', [read]))).toBe(fresh);
  });

  it('are refused if the files have changed since they were seen', () => {
    expect(isChangedSinceHostCheck(filesWith('b'), before)).toBe(true);
    expect(isChangedSinceHostCheck(filesWith('a'), before)).toBe(false);
    expect(isChangedSinceHostCheck(filesWith('b'), result('2026-11-21', [read]))).toBe(false);
    expect(isChangedSinceHostCheck(filesWith('b'), undefined)).toBe(false);
  });
});
