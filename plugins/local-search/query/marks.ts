import { runsOf, termsOfWord, wordOfRun, wordsOf } from '../shared/analyze';
import { stem } from '../shared/lunr';

/** A stretch of a text, as in `String.prototype.slice`. */
export interface MarkRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a text holds the words of a hit, in any of their forms: with the terms `["animation"]` also
 * "Animations" and "animated". For snippets, and for the page that a result leads to.
 */
export function markRanges(text: string, terms: readonly string[]): MarkRange[] {
  const wanted = new Set<string>();
  for (const term of terms) {
    for (const word of wordsOf(term)) {
      wanted.add(stem(word.whole));
    }
  }
  return rangesOf(text, wanted);
}

/** The distinct words of a text that `markRanges` would mark, as they are written there. */
export function wordsToMark(text: string, terms: readonly string[]): string[] {
  return distinctWords(text, markRanges(text, terms));
}

/** Where a text holds one of these index terms. */
export function rangesOf(text: string, indexTerms: ReadonlySet<string>): MarkRange[] {
  if (indexTerms.size === 0) {
    return [];
  }
  return runsOf(text).filter((run) => {
    const word = wordOfRun(run.text);
    return word !== undefined && termsOfWord(word).some((term) => indexTerms.has(term));
  });
}

/** The distinct texts of some ranges. */
export function distinctWords(text: string, ranges: readonly MarkRange[]): string[] {
  return [...new Set(ranges.map(({ start, end }) => text.slice(start, end)))];
}
