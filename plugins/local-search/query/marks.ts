import { runsOf, termsOfWord, wordOfRun, wordsOf, type Run } from '../shared/analyze.ts';
import { stem } from '../shared/lunr.ts';
import type { SearchDocument } from '../shared/types.ts';

/** A stretch of a text, as in `String.prototype.slice`. */
export interface MarkRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the words of a hit in a text, in any form: with the terms `["animation"]` also "Animations" and
 * "animated". Used for snippets, and for the page that a result leads to.
 */
export function markRanges(text: string, terms: readonly string[]): MarkRange[] {
  const wanted = new Set<string>();
  for (const term of terms) for (const word of wordsOf(term)) wanted.add(stem(word.whole));

  return rangesWith(analyzedRuns(text), wanted);
}

/** A run of letters and digits with its index terms. */
interface AnalyzedRun extends Run {
  readonly terms: readonly string[];
}

/** The words of a section, as written and as indexed. */
interface AnalyzedSection {
  readonly title: readonly AnalyzedRun[];
  readonly content: readonly AnalyzedRun[];
}

/** As the visitor types, mostly the same sections are shown again. */
const analyzed = new WeakMap<SearchDocument, AnalyzedSection>();

export function analyzedSection(document: SearchDocument): AnalyzedSection {
  const section = analyzed.get(document) ?? {
    title: analyzedRuns(document.title),
    content: analyzedRuns(document.content),
  };
  analyzed.set(document, section);
  return section;
}

function analyzedRuns(text: string): AnalyzedRun[] {
  return runsOf(text).map((run) => ({ ...run, terms: termsOfRun(run.text) }));
}

function termsOfRun(text: string): readonly string[] {
  const word = wordOfRun(text);
  return word ? termsOfWord(word) : [];
}

/** The texts of the runs that match one of these index terms. A text may appear several times. */
export function runsWith(runs: readonly AnalyzedRun[], indexTerms: ReadonlySet<string>): string[] {
  return rangesWith(runs, indexTerms).map((run) => run.text);
}

function rangesWith(runs: readonly AnalyzedRun[], indexTerms: ReadonlySet<string>): AnalyzedRun[] {
  return indexTerms.size === 0 ? [] : runs.filter(({ terms }) => terms.some((term) => indexTerms.has(term)));
}
