import { analyzedSection } from '../query/marks.ts';
import { parseQuery } from '../query/parse.ts';
import { MAX_TERMS, RANKING } from '../query/ranking.ts';
import { fold } from '../shared/analyze.ts';
import { stem } from '../shared/lunr.ts';
import { documentFrom, groupOf, PAGEFIND_FOLDER, type StoredText } from '../shared/pagefind.ts';
import type { SearchDocument } from '../shared/types.ts';
import { toSearchResult } from './search-result.ts';
import type { Backend, SearchRequest, SearchResult } from './types.ts';

/** The part of Pagefind's browser API that's used here. */
interface Pagefind {
  options(options: object): Promise<void>;
  init(): Promise<void>;
  search(query: string, options: object): Promise<{ readonly results: readonly Found[] }>;
}

interface Found {
  readonly id: string;
  readonly score: number;
  data(): Promise<{ readonly url: string; readonly content: string; readonly meta: StoredText }>;
}

type Ranked = { readonly found: Found; readonly score: number };

/**
 * Searches with Pagefind, which runs in its own worker and loads only the parts of the index that a query
 * needs.
 * @throws if Pagefind's files can't be loaded
 */
export async function createPagefindBackend(baseUrl: string): Promise<Backend> {
  const address = `${baseUrl}${PAGEFIND_FOLDER}/pagefind.js`;
  const pagefind = (await import(/* webpackIgnore: true */ address)) as Pagefind;
  const { title, tags } = RANKING.boosts;
  const metaWeights = { title, pageTitle: title * RANKING.pageTitle, tags, type: 0, above: 0 };
  await pagefind.options({ baseUrl: '/', ranking: { metaWeights } });
  await pagefind.init();
  return { add: () => Promise.resolve(true), search: (request) => searchWith(pagefind, request) };
}

async function searchWith(pagefind: Pagefind, request: SearchRequest): Promise<readonly SearchResult[]> {
  const { query, keys, demoted, baseUrl, options } = request;
  const groups: [readonly string[], number][] = [
    [keys.filter((key) => !demoted.includes(key)), 1],
    [demoted, RANKING.demoted],
    [keys.map((key) => groupOf(key, 'blog')), RANKING.post],
  ];
  const words = parseQuery(query).map((word) => word.whole);
  const searchIn = async ([group, factor]: (typeof groups)[number]): Promise<Ranked[]> => {
    const filters = { group: { any: group } };
    const find = async (text: string) => (await pagefind.search(text, { filters })).results;
    const ranked = await rankedBy(find, words, options.maxSearchResults);
    return ranked.map(({ found, score }) => ({ found, score: score * factor }));
  };
  // Pagefind takes an empty list for no filter at all.
  const answers = await Promise.all(groups.filter(([group]) => group.length > 0).map(searchIn));
  const best = answers
    .flat()
    .sort((a, b) => b.score - a.score)
    .slice(0, options.maxSearchResults);
  const sections = await Promise.all(best.map(({ found }) => found.data()));
  return sections.map(({ url, content, meta }) => {
    const document = documentFrom(url, content, meta);
    const terms = termsIn(document, words);
    const above = JSON.parse(meta.above) as Readonly<Record<string, string>>;
    const hit = { document, terms, isGuess: terms.length === 0 };
    return toSearchResult(hit, { query, baseUrl, titleOf: (page) => above[page] });
  });
}

/** Pagefind only finds sections with all words, so if there are few, those with some of the words follow. */
async function rankedBy(
  find: (text: string) => Promise<readonly Found[]>,
  words: readonly string[],
  wanted: number,
): Promise<readonly Ranked[]> {
  const withAll = (await find(words.join(' '))).map((found) => ({ found, score: found.score }));
  if (withAll.length >= wanted || words.length < 2) return withAll;

  const byId = new Map<string, Ranked & { words: number }>();
  for (const found of (await Promise.all(words.map(find))).flat()) {
    const sum = byId.get(found.id) ?? { found, score: 0, words: 0 };
    byId.set(found.id, { found, score: sum.score + found.score, words: sum.words + 1 });
  }
  withAll.forEach(({ found }) => byId.delete(found.id));
  const withSome = [...byId.values()].map(({ found, score, words: count }) => ({
    found,
    score: (score / words.length) * (count / words.length) ** RANKING.coverage,
  }));
  return [...withAll, ...withSome];
}

/** The words of a section that the query finds, in any form, or by their beginnings. */
function termsIn(document: SearchDocument, words: readonly string[]): string[] {
  const { title, content } = analyzedSection(document);
  const stems = words.map(stem);
  const found = [...title, ...content].filter(
    ({ text, terms }) =>
      terms.some((term) => stems.includes(term)) || words.some((word) => fold(text).startsWith(word)),
  );
  return [...new Set(found.map((run) => run.text))].slice(0, MAX_TERMS);
}
