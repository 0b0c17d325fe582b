import { expect, it } from 'vitest';
import { applyStyle, EARLY_PAGES, failedPresses, rowOf } from '../../helpers/early-toggles.ts';
import { DESK } from '../../helpers/viewports.ts';
import { call, forgetChoices, type Hour } from './reading.ts';

/** Presses the toggles of a page at 0, 200 … 3,000 ms after it has loaded, while it starts. It has clicks and keys. */
export function earlyClicks(hour: Hour): void {
  const { page, site } = hour;
  const { viewport, address, toggles } = EARLY_PAGES[1];

  async function press(selector: string, key?: string): Promise<void> {
    if (key === undefined) return page().click(selector);
    await call(page(), (name) => document.querySelector<HTMLElement>(name)?.focus(), selector);
    await page().press(key);
  }

  it(`switches each toggle of ${address} once for each early press`, async () => {
    await page().resize(viewport);
    await page().open(site().origin + address);
    await call(page(), applyStyle, rowOf(toggles));
    // The first of two loads; Chromium has both.
    const part = { load: 0, loads: 2, onceWithin: 800 };
    const failed = await failedPresses({ evaluate: page().evaluate, press }, toggles, part).finally(() =>
      page().resize(DESK),
    );
    await forgetChoices(hour);
    expect(failed).toEqual([]);
  });
}
