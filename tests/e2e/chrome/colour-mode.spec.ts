import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixture';
import { open } from '../helpers/page';

const mode = (page: Page) => page.locator('html').getAttribute('data-theme');
const button = (page: Page) => page.getByRole('button', { name: /Switch between dark and light mode/ });

test('is light by default', { tag: '@both' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'no-preference' });
  await open(page, '/');
  expect(await mode(page)).toBe('light');
});

test(
  'follows the system before anything is chosen, without a flash of the other mode',
  { tag: '@both' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.route(/assets\/js/, (route) => route.abort());
    await page.goto('/user-guide');
    // No script of the site has run: what is painted first is already right.
    expect(await mode(page)).toBe('dark');
  },
);

test('keeps the choice of the visitor', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await button(page).click();
  expect(await mode(page)).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('follows a change of the system', { tag: '@both' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('follows the choice made in another tab', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await open(other, '/blog');
  await button(other).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('forgets the stored choice where the switch is off', async ({ page, fixtureUrl }) => {
  const base = await fixtureUrl('slash-true');
  await open(page, base);
  await expect(button(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
