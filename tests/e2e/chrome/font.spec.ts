import { expect, test } from '@playwright/test';
import { open } from '../helpers/page';

test("the site's face arrives, and nothing moves when it does", { tag: '@both' }, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/*.woff2', async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await request.continue();
  });
  for (const route of ['/', '/user-guide/elements/text', '/blog']) {
    await open(page, route);
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].some((one) => one.family === 'Archivo' && one.status === 'loaded'),
        ),
      )
      .toBe(true);
    await page.waitForTimeout(200);
    const moved = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    );
    expect(moved, route).toBeLessThan(0.01);
  }
});
