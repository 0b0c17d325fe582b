import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { optionsSchema, type PluginOptions } from '../../plugins/local-search/options.ts';
import { loadIndex, type LoadedIndex } from '../../plugins/local-search/query/load.ts';
import { search } from '../../plugins/local-search/query/search.ts';
import type { IndexFile } from '../../plugins/local-search/shared/types.ts';
import { metaOf } from '../../src/player/meta.ts';
import { search as options } from '../../src/config/search.ts';
import { GALLERY } from '../../src/examples/gallery.ts';
import { readBuilt } from '../helpers/built-site.ts';
import { allRoutes } from '../helpers/routes.ts';
import readerQuestions from '../reader-questions.json';

interface Query {
  readonly kind: string;
  readonly query: string;
  /** Addresses, any of which answers the query. An address without an anchor means the page as a whole. */
  readonly wanted: readonly string[];
}

const queries = JSON.parse(readFileSync('tests/search-queries.json', 'utf8')) as Query[];
const keys = ['docs-user-guide-current', 'docs-api-current', 'default'];
const indexes = keys.map((key) => loadIndex(JSON.parse(readBuilt(`search-index-${key}.json`)) as IndexFile));
const settings = optionsSchema.validate(options).value as PluginOptions;

const [guide, reference] = indexes as [LoadedIndex, LoadedIndex];
const pageOf = (address: string): string => address.replace(/#.*$/, '');

/** The addresses that a reader finds, best first. `behind` ranks lower: outside the API, the reference. */
const resultsFor = (query: string, behind: LoadedIndex = reference): string[] =>
  search(query, indexes, settings, new Set([behind])).map((hit) => hit.document.sectionRoute);

/** The rank of the first wanted result, starting at 1; 0 if none of the eight is wanted. */
const rankOf = (query: string, wanted: readonly string[]): number =>
  resultsFor(query).findIndex((route) => wanted.includes(route) || wanted.includes(pageOf(route))) + 1;

const pages = indexes.flatMap((index) => index.documents.filter((one) => one.title === one.pageTitle));
const titles = pages.map(({ title }) => ({
  kind: 'title',
  query: title,
  wanted: pages.filter((one) => one.title === title).map((one) => one.sectionRoute),
}));
const all = [...titles, ...queries, ...readerQuestions.map((one) => ({ ...one, kind: 'reader' }))];
const ranks = all.map(({ kind, query, wanted }) => ({ kind, query, rank: rankOf(query, wanted) }));

/**
 * Of each kind: the share that finds the answer first, a number of results, and the share that finds it among
 * them. Measured, and each share lets about one query fall. If a change to ranking or text costs more, look
 * into it: either fix the change, or the wanted results are out of date.
 */
test.each([
  // In the guide, its own sections about masks and the composition action come before the reference's pages.
  ['title', 0.97, 8, 1],
  ['section', 0.93, 3, 0.97],
  ['half-typed', 0.96, 3, 0.98],
  ['code', 0.9, 3, 0.95],
  ['question', 0.84, 3, 0.95],
  ['synonym', 0.86, 3, 0.95],
  ['accents', 1, 1, 1],
  ['punctuation', 0.91, 3, 0.95],
  ['typo', 0.91, 3, 0.95],
  // Words of people who hadn't read the pages.
  ['designers', 0.85, 8, 0.98],
  ['engineers', 0.85, 8, 0.98],
  // What they type even in a hurry.
  ['operators', 0.85, 3, 1],
  // Written without reading a page. The ranking was chosen with the first half, the pages' words with both.
  ['broadcasters', 0.89, 3, 0.97],
  ['unseen', 0.94, 3, 0.97],
  // Everyday words for what a page calls by its name.
  ['everyday', 0.88, 3, 1],
  // The most frequent words of designers, and what new readers searched for in vain before.
  ['strangers', 1, 1, 1],
  ['reader', 0.75, 3, 0.95],
  // Written before their writers had read a page. The search words were chosen with them and 1,000 more.
  ['newcomers', 0.94, 3, 0.98],
] as const)(
  '%s queries find the answer first in a share of %d, and among %i in %d',
  (kind, first, count, among) => {
    const some = ranks.filter((one) => one.kind === kind);
    const later = some.flatMap(({ query, rank }) => (rank === 1 ? [] : `${query}: ${rank}`)).join('\n');
    const share = (within: number): number =>
      some.filter(({ rank }) => rank > 0 && rank <= within).length / some.length;
    expect(share(1), later).toBeGreaterThanOrEqual(first);
    expect(share(count), later).toBeGreaterThanOrEqual(among);
  },
);

test('queries only ask for sections that exist', () => {
  const addresses = new Set(indexes.flatMap((index) => index.documents.map((one) => one.sectionRoute)));
  const isKnown = (address: string): boolean => addresses.has(address) && allRoutes.includes(pageOf(address));
  expect(queries.flatMap(({ wanted }) => wanted).filter((address) => !isKnown(address))).toEqual([]);
});

test.each(GALLERY.map(({ example, page }) => [metaOf(example).name, page]))(
  'the name of the template %s finds the place where it plays among the first three',
  (name, page) => {
    expect(resultsFor(name).slice(0, 3)).toContain(page);
  },
);

test.each(['release notes', 'changelog'])('%s finds all release notes, from new to old', (query) => {
  const posts = readdirSync('blog')
    .filter((file) => file.endsWith('-release-notes.mdx'))
    .sort()
    .reverse()
    .map((file) => `/blog/${file.replace(/^\d{4}-\d\d-\d\d-|\.mdx$/g, '')}`);
  expect(posts.length).toBeGreaterThanOrEqual(6);
  expect(resultsFor(query).filter((route) => route.startsWith('/blog/'))).toEqual(posts);
});

test('a shared title finds the guide outside the API section, and the reference inside it', () => {
  const titlesOf = (index: LoadedIndex) => new Set(index.documents.map((one) => one.pageTitle));
  const shared = [...titlesOf(guide)].filter((title) => titlesOf(reference).has(title));
  const firstFor = (title: string, behind: LoadedIndex) =>
    resultsFor(title, behind).find((route) => !route.startsWith('/blog'));
  expect(shared).not.toEqual([]);
  for (const title of shared) {
    expect(firstFor(title, reference), title).toMatch(/^\/user-guide/);
    expect(firstFor(title, guide), title).toMatch(/^\/api/);
  }
});
