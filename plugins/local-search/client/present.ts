/** From a hit of the query engine to what a result shows. */
import { analyzedSection, markRanges, type MarkRange } from '../query/search';
import { fold, runsOf, type Run } from '../shared/analyze';
import type { SearchHit } from '../shared/types';
import type { Found, Segment } from './found';
import { trailOf } from './trail';

const SNIPPET_LENGTH = 170;
/** How much of the text before the first mark a snippet shows. */
const LEAD_IN = 32;
/** Words of a text that are looked at to find the best window for a snippet. */
const MAX_WINDOWS = 100;

interface Surroundings {
  readonly query: string;
  readonly baseUrl: string;
  /** Title of the page with this route, where it is in an index. */
  readonly titleOf: (page: string) => string | undefined;
}

export function presentHit(
  { document, terms, isGuess }: SearchHit,
  { query, baseUrl, titleOf }: Surroundings,
): Found {
  const { content: runs } = analyzedSection(document);
  const { pageTitle, sectionTitle, sectionRoute, content, type } = document;
  const marked = [...terms, query];
  return {
    route: sectionRoute,
    type,
    pageTitle: segmentsOf(pageTitle, markRanges(pageTitle, marked)),
    sectionTitle: sectionRoute.includes('#')
      ? segmentsOf(sectionTitle, markRanges(sectionTitle, marked))
      : [],
    snippet: snippetOf(content, terms, runs),
    trail: trailOf(sectionRoute, baseUrl, titleOf),
    terms: termsForPage(terms, query),
    isGuess,
  };
}

/** Cuts a text at its marks. The ranges are in order and do not overlap. */
function segmentsOf(text: string, ranges: readonly MarkRange[]): Segment[] {
  const segments: Segment[] = [];
  let position = 0;
  for (const { start, end } of ranges) {
    segments.push({ text: text.slice(position, start), marked: false });
    segments.push({ text: text.slice(start, end), marked: true });
    position = end;
  }
  segments.push({ text: text.slice(position), marked: false });
  return segments.filter((segment) => segment.text !== '');
}

/** The stretch of a text that holds most of the terms, with the terms marked; the beginning when it holds none. */
function snippetOf(
  content: string,
  terms: readonly string[],
  runs: readonly Run[] = runsOf(content),
): Segment[] {
  // Every sign keeps its place.
  const text = content.replace(/\s/gu, ' ');
  const wanted = new Set(terms);
  const ranges = runs.filter((run) => wanted.has(run.text));
  const first = bestWindow(text, ranges);
  const start = first <= LEAD_IN ? 0 : wordStart(text, first - LEAD_IN);
  const end = wordEnd(text, start + SNIPPET_LENGTH);
  const inside = ranges
    .filter((range) => range.start >= start && range.end <= end)
    .map((range) => ({ start: range.start - start, end: range.end - start }));
  const segments = segmentsOf(text.slice(start, end), inside);
  return [
    ...(start > 0 ? [{ text: '… ', marked: false }] : []),
    ...segments,
    ...(end < text.length ? [{ text: ' …', marked: false }] : []),
  ];
}

/** Where the window with the most different words begins: at one of the first ranges. */
function bestWindow(text: string, ranges: readonly MarkRange[]): number {
  let best = 0;
  let most = 0;
  for (const { start } of ranges.slice(0, MAX_WINDOWS)) {
    const words = new Set<string>();
    for (const range of ranges) {
      if (range.start >= start && range.end <= start + SNIPPET_LENGTH - LEAD_IN) {
        words.add(text.slice(range.start, range.end).toLowerCase());
      }
    }
    if (words.size > most) {
      most = words.size;
      best = start;
    }
  }
  return best;
}

function wordStart(text: string, position: number): number {
  const space = text.indexOf(' ', position);
  return space === -1 || space > position + LEAD_IN ? position : space + 1;
}

function wordEnd(text: string, position: number): number {
  if (position >= text.length) {
    return text.length;
  }
  const space = text.lastIndexOf(' ', position);
  return space < position - LEAD_IN ? position : space;
}

/**
 * The words to mark on the page. Highlighted code has `keyfill.useOnUpdate` in three elements, so words with
 * dots are joined by those of their pieces that look like something typed.
 */
function termsForPage(terms: readonly string[], query: string): string[] {
  const typed = runsOf(query).map((run) => fold(run.text));
  const all = new Set<string>();
  for (const term of terms) {
    all.add(term);
    const pieces = term.split('.').filter((piece) => piece.length > 1);
    if (pieces.length > 1) {
      const alike = pieces.filter((piece) => typed.some((word) => isAlike(fold(piece), word)));
      for (const piece of alike.length > 0 ? alike : pieces) {
        all.add(piece);
      }
    }
  }
  return [...all];
}

function isAlike(piece: string, word: string): boolean {
  return word !== '' && (piece.includes(word) || word.includes(piece));
}
