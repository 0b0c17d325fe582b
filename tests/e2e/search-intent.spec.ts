import { expect, test } from '@playwright/test';
import { open } from './helpers/page';
import { INDEX_FILES, requestsOf, SEARCH_FILES, searchBox, typeQuery } from './helpers/search';

const indexes = [
  '/search-index-default.json',
  '/search-index-docs-api-current.json',
  '/search-index-docs-user-guide-current.json',
];

test.describe('what a visitor loads', () => {
  test('is nothing of the search until he shows that he will search', async ({ page }) => {
    const requests = requestsOf(page, SEARCH_FILES);
    await open(page, '/user-guide');
    await page.mouse.move(600, 600);
    await page.mouse.wheel(0, 400);
    await page.getByRole('link', { name: 'Actions API' }).first().click();
    await page.waitForURL('**/api');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
  });

  for (const [sign, show] of Object.entries({
    hover: (page) => searchBox(page).input.hover(),
    focus: (page) => searchBox(page).input.focus(),
    shortcut: (page) => page.keyboard.press('Control+k'),
  } satisfies Record<string, (page: Parameters<typeof searchBox>[0]) => Promise<void>>)) {
    test(`is the search and each index once, at the first ${sign}`, async ({ page }) => {
      const requests = requestsOf(page, SEARCH_FILES);
      await open(page, '/');
      await show(page);
      await expect.poll(() => requests.filter((path) => INDEX_FILES.test(path)).sort()).toEqual(indexes);
      await expect.poll(() => requests.filter((path) => path.includes('local-search'))).toHaveLength(2);
    });
  }

  test('is no index twice, on no page and at no focus', async ({ page }) => {
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

  test('does not cost him what he types before it is there', async ({ page }) => {
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
    test(`${keys} goes to the field`, async ({ page }) => {
      await open(page, '/user-guide');
      const { input } = searchBox(page);
      await page.keyboard.press(keys);
      await expect(input).toBeFocused();
      await expect(input).toHaveValue('');
      await expect(input).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
    });
  }

  test('a slash stays a slash in a field, and Ctrl+K selects what was typed', async ({ page }) => {
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

test.describe('a search that takes long', () => {
  test('is loading, then stalled, and ends', async ({ page }) => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/search-index-*.json', async (route) => {
      await answered;
      await route.continue();
    });
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
    await expect(status).toHaveText('8 results');

    const log = await page.evaluate(() => (window as unknown as { statusLog: string[] }).statusLog);
    expect(log).toEqual(['loading', 'stalled', 'idle']);
  });
});
