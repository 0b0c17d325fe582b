import type { SearchDocument, SearchHit } from '../shared/types.ts';
import { lookUp } from './expand.ts';
import type { LoadedIndex } from './load.ts';
import { analyzedSection, runsWith } from './marks.ts';
import { parseQuery } from './parse.ts';
import { MAX_TERMS, RANKING } from './ranking.ts';
import { scoreIndex } from './score.ts';
import { byScore, preferVerbatim, type Candidate } from './titles.ts';

/** Searches without side effects, best hits first. `demoted` indexes rank lower for the same words. */
export function search(
  query: string,
  indexes: readonly LoadedIndex[],
  { maxSearchResults }: { readonly maxSearchResults: number },
  demoted: ReadonlySet<LoadedIndex> = new Set(),
): SearchHit[] {
  const words = parseQuery(query);
  if (words.length === 0) return [];
  const lookups = words.flatMap((word) => lookUp(word, indexes));
  const candidates: Candidate[] = [];
  for (const index of indexes) {
    const isOther = demoted.has(index);
    scoreIndex(index, lookups).forEach((score, id) => {
      const document = index.documents[id];
      if (document && score > 0)
        candidates.push({ document, score, isDemoted: isOther || document.type === 'blog' });
    });
  }
  // The sort is stable, so equal scores stay in the order of the indexes and pages.
  const isGuess = lookups.every((lookup) => lookup.isGuess);
  const count = isGuess ? Math.min(RANKING.guesses, maxSearchResults) : maxSearchResults;
  const ranked = distinct(preferVerbatim(candidates.sort(byScore), lookups), count);
  const typed = words.map((word) => word.whole);
  const found = new Set(lookups.flatMap(({ terms }) => [...terms.keys()]));
  return ranked.map(({ document, score }) => ({
    document,
    score,
    terms: termsIn(document, found, typed),
    isGuess,
  }));
}

/** The best candidates, without those that lead to the same place or show the same text as a better one. */
function distinct(ranked: readonly Candidate[], count: number): Candidate[] {
  const chosen: Candidate[] = [];
  for (const candidate of ranked) {
    const { sectionRoute, pageTitle, content } = candidate.document;
    const isKnown = chosen.some(
      ({ document: one }) =>
        one.sectionRoute === sectionRoute ||
        (content !== '' && one.content === content && one.pageTitle === pageTitle),
    );
    if (!isKnown) chosen.push(candidate);
    if (chosen.length === count) break;
  }
  return chosen;
}

/** The matching words in the document, as written there. */
function termsIn(
  document: SearchDocument,
  found: ReadonlySet<string>,
  typed: readonly string[],
): readonly string[] {
  const { title, content } = analyzedSection(document);
  const terms = new Set(runsWith([...title, ...content], found).map((run) => run.text));
  return terms.size > 0 ? [...terms].slice(0, MAX_TERMS) : typed;
}
