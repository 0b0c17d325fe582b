import { expect, test } from '@playwright/test';
import { holdScripts } from '../helpers/watch.ts';

test("the site's font loads without moving anything", { tag: '@both' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const route of ['/', '/user-guide/elements/text', '/blog']) {
    const { release } = await holdScripts(page, /\.woff2/);
    // Until the font arrives, the page isn't loaded, so its scripts wait as well.
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].some((one) => one.family === 'Archivo' && one.status === 'loaded'),
        ),
      )
      .toBe(true);
    const moved = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0);
    });
    expect(moved, route).toBeLessThan(0.01);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
