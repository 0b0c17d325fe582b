import type { Word } from '../shared/analyze';
import { hasPrefix, stem, termsWithPrefix } from '../shared/lunr';
import { isStopWord } from '../shared/stopWords';
import { oneEditAway } from './edits';
import type { LoadedIndex } from './loadedIndex';
import { RANKING } from './ranking';

/** Index terms that stand for a word of the query, each with its share of a full match. */
export type Shares = ReadonlyMap<string, number>;

/** A word of the query as it is looked up: as a whole and, for an identifier, by its parts. */
export interface Lookup {
  readonly whole: Shares;
  readonly parts: readonly Shares[];
  /** Share of a full match that all parts have together. */
  readonly partsShare: number;
}

const NO_TERMS: Shares = new Map();

/**
 * Finds the index terms for a word: the word itself and every term that begins with it, and the parts of an
 * identifier. Only while that finds nothing: the longest indexed beginning (a half-typed word can be longer
 * than the stem it belongs to: "installa" and "instal"), and after that one typing error.
 *
 * Each step counts for all indexes together, so that a word which one index knows is not guessed at in another.
 */
export function lookUp(
  word: Word,
  indexes: readonly LoadedIndex[],
  wildcard: number,
  mayBeMisspelt: boolean,
): Lookup {
  const whole = matchTyped(word.whole, indexes, wildcard);
  const parts = word.parts
    .filter((part) => !isStopWord(part))
    .map((part) => matchTyped(part, indexes, wildcard));
  if (whole.size > 0) {
    return { whole, parts, partsShare: RANKING.partsOfFound };
  }
  if (parts.length > 0 && parts.every((part) => part.size > 0)) {
    return { whole, parts, partsShare: RANKING.parts };
  }
  const beginning = matchBeginning(word.whole, indexes);
  const guess = beginning.size > 0 || !mayBeMisspelt ? beginning : matchMisspelt(word.whole, indexes);
  return { whole: guess, parts, partsShare: guess.size > 0 ? RANKING.partsOfFound : RANKING.parts };
}

/** The exact term, and with the share `wildcard` the terms that begin with what was typed. */
function matchTyped(typed: string, indexes: readonly LoadedIndex[], wildcard: number): Map<string, number> {
  const shares = new Map<string, number>();
  const exact = stem(typed);
  for (const { lunr } of indexes) {
    for (const term of termsWithPrefix(lunr, typed)) {
      shares.set(term, wildcard);
    }
  }
  if (isIndexed(exact, indexes)) {
    shares.set(exact, 1);
  }
  return shares;
}

/** The stem that the typed letters would get once the word is complete, or else their longest indexed beginning. */
function matchBeginning(typed: string, indexes: readonly LoadedIndex[]): Shares {
  const completed = new Map<string, number>();
  for (const ending of RANKING.endings) {
    const term = stem(typed + ending);
    if (typed.startsWith(term) && isIndexed(term, indexes)) {
      completed.set(term, RANKING.beginning);
    }
  }
  if (completed.size > 0) {
    return completed;
  }
  const shortest = Math.max(RANKING.shortestBeginning, Math.ceil(typed.length * RANKING.beginningPart));
  for (let length = typed.length - 1; length >= shortest; length -= 1) {
    const term = typed.slice(0, length);
    if (isIndexed(term, indexes)) {
      return new Map([[term, RANKING.beginning]]);
    }
  }
  return NO_TERMS;
}

/** Words one typing error away; where none is complete, words that begin so. */
function matchMisspelt(typed: string, indexes: readonly LoadedIndex[]): Shares {
  if (typed.length < RANKING.shortestMisspelt || typed.length > RANKING.longestMisspelt) {
    return NO_TERMS;
  }
  const candidates = oneEditAway(typed);
  const words = new Map<string, number>();
  for (const candidate of candidates) {
    const term = stem(candidate);
    if (isIndexed(term, indexes)) {
      words.set(term, Math.max(words.get(term) ?? 0, shareOfGuess(candidate, typed)));
    }
  }
  if (words.size > 0) {
    return words;
  }
  for (const candidate of candidates) {
    for (const { lunr } of indexes) {
      if (candidate.length >= RANKING.shortestMisspelt && hasPrefix(lunr, candidate)) {
        for (const term of termsWithPrefix(lunr, candidate)) {
          words.set(term, RANKING.beginning * shareOfGuess(candidate, typed));
        }
      }
    }
  }
  return words;
}

/** People seldom mistype the first letter. */
function shareOfGuess(candidate: string, typed: string): number {
  return candidate[0] === typed[0] ? RANKING.misspelt : RANKING.misspelt * RANKING.otherFirstLetter;
}

function isIndexed(term: string, indexes: readonly LoadedIndex[]): boolean {
  return indexes.some(({ lunr }) => term in lunr.invertedIndex);
}
