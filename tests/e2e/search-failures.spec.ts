import { expect, test } from '@playwright/test';
import { open } from './helpers/page.ts';
import { searchBox, typeQuery } from './helpers/search.ts';
import { complaintsOf } from './helpers/watch.ts';

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
