import { expect, test, type Locator } from '@playwright/test';
import { KINDS_OF_PAGES } from '../../helpers/routes.ts';
import { violationsOf } from '../helpers/axe.ts';
import { otherWidths } from '../helpers/layout.ts';
import { open, widths } from '../helpers/page.ts';

/** The pages that contain everything that changes on a phone or in dark mode. The others only have parts of it. */
const VARIED = ['home', 'plain page', 'docs page', 'API page'];

for (const [kind, route] of Object.entries(KINDS_OF_PAGES)) {
  test(`${kind}: nothing overflows at any width, and axe finds nothing in either mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, route);
    // The search box and the table frames adjust to the width after a moment.
    const isWithin = (width: number) =>
      expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${width} px`)
        .toBeLessThanOrEqual(0);
    // walk.spec.ts tries 390 px on every page.
    for (const width of [360, 768, 996, 997, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await isWithin(width);
    }
    expect(await page.evaluate(otherWidths), '1920 px').toEqual([]);
    for (const size of VARIED.includes(kind) ? [widths.phone, widths.desk] : [widths.desk]) {
      await page.setViewportSize(size);
      await isWithin(size.width);
      if (size === widths.desk) expect(await page.evaluate(otherWidths), '1440 px').toEqual([]);
      await expect.poll(() => violationsOf(page), `${size.width} px`).toEqual([]);
    }
    if (!VARIED.includes(kind)) return;
    // Dark mode only changes the colors.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => violationsOf(page, { rules: ['color-contrast'] }), 'dark').toEqual([]);
  });
}

test('text is 624 px wide, and everything else 808 px, also on guides and on the builder', async ({
  page,
}) => {
  for (const route of [
    '/user-guide/animation',
    '/user-guide/faq',
    '/user-guide/exporting/template-definition-builder',
  ]) {
    await open(page, route);
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(otherWidths), `${route}, ${width} px`).toEqual([]);
    }
  }
});

test('on a phone, the announcement is one line and the title is in the first 200 pixels', async ({
  page,
}) => {
  for (const route of ['/user-guide/elements/text', '/api/layer']) {
    await open(page, route);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const line = page.getByRole('banner').locator('[class*="content_"]');
      const lines = await line.evaluate((element) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
        const inner = element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
        return inner / parseFloat(lineHeight);
      });
      expect(Math.round(lines), `${route}, ${width} px`).toBe(1);
      const title = (await page.locator('h1').boundingBox())!;
      expect(title.y + title.height, `${route}, ${width} px`).toBeLessThanOrEqual(200);
    }
  }
});

/** Where the content of a box starts and ends, without its padding. */
const edgesOf = (box: Locator): Promise<[left: number, right: number]> =>
  box.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)];
  });

test('header, home page, docs, blog, and footer share one grid at 1920 px', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, '/');
  const edges = await edgesOf(page.locator('.navbar__inner'));
  expect(edges[1] - edges[0]).toBeGreaterThan(1300);
  for (const container of await page.locator('main .container, footer > .container').all())
    expect(await edgesOf(container)).toEqual(edges);
  for (const route of ['/user-guide/layer', '/blog', '/markdown-page']) {
    await open(page, route);
    const container = page.locator('.main-wrapper .container').first();
    expect(await edgesOf(container), route).toEqual(edges);
  }
  await open(page, '/user-guide/animation');
  const [left] = await edgesOf(page.locator('.theme-doc-sidebar-menu .menu__link').first());
  const [, right] = await edgesOf(page.locator('main > .container'));
  expect([left, right]).toEqual(edges);
});
