// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { checkedDates } from '../../../tools/check/checked-dates.ts';
import checked from '../../../src/playout/checked.json';

afterEach(() => vi.restoreAllMocks());

it('names each system whose page was checked more than a year ago, without failing', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const latest = Math.max(...Object.values(checked).map(({ on }) => Date.parse(on)));
  expect(checkedDates.run(latest)).toBe(0);
  expect(write).not.toHaveBeenCalled();
  expect(checkedDates.run(latest + 366 * 24 * 60 * 60 * 1000)).toBe(0);
  expect(write).toHaveBeenCalledTimes(Object.keys(checked).length);
});
