import type { Word } from '../shared/analyze.ts';
import { stem, termsWithPrefix } from '../shared/lunr.ts';
import { isStopWord } from '../shared/stop-words.ts';
import { oneEditAway } from './edits.ts';
import type { LoadedIndex } from './loaded-index.ts';
import { RANKING } from './ranking.ts';

/** The index terms that match a word of the query, each with its share of a full match. */
export type Shares = ReadonlyMap<string, number>;

/** A word of the query to look up. */
export interface Lookup {
  /** The folded word. */
  readonly typed: string;
  readonly terms: Shares;
  /** Its share of the query: 1, or less if it's one of the parts of a word. */
  readonly weight: number;
  /** The words that were probably meant, if the word seems misspelled. */
  readonly meant: ReadonlySet<string>;
  /** Whether no index contains the word, so that all matches are words that resemble it. */
  readonly isGuess: boolean;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/**
 * Finds the index terms for a word: the word itself and every term that starts with it, or those of its parts
 * if no index contains it as a whole (`lower-thirds-and-bugs`). If that finds nothing, it tries the stem of a
 * half-typed word, which can be shorter than the typed text ("installa" and "instal"), and then words that
 * are one typing error away.
 *
 * Each step applies to all indexes together, so that a word from one index isn't guessed at in another.
 */
export function lookUp(word: Word, indexes: readonly LoadedIndex[], mayBeMisspelled: boolean): Lookup[] {
  const found = (typed: string, weight = 1): Lookup => ({
    typed,
    terms: matchTyped(typed, indexes),
    weight,
    meant: NO_WORDS,
    isGuess: false,
  });
  const whole = found(word.whole);
  const parts = word.parts
    .filter((part) => !isStopWord(part))
    .map((part, _at, all) => found(part, 1 / all.length));
  if (whole.terms.size > 0) return [whole];

  if (parts.length > 0 && parts.every(({ terms }) => terms.size > 0)) return parts;

  const completed = matchCompleted(word.whole, indexes);
  if (completed.size > 0) return [{ ...whole, terms: completed }];

  const meant = mayBeMisspelled ? meantBy(word.whole) : NO_WORDS;
  const guess = { ...whole, terms: matchMisspelled(meant, indexes), meant, isGuess: true };
  const known = parts.filter(({ terms }) => terms.size > 0);
  return guess.terms.size === 0 && known.length > 0 ? known : [guess];
}

/** The exact term and the terms that start with the typed text. */
function matchTyped(typed: string, indexes: readonly LoadedIndex[]): Shares {
  const shares = new Map<string, number>();
  for (const { lunr } of indexes)
    for (const term of termsWithPrefix(lunr, typed)) shares.set(term, RANKING.wildcard);

  const exact = stem(typed);
  if (isIndexed(exact, indexes)) shares.set(exact, 1);

  return shares;
}

/** The stem that the typed letters would have in the complete word. */
function matchCompleted(typed: string, indexes: readonly LoadedIndex[]): Shares {
  const terms = RANKING.endings.map((ending) => stem(typed + ending));
  const known = terms.filter((term) => typed.startsWith(term) && isIndexed(term, indexes));
  return new Map(known.map((term) => [term, RANKING.completed]));
}

/** The words that are one typing error away. The shortest words have neighbors in every direction ("dve", "doe"). */
function meantBy(typed: string): ReadonlySet<string> {
  const isCorrected = typed.length >= RANKING.shortestMisspelled && typed.length <= RANKING.longestMisspelled;
  return new Set(isCorrected ? [...oneEditAway(typed)].filter((word) => !isStopWord(word)) : []);
}

function matchMisspelled(candidates: ReadonlySet<string>, indexes: readonly LoadedIndex[]): Shares {
  const terms = [...candidates].map(stem).filter((term) => isIndexed(term, indexes) && !isStopWord(term));
  return new Map(terms.map((term) => [term, RANKING.misspelled]));
}

function isIndexed(term: string, indexes: readonly LoadedIndex[]): boolean {
  return indexes.some(({ lunr }) => term in lunr.invertedIndex);
}
