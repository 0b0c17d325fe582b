import type { SearchDocument, SearchGlobalData, SearchHit } from '../shared/types';
import { lookUp, type Lookup } from './expand';
import type { LoadedIndex } from './loadedIndex';
import { distinctWords, rangesOf } from './marks';
import { parseQuery } from './parse';
import { RANKING } from './ranking';
import { scoreIndex } from './score';
import { byScore, preferVerbatimTitles, type Candidate } from './titles';

export { loadIndex, type LoadedIndex } from './loadedIndex';
export { markRanges, wordsToMark, type MarkRange } from './marks';
export { MAX_QUERY_LENGTH } from './parse';

/** A page can repeat a word in many forms; so many of them travel with a result. */
const MAX_TERMS = 20;

/**
 * Searches all indexes and returns the best hits, best first. Synchronous, without side effects, usable in a
 * worker. Never throws: whatever is typed, the worst answer is no answer.
 */
export function search(
  query: string,
  indexes: readonly LoadedIndex[],
  options: SearchGlobalData,
): SearchHit[] {
  try {
    return searchUnguarded(query, indexes, options);
  } catch {
    return [];
  }
}

function searchUnguarded(
  query: string,
  indexes: readonly LoadedIndex[],
  { boosts, maxSearchResults }: SearchGlobalData,
): SearchHit[] {
  const words = parseQuery(query);
  if (words.length === 0) {
    return [];
  }
  const lookups = words.map((word, at) => lookUp(word, indexes, boosts.wildcard, at < RANKING.misspeltWords));
  const candidates: Candidate[] = [];
  for (const index of indexes) {
    scoreIndex(index, lookups, boosts).forEach((score, id) => {
      const document = index.documents[id];
      if (document && score > 0) {
        candidates.push({ document, score });
      }
    });
  }
  // The sort is stable: equal scores stay in the order of the indexes and of the pages.
  const ranked = preferVerbatimTitles(candidates.sort(byScore), words);
  const typed = words.map((word) => word.whole);
  const found = foundTerms(lookups);
  return ranked.slice(0, maxSearchResults).map(({ document, score }) => ({
    document,
    score,
    terms: termsIn(document, found, typed),
  }));
}

/** All index terms that the words of the query lead to. */
function foundTerms(lookups: readonly Lookup[]): Set<string> {
  const terms = new Set<string>();
  for (const { whole, parts } of lookups) {
    for (const shares of [whole, ...parts]) {
      for (const term of shares.keys()) {
        terms.add(term);
      }
    }
  }
  return terms;
}

/** The words of the document that were found, as written there. */
function termsIn(
  document: SearchDocument,
  found: ReadonlySet<string>,
  typed: readonly string[],
): readonly string[] {
  const text = `${document.title}\n${document.content}`;
  const terms = distinctWords(text, rangesOf(text, found)).slice(0, MAX_TERMS);
  return terms.length > 0 ? terms : typed;
}
