/** Turns the query engine's hits into results for the search box. */
import { analyzedSection, markRanges } from '../query/search.ts';
import { fold, runsOf } from '../shared/analyze.ts';
import type { SearchHit } from '../shared/types.ts';
import type { SearchResult, Segment } from './types.ts';
import { segmentsOf, snippetOf } from './snippet.ts';
import { trailOf } from './trail.ts';

interface SearchContext {
  readonly query: string;
  readonly baseUrl: string;
  /** The title of the page with this route, if it's in an index. */
  readonly titleOf: (page: string) => string | undefined;
}

export function toSearchResult(
  { document, terms, isGuess }: SearchHit,
  { query, baseUrl, titleOf }: SearchContext,
): SearchResult {
  const { content: runs } = analyzedSection(document);
  const { pageTitle, sectionTitle, sectionRoute, content, type } = document;
  const markedTerms = [...terms, query];
  const toSegments = (title: string): Segment[] =>
    segmentsOf(title, { start: 0, end: title.length }, markRanges(title, markedTerms));
  const wanted = new Set(terms);
  const snippet = snippetOf(
    content,
    runs.filter((run) => wanted.has(run.text)),
  );
  return {
    route: sectionRoute,
    type,
    pageTitle: toSegments(pageTitle),
    sectionTitle: sectionRoute.includes('#') ? toSegments(sectionTitle) : [],
    snippet: snippet.segments,
    isTable: snippet.isTable,
    trail: trailOf(sectionRoute, baseUrl, titleOf),
    terms: termsForPage(terms, query),
    isGuess,
  };
}

/**
 * The words to mark on the page. Highlighted code splits `keyfill.useOnUpdate` into three elements, so words
 * with dots also contribute the pieces that look like something typed.
 */
function termsForPage(terms: readonly string[], query: string): string[] {
  const typed = runsOf(query).map((run) => fold(run.text));
  const all = new Set<string>();
  for (const term of terms) {
    all.add(term);
    const pieces = term.split('.').filter((piece) => piece.length > 1);
    if (pieces.length > 1) {
      const similar = pieces.filter((piece) => typed.some((word) => isSimilar(fold(piece), word)));
      for (const piece of similar.length > 0 ? similar : pieces) all.add(piece);
    }
  }
  return [...all];
}

function isSimilar(piece: string, word: string): boolean {
  return word !== '' && (piece.includes(word) || word.includes(piece));
}
