import { expect, test, type Page } from '@playwright/test';
import { open } from './helpers/page.ts';
import { INDEX_FILES, requestsOf, SEARCH_FILES, searchBox, typeQuery } from './helpers/search.ts';

const indexes = [
  '/search-index-default.json',
  '/search-index-docs-api-current.json',
  '/search-index-docs-user-guide-current.json',
];

test('nothing loads until the visitor is about to search, then everything loads once', async ({ page }) => {
  const requests = requestsOf(page, SEARCH_FILES);
  const loaded = (pattern: RegExp): readonly string[] => requests.filter((path) => pattern.test(path)).sort();
  await open(page, '/user-guide');
  await page.mouse.move(600, 600);
  await page.mouse.wheel(0, 400);
  await page.getByRole('link', { name: 'Actions API' }).first().click();
  await page.waitForURL('**/api');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);

  const { input } = searchBox(page);
  await input.hover();
  await expect.poll(() => loaded(INDEX_FILES)).toEqual(indexes);
  await expect.poll(() => loaded(/local-search/)).toHaveLength(2);
  await typeQuery(page, 'keyframes');
  await input.press('Tab');
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await page.waitForURL('**/blog');
  await typeQuery(page, 'playhead');
  await input.blur();
  await typeQuery(page, 'mask');
  expect(loaded(INDEX_FILES)).toEqual(indexes);
});

test('shortcuts move the focus to the field, a slash can be typed in it, and Ctrl+K selects its text', async ({
  page,
}) => {
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

/** Holds back the indexes until the returned function is called, even if that's after the ten seconds for which a search waits. */
async function holdIndexes(page: Page): Promise<() => void> {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, time = 0) =>
      time < 10_000 ? setTimeout(run, time) : 0) as typeof setTimeout;
  });
  await page.route('**/search-index-*.json', async (route) => {
    await answered;
    await route.continue();
  });
  return answer;
}

test.describe('a slow search', () => {
  test('opens its first result if Enter was pressed in the meantime', async ({ page }) => {
    const answer = await holdIndexes(page);
    await open(page, '/');
    const { input, status } = searchBox(page);
    await input.click();
    await page.keyboard.type('keyboard shortcuts');
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Searching…');
    await expect(page).toHaveURL(/\/$/);
    answer();
    await page.waitForURL('**/user-guide/keyboard-shortcuts');
  });

  test('is forgotten after Escape, together with Enter', async ({ page }) => {
    const answer = await holdIndexes(page);
    await open(page, '/');
    const { input, status, options, suggestions } = searchBox(page);
    await input.click();
    await expect(suggestions.first()).toBeVisible();
    await page.keyboard.type('keyboard shortcuts');
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Searching…');
    await page.keyboard.press('Escape');
    await expect(suggestions).toHaveCount(0);
    await expect(input).toHaveValue('keyboard shortcuts');
    answer();
    await input.fill('mask');
    await expect(options.first()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});
