import type { Word } from '../shared/analyze.ts';
import { stem, termsWithPrefix } from '../shared/lunr.ts';
import { isStopWord } from '../shared/stop-words.ts';
import { synonymsOf } from '../shared/synonyms.ts';
import type { LoadedIndex } from './load.ts';
import { RANKING } from './ranking.ts';

/** The index terms that match a word of the query, each with its share of a full match. */
export type Shares = ReadonlyMap<string, number>;

/** A word of the query to look up. */
export interface Lookup {
  readonly typed: string;
  readonly terms: Shares;
  /** The words that were probably meant, if the word seems misspelled. */
  readonly meant: ReadonlySet<string>;
  /** Whether no index contains the word, so all matches are words that resemble it. */
  readonly isGuess: boolean;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const NO_WORDS: ReadonlySet<string> = new Set();

/**
 * Finds the index terms for a word: the word itself and every term that starts with it, or those of its parts
 * if no index contains it as a whole (`lower-thirds-and-bugs`). If that finds nothing, it tries the stem of a
 * half-typed word, which can be shorter than the typed text ("installa" and "instal"), and then words that
 * are one typing error away.
 *
 * Each step applies to all indexes together, so a word from one index isn't guessed at in another.
 */
export function lookUp(word: Word, indexes: readonly LoadedIndex[]): Lookup[] {
  const isIndexed = (term: string): boolean => indexes.some(({ lunr }) => term in lunr.invertedIndex);
  const found = (typed: string): Lookup => ({
    typed,
    terms: matchTyped(typed, indexes, isIndexed),
    meant: NO_WORDS,
    isGuess: false,
  });
  const whole = found(word.whole);
  if (whole.terms.size > 0) return [whole];
  const parts = word.parts.filter((part) => !isStopWord(part)).map(found);
  const known = parts.filter(({ terms }) => terms.size > 0);
  if (known.length > 0 && known.length === parts.length) return known;
  const completed = RANKING.endings
    .map((ending) => stem(word.whole + ending))
    .filter((term) => word.whole.startsWith(term) && isIndexed(term));
  if (completed.length > 0) return [{ ...whole, terms: sharesOf(completed, RANKING.partial) }];
  const meant = meantBy(word.whole);
  const similar = [...meant].map(stem).filter((term) => isIndexed(term) && !isStopWord(term));
  if (similar.length === 0 && known.length > 0) return known;
  return [{ ...whole, terms: sharesOf(similar, RANKING.partial), meant, isGuess: true }];
}

const sharesOf = (terms: readonly string[], share: number): Shares =>
  new Map(terms.map((term) => [term, share]));

/** The term, the terms that start with it, and synonyms. A number that exists isn't a start: 9 isn't 96. */
function matchTyped(
  typed: string,
  indexes: readonly LoadedIndex[],
  isIndexed: (term: string) => boolean,
): Shares {
  const exact = stem(typed);
  const isWhole = /^\d+$/.test(typed) && isIndexed(exact);
  const begun = isWhole ? [] : indexes.flatMap(({ lunr }) => termsWithPrefix(lunr, typed));
  return new Map([
    ...sharesOf(synonymsOf(exact).filter(isIndexed), RANKING.synonym),
    ...sharesOf(begun, isIndexed(exact) ? RANKING.longer : RANKING.partial),
    ...sharesOf([exact].filter(isIndexed), 1),
  ]);
}

/** Every word that's one typing error away. The shortest words have none, because too many are close. */
function meantBy(typed: string): ReadonlySet<string> {
  const edits = new Set<string>();
  if (typed.length < RANKING.shortestMisspelled) return edits;
  for (let at = 0; at <= typed.length; at += 1) {
    const before = typed.slice(0, at);
    const after = typed.slice(at);
    edits.add(before + after.slice(1));
    edits.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of LETTERS) {
      edits.add(before + letter + after);
      edits.add(before + letter + after.slice(1));
    }
  }
  edits.delete(typed);
  return new Set([...edits].filter((word) => !isStopWord(word)));
}
