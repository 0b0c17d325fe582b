import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { open } from '../helpers/page';

/** One page of each kind. */
const kinds = {
  home: '/',
  'plain page': '/markdown-page',
  'docs page': '/user-guide/elements/text',
  'docs page without sidebar': '/user-guide/layer',
  'category index': '/user-guide/elements',
  'API page': '/api/style-property/all-properties',
  'long tables': '/user-guide/keyboard-shortcuts',
  'blog list': '/blog',
  'blog post': '/blog/keyfill-2.3-release-notes',
  archive: '/blog/archive',
  tags: '/blog/tags',
  tag: '/blog/tags/news',
  'not found': '/no/such/page',
} as const;

for (const [kind, route] of Object.entries(kinds)) {
  test(`${kind}: nothing sticks out at any width`, async ({ page }) => {
    await open(page, route);
    for (const width of [360, 390, 768, 996, 997, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForTimeout(60);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test(`${kind}: no axe violation in light and dark, at 390 and 1440 px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, route);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        // The form of the search box and the frames of tables follow the width after a moment.
        await page.waitForTimeout(150);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`),
          `${colorScheme}, ${width} px`,
        ).toEqual([]);
      }
    }
  });
}
