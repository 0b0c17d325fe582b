import { expect, type Locator, type Page } from '@playwright/test';

/** The search box of a page, as a visitor perceives it. */
export const searchBox = (page: Page) => ({
  input: page.getByRole('combobox', { name: 'Search' }),
  /** Opens the dialog in narrow windows, and focuses the field in wide ones. */
  button: page.locator('.navbar').getByRole('button', { name: 'Search', exact: true }),
  list: page.getByRole('listbox', { name: 'Search results' }),
  options: page.getByRole('listbox', { name: 'Search results' }).getByRole('option'),
  /** What's offered before anything is typed, and for a query without results. */
  suggestions: page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option'),
  /** The option that Enter opens. */
  active: page.locator('[role="option"][aria-selected="true"]'),
  /** The announcement for screen readers. */
  status: page.locator('[data-status] [role="status"]'),
  dialog: page.getByRole('dialog', { name: 'Search' }),
  cancel: page.getByRole('button', { name: 'Cancel' }),
});

/** Types a query and waits until its results or the message without results are shown. */
export async function typeQuery(page: Page, query: string): Promise<void> {
  const { input, status } = searchBox(page);
  // What's announced can still be about an earlier query.
  await input.fill('');
  await expect(status).toBeEmpty();
  await input.fill(query);
  await expect(status).toHaveText(/result/i);
}

/** Opens the first result of a query and waits for its page. */
export async function openFirst(page: Page, query: string): Promise<string> {
  await typeQuery(page, query);
  const { active, input } = searchBox(page);
  const route = (await active.getAttribute('href')) ?? '';
  await input.press('Enter');
  await page.waitForURL((url) => url.pathname + url.hash === route);
  return route;
}

/** Returns the words that a search has marked on the page, in order. */
export const marks = (page: Page): Locator => page.locator('main mark[data-markjs]');

/** Returns the paths of the files that a page has requested, if they match. */
export function requestsOf(page: Page, pattern: RegExp): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) paths.push(pathname);
  });
  return paths;
}

export const INDEX_FILES = /\/search-index-[^/]*\.json$/;
