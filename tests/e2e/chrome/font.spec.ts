import { expect, test } from '@playwright/test';
import { open } from '../helpers/page.ts';

test("the site's font loads without moving anything", { tag: '@both' }, async ({ page }) => {
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

test("the fallback font is as wide as the site's font", async ({ page }) => {
  await open(page, '/user-guide/best-practices');
  const ratios = await page.evaluate(async () => {
    await document.fonts.ready;
    const faces = getComputedStyle(document.documentElement).fontFamily;
    const widthOf = (family: string, element: Element): number => {
      const line = document.createElement('div');
      line.textContent = element.textContent;
      const { fontWeight } = getComputedStyle(element);
      Object.assign(line.style, {
        position: 'absolute',
        whiteSpace: 'nowrap',
        fontFamily: family,
        fontWeight,
      });
      document.body.append(line);
      const { width } = line.getBoundingClientRect();
      line.remove();
      return width;
    };
    return ['.markdown > p', '.markdown h2'].map((selector) => {
      const all = [...document.querySelectorAll(selector)];
      const sum = (family: string): number => all.reduce((total, one) => total + widthOf(family, one), 0);
      return sum(faces.replace(/^Archivo, /, '')) / sum('Archivo');
    });
  });
  expect(ratios).toHaveLength(2);
  for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.02);
});
