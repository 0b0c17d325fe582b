import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import {
  applyStyle,
  EARLY_PAGES,
  EARLY_TIMES,
  failedPresses,
  rowOf,
  type Toggle,
} from '../../helpers/early-toggles.ts';
import { DESK } from '../../helpers/viewports.ts';
import { call, forgetChoices, type Hour } from './reading.ts';

/** Presses toggles while a page starts, up to three seconds after it has loaded. */
export function earlyClicks(hour: Hour): void {
  const { page, site } = hour;

  async function press({ selector, key }: Toggle): Promise<void> {
    if (key === undefined) return page().click(selector);
    await call(page(), (name) => document.querySelector<HTMLElement>(name)?.focus(), selector);
    await page().press(key);
  }

  describe.each(EARLY_PAGES)('$address', ({ viewport, address, toggles }) => {
    beforeAll(() => page().resize(viewport));
    afterAll(() => page().resize(DESK));

    it.each(EARLY_TIMES)('switches each toggle once that was pressed %i ms after the load', async (time) => {
      await page().open(site().origin + address);
      await call(page(), applyStyle, rowOf(toggles));
      expect(await failedPresses({ evaluate: page().evaluate, press }, toggles, time)).toEqual([]);
      await forgetChoices(hour);
    });
  });
}
