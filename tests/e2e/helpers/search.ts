import { expect, type Locator, type Page } from '@playwright/test';
import { optionsSchema, type PluginOptions } from '../../../plugins/local-search/options.ts';
import { search } from '../../../src/config/search.ts';

/** The number of results that the site shows at most. */
export const mostResults = (optionsSchema.validate(search).value as PluginOptions).maxSearchResults;

/** The search box of a page, as a visitor perceives it. */
interface SearchBox {
  readonly input: Locator;
  /** Opens the dialog in narrow windows, and focuses the field in wide ones. */
  readonly button: Locator;
  readonly list: Locator;
  /** The results. */
  readonly options: Locator;
  /** The suggestions for a query without results. */
  readonly suggestions: Locator;
  /** The option that Enter opens. */
  readonly active: Locator;
  /** The announcement for screen readers. */
  readonly status: Locator;
  readonly dialog: Locator;
  readonly cancel: Locator;
}

export function searchBox(page: Page): SearchBox {
  const input = page.getByRole('combobox', { name: 'Search' });
  return {
    input,
    button: page.locator('.navbar').getByRole('button', { name: 'Search', exact: true }),
    list: page.getByRole('listbox', { name: 'Search results' }),
    options: page.getByRole('listbox', { name: 'Search results' }).getByRole('option'),
    suggestions: page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option'),
    active: page.locator('[role="option"][aria-selected="true"]'),
    status: page.locator('[data-status] [role="status"]'),
    dialog: page.getByRole('dialog', { name: 'Search' }),
    cancel: page.getByRole('button', { name: 'Cancel' }),
  };
}

/** Types a query and waits until its results or the message without results are shown. */
export async function typeQuery(page: Page, query: string): Promise<void> {
  const { input, status } = searchBox(page);
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
export function marks(page: Page): Locator {
  return page.locator('main mark[data-markjs]');
}

/** Returns the paths of the files that a page has requested, if they match. */
export function requestsOf(page: Page, pattern: RegExp): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** Everything that the search loads, and nothing else on the site. */
export const SEARCH_FILES = /\/(?:local-search[^/]*\.js|search-index-[^/]*\.json)$/;
export const INDEX_FILES = /\/search-index-[^/]*\.json$/;
