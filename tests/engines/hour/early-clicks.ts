import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyStyle, EARLY_PAGES, failedPresses, rowOf } from '../../helpers/early-toggles.ts';
import { DESK } from '../../helpers/viewports.ts';
import { call, forgetChoices, type Hour } from './reading.ts';

/** In two loads, each toggle is pressed at 0, 100 … 3,000 ms. Those that are pressed once have two times. */
const LOADS = 2;

/** Presses the toggles of a page while it starts, up to three seconds after it has loaded. It has clicks and keys. */
export function earlyClicks(hour: Hour): void {
  const { page, site } = hour;
  const { viewport, address, toggles } = EARLY_PAGES[1];

  async function press(selector: string, key?: string): Promise<void> {
    if (key === undefined) return page().click(selector);
    await call(page(), (name) => document.querySelector<HTMLElement>(name)?.focus(), selector);
    await page().press(key);
  }

  beforeAll(() => page().resize(viewport));
  afterAll(() => page().resize(DESK));

  it(`switches each toggle of ${address} once for each early press`, async () => {
    const failed: string[] = [];
    for (let load = 0; load < LOADS; load += 1) {
      await page().open(site().origin + address);
      await call(page(), applyStyle, rowOf(toggles));
      const part = { load, loads: LOADS, onceWithin: 800 };
      failed.push(...(await failedPresses({ evaluate: page().evaluate, press }, toggles, part)));
      await forgetChoices(hour);
    }
    expect(failed).toEqual([]);
  });
}
