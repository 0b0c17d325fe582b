/** Turns the query engine's hits into results for the search box. */
import { analyzedSection, markRanges } from './marks.ts';
import type { SearchHit } from '../shared/types.ts';
import type { SearchResult, Segment } from '../shared/results.ts';
import { segmentsOf, snippetOf } from './snippet.ts';
import { trailOf } from '../shared/trail.ts';

interface SearchContext {
  readonly query: string;
  readonly baseUrl: string;
  /** The title of the page with this route, if it's in an index. */
  readonly titleOf: (page: string) => string | undefined;
}

export function toSearchResult(
  { document, terms, isGuess }: Omit<SearchHit, 'score'>,
  { query, baseUrl, titleOf }: SearchContext,
): SearchResult {
  const { pageTitle, sectionTitle, sectionRoute, content } = document;
  const toSegments = (title: string): Segment[] =>
    segmentsOf(title, { start: 0, end: title.length }, markRanges(title, [...terms, query]));
  const section = analyzedSection(document);
  const found = section.content.filter((run) => terms.includes(run.text));
  const named = new Set(section.title.flatMap((run) => run.terms));
  const unnamed = found.filter((run) => !run.terms.some((term) => named.has(term)));
  return {
    route: sectionRoute,
    pageTitle: toSegments(pageTitle),
    sectionTitle: sectionRoute.includes('#') ? toSegments(sectionTitle) : [],
    ...snippetOf(content, found, unnamed),
    trail: trailOf(sectionRoute, baseUrl, titleOf),
    terms,
    isGuess,
  };
}
