import { expect, test } from '@playwright/test';
import { open } from './helpers/page.ts';
import { INDEX_FILES, requestsOf, searchBox, typeQuery } from './helpers/search.ts';
import { holdScripts, complaintsOf } from './helpers/watch.ts';

test('nothing loads until the visitor is about to search, then everything loads once', async ({ page }) => {
  const requests = requestsOf(page, /\/(?:local-search[^/]*\.js|search-index-[^/]*\.json)$/);
  const indexes = () => requests.filter((file) => INDEX_FILES.test(file)).sort();
  await open(page, '/user-guide');
  await page.mouse.move(600, 600);
  await page.getByRole('link', { name: 'Actions API' }).first().click();
  await page.waitForURL('**/api');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);

  const { input } = searchBox(page);
  await input.hover();
  await expect.poll(indexes).toHaveLength(3);
  await typeQuery(page, 'keyframes');
  await input.press('Tab');
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await page.waitForURL('**/blog');
  await typeQuery(page, 'playhead');
  expect(indexes()).toEqual([...new Set(indexes())]);
  expect(indexes()).toHaveLength(3);
});

test('shortcuts focus the field, in which a slash can be typed', async ({ page }) => {
  await open(page, '/user-guide');
  const { input } = searchBox(page);
  await expect(input).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  for (const keys of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(keys);
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
    await input.blur();
  }
  await input.click();
  await page.keyboard.type('a/b');
  await expect(input).toHaveValue('a/b');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mask');
  await expect(input).toHaveValue('mask');
});

// tests/unit/plugins/local-search/engine.test.tsx has other keys.
test('a slow search opens its first result if Enter was pressed in the meantime', async ({ page }) => {
  const { release } = await holdScripts(page, INDEX_FILES);
  await open(page, '/');
  const { input, status } = searchBox(page);
  await input.click();
  await page.keyboard.type('keyboard shortcuts');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(/Searching/);
  await expect(page).toHaveURL(/\/$/);
  release();
  await page.waitForURL('**/user-guide/keyboard-shortcuts');
});

// tests/unit/plugins/local-search/search-client.test.ts has indexes that can't be loaded.
test("if the search can't be loaded, the field works, and the next attempt finds results", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.route('**/local-search*.js', (route) => route.abort('internetdisconnected'));
  await open(page, '/');
  const { input, options } = searchBox(page);
  const failed = page.waitForEvent('requestfailed');
  await input.click();
  await page.keyboard.type('mask');
  await failed;
  await expect(input).toHaveValue('mask');
  await expect(options).toHaveCount(0);
  await page.unrouteAll();
  await input.blur();
  await typeQuery(page, 'masks');
  await expect(options.first()).toBeVisible();
  // The browser's own line about a failed request can't be avoided.
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});
