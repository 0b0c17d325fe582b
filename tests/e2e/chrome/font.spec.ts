import { expect, test } from '@playwright/test';
import { open } from '../helpers/page.ts';

test('code has its own font, which only pages with code load, and which a page gets only if it arrives soon', async ({
  page,
}) => {
  const isLoaded = (): Promise<boolean> =>
    page.evaluate(() =>
      [...document.fonts].some((one) => /JetBrains/.test(one.family) && one.status === 'loaded'),
    );
  const late = page.waitForResponse(/jetbrains-mono-600/);
  await page.route(/jetbrains-mono/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await open(page, '/user-guide/elements/text');
  await (await late).finished();
  expect(await isLoaded()).toBe(false);
  await page.unroute(/jetbrains-mono/);
  await page.reload();
  await expect.poll(isLoaded).toBe(true);
  await expect(page.locator('main code').first()).toHaveCSS('font-family', /JetBrains Mono/);
  await open(page, '/blog');
  expect(await isLoaded()).toBe(false);
});

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
    let release = (): void => undefined;
    const isPainted = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (request) => {
      await isPainted;
      await request.continue();
    });
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
