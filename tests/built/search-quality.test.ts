import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { globalDataOf, optionsSchema, type PluginOptions } from '../../plugins/local-search/options';
import { loadIndex, search, type LoadedIndex } from '../../plugins/local-search/query/search';
import type { IndexFile } from '../../plugins/local-search/shared/types';
import { search as options } from '../../src/config/search';
import { readBuilt } from '../helpers/built-site';
import { allRoutes } from '../helpers/routes';

interface Query {
  readonly kind: string;
  readonly query: string;
  /** Addresses, any of which answers the query; one without anchor means the page as a whole. */
  readonly wanted: readonly string[];
}

const queries = JSON.parse(readFileSync('tests/search-queries.json', 'utf8')) as Query[];
const keys = ['docs-user-guide-current', 'docs-api-current', 'default'];
const indexes = keys.map((key) => loadIndex(JSON.parse(readBuilt(`search-index-${key}.json`)) as IndexFile));
const settings = globalDataOf(keys, optionsSchema.validate(options).value as PluginOptions);
const addresses = new Set(indexes.flatMap((index) => index.documents.map((one) => one.sectionRoute)));

const [guide, reference] = indexes as [LoadedIndex, LoadedIndex];
/** Indexes whose results come behind for a reader outside the API section, and for one inside. */
const inGuide: ReadonlySet<LoadedIndex> = new Set([reference]);
const inReference: ReadonlySet<LoadedIndex> = new Set([guide]);

/** Place of the first wanted result, 1 for the first; 0 when none of the eight is wanted. */
function rankOf({ query, wanted }: Query): number {
  const found = search(query, indexes, settings, inGuide).map((hit) => hit.document.sectionRoute);
  return (
    found.findIndex((route) => wanted.some((one) => route === one || route.replace(/#.*$/, '') === one)) + 1
  );
}

const allRanks = queries.map((query) => ({ ...query, rank: rankOf(query) }));
/** What designers type, collected by somebody who hadn't read the pages. It has goals of its own. */
const designers = allRanks.filter(({ kind }) => kind === 'designers');
/** What strangers typed in vain before their answer was written, or before the search had its words. */
const strangers = allRanks.filter(({ kind }) => kind === 'strangers');
const ranks = allRanks.filter(({ kind }) => kind !== 'designers' && kind !== 'strangers');

function share(some: readonly { readonly rank: number }[], within: number): number {
  return some.filter(({ rank }) => rank > 0 && rank <= within).length / some.length;
}

describe('the set of queries', () => {
  test('is large, of every kind, and asks for sections that exist', () => {
    expect(queries.length).toBeGreaterThanOrEqual(150);
    expect(new Set(queries.map((query) => query.kind))).toEqual(
      new Set([
        'title',
        'section',
        'half-typed',
        'code',
        'question',
        'synonym',
        'accents',
        'punctuation',
        'typo',
        'designers',
        'strangers',
      ]),
    );
    const known = (address: string): boolean => addresses.has(address) && allRoutes.includes(pageOf(address));
    expect(queries.flatMap((query) => query.wanted).filter((address) => !known(address))).toEqual([]);
  });

  test('has no query twice', () => {
    const texts = queries.map(({ kind, query }) => `${kind}: ${query}`);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });
});

function pageOf(address: string): string {
  return address.replace(/#.*$/, '');
}

describe('what is wanted is found', () => {
  const titles = ranks.filter(({ kind }) => kind === 'title');

  test('page titles: in 9 of 10 first, in all among eight', () => {
    expect(titles.filter(({ rank }) => rank === 0).map(({ query }) => query)).toEqual([]);
    expect(share(titles, 1)).toBeGreaterThanOrEqual(0.9);
  });

  test('the whole set: in 95 of 100 among eight', () => {
    const missed = ranks.filter(({ rank }) => rank === 0).map(({ query }) => query);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(Math.floor(ranks.length * 0.05));
  });

  /**
   * Measured when this was written: 93.3 % first, MRR .958. A change to ranking or texts that costs more than two
   * or three queries of a kind is looked at: either it is mended, or what is wanted has changed.
   */
  const floors: readonly (readonly [kind: string, first: number, mrr: number])[] = [
    ['title', 0.95, 0.97],
    ['section', 0.93, 0.96],
    ['half-typed', 0.93, 0.95],
    ['code', 0.88, 0.93],
    ['question', 0.65, 0.73],
    ['synonym', 0.81, 0.89],
    ['accents', 1, 1],
    ['punctuation', 0.91, 0.95],
    ['typo', 0.9, 0.94],
  ];

  test.each(floors)('%s: as well as when it was measured', (kind, first, mrr) => {
    const some = ranks.filter((one) => one.kind === kind);
    const behind = some
      .filter(({ rank }) => rank !== 1)
      .map(({ query, rank }) => `${query}: ${rank === 0 ? 'not found' : `place ${rank}`}`);
    expect(share(some, 1), behind.join('\n')).toBeGreaterThanOrEqual(first);
    expect(mrrOf(some), behind.join('\n')).toBeGreaterThanOrEqual(mrr);
  });

  test('the whole set: as well as when it was measured', () => {
    expect(floors.map(([kind]) => kind).sort()).toEqual([...new Set(ranks.map(({ kind }) => kind))].sort());
    expect(share(ranks, 1)).toBeGreaterThanOrEqual(0.92);
    expect(mrrOf(ranks)).toBeGreaterThanOrEqual(0.945);
  });
});

describe('the words of designers', () => {
  const missed = (within: number): string =>
    designers
      .filter(({ rank }) => rank === 0 || rank > within)
      .map(({ query, rank }) => `${query}: ${rank === 0 ? 'not found' : `place ${rank}`}`)
      .join('\n');

  test('are 120 queries', () => {
    expect(designers).toHaveLength(120);
  });

  test('lead to the answer first in 85 of 100, and among eight in 98 of 100', () => {
    expect(share(designers, 1), missed(1)).toBeGreaterThanOrEqual(0.85);
    expect(share(designers, 8), missed(8)).toBeGreaterThanOrEqual(0.98);
  });
});

describe('what strangers once searched for in vain', () => {
  test.each(strangers)('is the first result: $query', ({ rank }) => {
    expect(rank).toBe(1);
  });
});

function mrrOf(some: readonly { readonly rank: number }[]): number {
  return some.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / some.length;
}

describe('a title that the guide and the reference have in common', () => {
  const titlesOf = (index: LoadedIndex): string[] => [
    ...new Set(index.documents.map((one) => one.pageTitle)),
  ];
  const shared = titlesOf(guide).filter((title) => titlesOf(reference).includes(title));
  const firstFor = (query: string, behind: ReadonlySet<LoadedIndex>): string =>
    search(query, indexes, settings, behind)
      .map((hit) => hit.document.sectionRoute)
      .find((route) => !route.startsWith('/blog')) ?? '';

  test('is common', () => {
    expect(shared.length).toBeGreaterThan(8);
  });

  test.each(shared)('%s leads to the guide outside the API section, and to the reference inside', (title) => {
    expect(firstFor(title, inGuide)).toMatch(/^\/user-guide/);
    expect(firstFor(title, inReference)).toMatch(/^\/api/);
  });
});
