import { expect, test, type Page } from '@playwright/test';
import { open } from './helpers/page.ts';
import {
  INDEX_FILES,
  mostResults,
  requestsOf,
  SEARCH_FILES,
  searchBox,
  typeQuery,
} from './helpers/search.ts';

const indexes = [
  '/search-index-default.json',
  '/search-index-docs-api-current.json',
  '/search-index-docs-user-guide-current.json',
];

test.describe("the search on a visitor's page", () => {
  test('loads nothing until the visitor shows the intent to search', async ({ page }) => {
    const requests = requestsOf(page, SEARCH_FILES);
    await open(page, '/user-guide');
    await page.mouse.move(600, 600);
    await page.mouse.wheel(0, 400);
    await page.getByRole('link', { name: 'Actions API' }).first().click();
    await page.waitForURL('**/api');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
  });

  test('loads its scripts and each index once, at the first sign of it', async ({ page }) => {
    const requests = requestsOf(page, SEARCH_FILES);
    await open(page, '/');
    await searchBox(page).input.hover();
    await expect.poll(() => requests.filter((path) => INDEX_FILES.test(path)).sort()).toEqual(indexes);
    await expect.poll(() => requests.filter((path) => path.includes('local-search'))).toHaveLength(2);
  });

  test('never loads an index twice, on any page and with any focus', async ({ page }) => {
    const requests = requestsOf(page, INDEX_FILES);
    await open(page, '/user-guide');
    const { input } = searchBox(page);
    await typeQuery(page, 'keyframes');
    await input.press('Tab');
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await page.waitForURL('**/blog');
    await typeQuery(page, 'playhead');
    await input.blur();
    await typeQuery(page, 'mask');
    expect(requests.sort()).toEqual(indexes);
  });

  test('keeps what the visitor types before it has loaded', async ({ page }) => {
    await page.route('**/local-search*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await open(page, '/');
    const { input, active } = searchBox(page);
    await input.click();
    await page.keyboard.type('keyboard shortcuts');
    await expect(input).toHaveValue('keyboard shortcuts');
    await expect(active).toHaveAttribute('href', '/user-guide/keyboard-shortcuts');
    await expect(input).toBeFocused();
  });
});

test.describe('the shortcuts', () => {
  for (const keys of ['Control+k', 'Meta+k', '/']) {
    test(`move the focus to the field: ${keys}`, async ({ page }) => {
      await open(page, '/user-guide');
      const { input } = searchBox(page);
      await page.keyboard.press(keys);
      await expect(input).toBeFocused();
      await expect(input).toHaveValue('');
      await expect(input).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
    });
  }

  test('type a slash inside a field, and select the typed text with Ctrl+K', async ({ page }) => {
    await open(page, '/');
    const { input } = searchBox(page);
    await input.click();
    await page.keyboard.type('a/b');
    await expect(input).toHaveValue('a/b');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('mask');
    await expect(input).toHaveValue('mask');
  });
});

/** Holds back the indexes until the returned function is called. */
async function holdIndexes(page: Page): Promise<() => void> {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
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

  test('is loading, then stalled, and then finishes', async ({ page }) => {
    const answer = await holdIndexes(page);
    await open(page, '/');
    const { input, status, options } = searchBox(page);
    await input.focus();
    await page.waitForFunction(() => document.querySelector('[role="combobox"]')?.id.endsWith('-input'));
    await page.evaluate(() => {
      const field = document.querySelector('[data-status]')!;
      const log: string[] = [];
      Object.assign(window, { statusLog: log });
      const note = (): unknown => log.push(field.getAttribute('data-status') ?? '');
      new MutationObserver(note).observe(field, { attributes: true, attributeFilter: ['data-status'] });
    });
    await page.waitForTimeout(500);
    await page.keyboard.type('k');
    await expect(status).toHaveText('Searching…');
    answer();
    await expect(options.first()).toBeVisible();
    await expect(status).toHaveText(`${mostResults} results`);

    const log = await page.evaluate(() => (window as unknown as { statusLog: string[] }).statusLog);
    expect(log).toEqual(['loading', 'stalled', 'idle']);
  });
});
