import type { Word } from '../shared/analyze.ts';
import { hasPrefix, stem, termsWithPrefix } from '../shared/lunr.ts';
import { isStopWord } from '../shared/stop-words.ts';
import { oneEditAway } from './edits.ts';
import type { LoadedIndex } from './loaded-index.ts';
import { RANKING } from './ranking.ts';

/** The index terms that match a word of the query, each with its share of a full match. */
export type Shares = ReadonlyMap<string, number>;

/** A word of the query to look up: as a whole and, for an identifier, by its parts. */
export interface Lookup {
  readonly whole: Shares;
  readonly parts: readonly Shares[];
  /** The share of a full match for all parts together. */
  readonly partsShare: number;
  /** The words that were probably meant, if the word seems misspelled. */
  readonly meant: ReadonlySet<string>;
  /** Whether no index contains the word, so that all matches are words that resemble it. */
  readonly isGuess: boolean;
}

const NO_TERMS: Shares = new Map();
const NO_WORDS: ReadonlySet<string> = new Set();

/**
 * Finds the index terms for a word: the word itself, every term that starts with it, and the parts of an
 * identifier. If that finds nothing, it tries the stem of a half-typed word, which can be shorter than the
 * typed text ("installa" and "instal"), and then the longest indexed prefix and words that are one typing
 * error away.
 *
 * Each step applies to all indexes together, so that a word from one index isn't guessed at in another.
 */
export function lookUp(
  word: Word,
  indexes: readonly LoadedIndex[],
  wildcard: number,
  mayBeMisspelled: boolean,
): Lookup {
  const whole = matchTyped(word.whole, indexes, wildcard);
  const parts = word.parts
    .filter((part) => !isStopWord(part))
    .map((part) => matchTyped(part, indexes, wildcard));
  if (whole.size > 0) {
    return { whole, parts, partsShare: RANKING.partsOfFound, meant: NO_WORDS, isGuess: false };
  }
  if (parts.length > 0 && parts.every((part) => part.size > 0)) {
    return { whole, parts, partsShare: RANKING.parts, meant: NO_WORDS, isGuess: false };
  }
  const completed = matchCompleted(word.whole, indexes);
  if (completed.size > 0) {
    return { whole: completed, parts, partsShare: RANKING.partsOfFound, meant: NO_WORDS, isGuess: false };
  }
  // "crawlr" starts like "crawl", and is one letter away from "crawler".
  const beginning = matchBeginning(word.whole, indexes);
  const meant = mayBeMisspelled ? meantBy(word.whole) : NO_WORDS;
  const guess = new Map([...beginning, ...matchMisspelled(word.whole, meant, indexes, beginning.size === 0)]);
  return {
    whole: guess,
    parts,
    partsShare: guess.size > 0 ? RANKING.partsOfFound : RANKING.parts,
    meant,
    isGuess: parts.every((part) => part.size === 0),
  };
}

/** The exact term and, with the share `wildcard`, the terms that start with the typed text. */
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

/** The stem that the typed letters would have in the complete word. */
function matchCompleted(typed: string, indexes: readonly LoadedIndex[]): Shares {
  const completed = new Map<string, number>();
  for (const ending of RANKING.endings) {
    const term = stem(typed + ending);
    if (typed.startsWith(term) && isIndexed(term, indexes)) {
      completed.set(term, RANKING.beginning);
    }
  }
  return completed;
}

/** The longest indexed prefix of the typed text. */
function matchBeginning(typed: string, indexes: readonly LoadedIndex[]): Shares {
  const shortest = Math.max(RANKING.shortestBeginning, Math.ceil(typed.length * RANKING.beginningPart));
  for (let length = typed.length - 1; length >= shortest; length -= 1) {
    const term = typed.slice(0, length);
    if (isIndexed(term, indexes)) {
      return new Map([[term, RANKING.beginning]]);
    }
  }
  return NO_TERMS;
}

/**
 * The words that are one typing error away from a word. A short word has neighbors in every direction ("dve"
 * and "doe", "ross" and "moss"), so the shortest words aren't corrected at all, and short words keep their
 * first letter.
 */
function meantBy(typed: string): ReadonlySet<string> {
  const { length } = typed;
  if (length < RANKING.shortestMisspelled || length > RANKING.longestMisspelled) {
    return NO_WORDS;
  }
  const keepsFirst = length < RANKING.shortestOtherFirstLetter;
  const isMeant = (word: string): boolean => !isStopWord(word) && !(keepsFirst && word[0] !== typed[0]);
  return new Set([...oneEditAway(typed)].filter(isMeant));
}

/**
 * The words that were probably meant; if no complete word matches, words that start that way.
 * @param mayBeBeginning - Whether to look for words that only start that way.
 */
function matchMisspelled(
  typed: string,
  candidates: ReadonlySet<string>,
  indexes: readonly LoadedIndex[],
  mayBeBeginning: boolean,
): Shares {
  const words = new Map<string, number>();
  for (const candidate of candidates) {
    const term = stem(candidate);
    if (isIndexed(term, indexes) && !isStopWord(term)) {
      words.set(term, Math.max(words.get(term) ?? 0, shareOfGuess(candidate, typed)));
    }
  }
  if (words.size > 0 || !mayBeBeginning) {
    return words;
  }
  for (const candidate of candidates) {
    for (const { lunr } of indexes) {
      if (candidate.length >= RANKING.shortestMisspelled && hasPrefix(lunr, candidate)) {
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
  return candidate[0] === typed[0] ? RANKING.misspelled : RANKING.misspelled * RANKING.otherFirstLetter;
}

function isIndexed(term: string, indexes: readonly LoadedIndex[]): boolean {
  return indexes.some(({ lunr }) => term in lunr.invertedIndex);
}
