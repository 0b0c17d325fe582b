import { expect, test, type Locator } from '@playwright/test';
import { KINDS_OF_PAGES } from '../../helpers/routes.ts';
import { violationsOf } from '../helpers/axe.ts';
import { open, widths } from '../helpers/page.ts';

/** Every rule at every width. Dark mode only changes the colors. */
const looks = [
  { colorScheme: 'light', size: widths.phone, rules: 'all' },
  { colorScheme: 'light', size: widths.desk, rules: 'all' },
  { colorScheme: 'dark', size: widths.desk, rules: 'colors' },
] as const;

/** The home page is also wide on a large screen. */
const largeLook = { colorScheme: 'light', size: { width: 1920, height: 1080 }, rules: 'all' } as const;

for (const [kind, route] of Object.entries(KINDS_OF_PAGES)) {
  test(`${kind}: nothing overflows at any width, and axe finds nothing in either mode`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, route);
    for (const width of [360, 390, 768, 996, 997, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForTimeout(60);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
    for (const { colorScheme, size, rules } of route === '/' ? [...looks, largeLook] : looks) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await page.setViewportSize(size);
      // The search box and the table frames adjust to the width after a moment.
      await page.waitForTimeout(150);
      const violations = await violationsOf(page, rules === 'all' ? {} : { rules: ['color-contrast'] });
      expect(violations, `${colorScheme}, ${size.width} px`).toEqual([]);
    }
  });
}

test('on a phone, the announcement is one line and the title is in the first 200 pixels', async ({
  page,
}) => {
  for (const route of [
    '/user-guide/animation',
    '/user-guide/elements/text',
    '/user-guide/cheat-sheet',
    '/api/layer',
  ]) {
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

test('the blog shows the card of each post, and authors on one line', async ({ page }) => {
  for (const route of ['/blog', '/blog/keyfill-2.3-release-notes']) {
    await open(page, route);
    const posts = page.locator('article[itemprop="blogPost"]');
    for (const post of await posts.all()) {
      const card = post.locator('header img, img[src*="/cards/"]').first();
      await card.scrollIntoViewIfNeeded();
      await expect.poll(() => card.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(640);
      expect((await card.boundingBox())!.width).toBeGreaterThan(200);
      const tops = await post
        .locator('[itemprop="author"]')
        .evaluateAll((authors) => authors.map((author) => author.getBoundingClientRect().top));
      expect(tops.length).toBeGreaterThan(0);
      expect(new Set(tops).size).toBe(1);
    }
  }
});
