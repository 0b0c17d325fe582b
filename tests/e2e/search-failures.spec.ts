import { expect, test, type Page } from '@playwright/test';
import { open } from './helpers/page.ts';
import { searchBox, typeQuery } from './helpers/search.ts';

/** The errors that a visitor could encounter: uncaught ones, and those that the site itself logs. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // The browser's own line about a failed request can't be avoided.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return errors;
}

test('the search finds nothing offline and says so, and finds results again online', async ({
  page,
  context,
}) => {
  const errors = errorsOf(page);
  await open(page, '/');
  const { input, options } = searchBox(page);
  await input.hover();
  await page.waitForFunction(() =>
    document.querySelector('[role="combobox"]')?.hasAttribute('aria-autocomplete'),
  );
  await page.waitForLoadState('networkidle');

  // The search itself has loaded, but the indexes of a newly opened page haven't.
  await page.route('**/search-index-*.json', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await typeQuery(page, 'mask');
  await expect(options).toHaveCount(0);
  await page.unroute('**/search-index-*.json');
  await input.blur();
  await typeQuery(page, 'mask');
  await expect(options.first()).toBeVisible();

  // Everything has loaded, so no network is needed anymore.
  await context.setOffline(true);
  await input.blur();
  await typeQuery(page, 'keyframes');
  await expect(options.first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("if the search itself can't be loaded, the field keeps working, and the next attempt loads it", async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.route('**/local-search*.js', (route) => route.abort('internetdisconnected'));
  await open(page, '/');
  const { input, options } = searchBox(page);
  const failed = page.waitForEvent('requestfailed');
  await input.click();
  await page.keyboard.type('mask');
  await failed;
  await expect(input).toHaveValue('mask');
  await page.unroute('**/local-search*.js');
  await page.keyboard.type('s');
  await expect(options.first()).toBeVisible();
  expect(errors).toEqual([]);
});
