import { runsOf, wordOfRun, wordsOf, type Run } from '../shared/analyze.ts';
import { stem } from '../shared/lunr.ts';
import type { SearchDocument } from '../shared/types.ts';

/** A part of some text, as in `String.prototype.slice`. */
export interface MarkRange {
  readonly start: number;
  readonly end: number;
}

/** Finds the words of a hit in any form: the term `animation` also finds "Animations" and "animated". */
export function markRanges(text: string, terms: readonly string[]): MarkRange[] {
  const wanted = terms.flatMap((term) => wordsOf(term).map((word) => stem(word.whole)));
  return runsWith(analyzedRuns(text), new Set(wanted));
}

interface AnalyzedRun extends Run {
  readonly terms: readonly string[];
}

interface AnalyzedSection {
  readonly title: readonly AnalyzedRun[];
  readonly content: readonly AnalyzedRun[];
}

/** As the reader types, mostly the same sections are shown again. */
const analyzed = new WeakMap<SearchDocument, AnalyzedSection>();

export function analyzedSection(document: SearchDocument): AnalyzedSection {
  const section = analyzed.get(document) ?? {
    title: analyzedRuns(document.title),
    content: analyzedRuns(document.content),
  };
  analyzed.set(document, section);
  return section;
}

const analyzedRuns = (text: string): AnalyzedRun[] =>
  runsOf(text).map((run) => {
    const { whole = '', parts = [] } = wordOfRun(run.text) ?? {};
    return { ...run, terms: [whole, ...parts].map(stem) };
  });

/** The runs that match one of these index terms. */
export const runsWith = (runs: readonly AnalyzedRun[], indexTerms: ReadonlySet<string>): AnalyzedRun[] =>
  runs.filter(({ terms }) => terms.some((term) => indexTerms.has(term)));
