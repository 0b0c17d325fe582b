import type { Page } from '@playwright/test';
import { logo as siteLogo } from '../../../src/config/logo.ts';
import { expect, test } from '../helpers/fixture.ts';
import { colorSwitch, open, openMenu, switchColorMode } from '../helpers/page.ts';

const mode = (page: Page) => page.locator('html').getAttribute('data-theme');

test(
  'is light by default, and follows the system until the visitor chooses, without flashing the other mode',
  { tag: '@both' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'no-preference' });
    await open(page, '/');
    expect(await mode(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.route(/assets\/js/, (route) => route.abort());
    await page.goto('/user-guide');
    // No script of the site has run yet, so this is what's painted first.
    expect(await mode(page)).toBe('dark');
  },
);

test(
  "keeps the visitor's choice in other tabs and after a reload, and shows the matching logo",
  { tag: '@both' },
  async ({ page, context }) => {
    const other = await context.newPage();
    for (const [one, route] of [
      [page, '/'],
      [other, '/blog'],
    ] as const) {
      await one.emulateMedia({ colorScheme: 'light' });
      await open(one, route);
    }
    const logo = page.locator('.navbar__inner .navbar__logo img:visible');
    await expect(logo).toHaveAttribute('src', siteLogo.src);
    await page.bringToFront();
    await switchColorMode(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(logo).toHaveAttribute('src', siteLogo.srcDark);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);

test("forgets the stored choice if there's no switch", { tag: '@both' }, async ({ page, fixtureUrl }) => {
  const base = await fixtureUrl('slash-true');
  await open(page, base);
  if (await openMenu(page))
    await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeVisible();
  await expect(colorSwitch(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
