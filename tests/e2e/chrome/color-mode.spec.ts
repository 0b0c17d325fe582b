import { expect, type Page, test } from '@playwright/test';
import { open } from '../helpers/page.ts';

const mode = (page: Page) => page.locator('html').getAttribute('data-theme');

test('is light by default, and follows the system from the first paint on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'no-preference' });
  await open(page, '/');
  expect(await mode(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.route(/assets\/js/, (route) => route.abort());
  await page.goto('/user-guide');
  // No script of the site has run yet, so this is what's painted first.
  expect(await mode(page)).toBe('dark');
});
