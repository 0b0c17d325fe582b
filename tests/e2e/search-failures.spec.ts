import { expect, test } from '@playwright/test';
import { open } from './helpers/page.ts';
import { searchBox, typeQuery } from './helpers/search.ts';
import { complaintsOf } from './helpers/watch.ts';

for (const [what, files] of [
  ['its indexes', '**/search-index-*.json'],
  ['the search itself', '**/local-search*.js'],
] as const) {
  test(`if ${what} can't be loaded, the field keeps working, and the next attempt finds results`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.route(files, (route) => route.abort('internetdisconnected'));
    await open(page, '/');
    const { input, options } = searchBox(page);
    const failed = page.waitForEvent('requestfailed');
    await input.click();
    await page.keyboard.type('mask');
    await failed;
    await expect(input).toHaveValue('mask');
    await expect(options).toHaveCount(0);
    await page.unroute(files);
    await input.blur();
    await typeQuery(page, 'masks');
    await expect(options.first()).toBeVisible();
    // The browser's own line about a failed request can't be avoided.
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  });
}
