import { wordsOf } from '../shared/analyze';
import { isStopWord } from '../shared/stopWords';
import type { SearchDocument } from '../shared/types';
import { RANKING } from './ranking';

/** A document on its way to being a hit. */
export interface Candidate {
  readonly document: SearchDocument;
  readonly score: number;
  /** Whether it comes after others for the same words: a blog post, or a page of the other area. */
  readonly isBehind: boolean;
}

/** A word of the query, as titles are compared with it. */
interface Typed {
  readonly whole: string;
  /** What may have been meant, where it seems misspelt. */
  readonly meant: ReadonlySet<string>;
}

/** Best first. */
export function byScore(a: Candidate, b: Candidate): number {
  return b.score - a.score;
}

/**
 * An index knows stems only, so "Looping" and "loop" are one to it. Among the best candidates, those whose
 * title holds the words as they were typed come forward; the last word may be half-typed, and one with a typing
 * error is what was meant by it.
 */
export function preferVerbatimTitles(candidates: readonly Candidate[], typed: readonly Typed[]): Candidate[] {
  const best = candidates.slice(0, RANKING.verbatimCandidates).map((candidate) => ({
    ...candidate,
    score: candidate.score * (1 + gainOf(candidate.document, typed)),
  }));
  return [...putBehind(best, typed).sort(byScore), ...candidates.slice(RANKING.verbatimCandidates)];
}

/**
 * Moves blog posts back, and candidates of the other area: a reference while the reader is in a guide, and the reverse. If a page
 * of the reader's area is called what was typed, none of them comes before it. If only one of them is called that, it's the page
 * that was meant.
 */
function putBehind(candidates: readonly Candidate[], typed: readonly Typed[]): Candidate[] {
  const own = candidates.filter(({ document, isBehind }) => !isBehind && isNamed(document, typed));
  const most = own.length > 0 ? Math.max(...own.map(({ score }) => score)) * RANKING.belowNamesake : Infinity;
  return candidates.map((candidate) => {
    const { document, score, isBehind } = candidate;
    const stays = !isBehind || (own.length === 0 && isNamed(document, typed));
    const factor = document.type === 'blog' ? RANKING.post : RANKING.behind;
    return stays ? candidate : { ...candidate, score: Math.min(score * factor, most) };
  });
}

/** Whether a page is called what was typed. */
function isNamed({ sectionRoute, title }: SearchDocument, typed: readonly Typed[]): boolean {
  return !sectionRoute.includes('#') && likeness(title, typed) === 1;
}

/** What a title gains: a page by that name is wanted more than a section of that name. */
function gainOf({ sectionRoute, title, pageTitle }: SearchDocument, typed: readonly Typed[]): number {
  if (!sectionRoute.includes('#')) {
    return RANKING.verbatimPage * likeness(title, typed);
  }
  const own = likeness(title, typed);
  const withPage = own > 0 ? likeness(`${pageTitle} ${title}`, typed) : 0;
  return Math.max(RANKING.verbatimSection * own, RANKING.verbatimBoth * withPage);
}

/** 1 when the title consists of the typed words, less for every word that is missing or too many. */
function likeness(title: string, typed: readonly Typed[]): number {
  const inTitle = tellingWords(title);
  const last = typed.length - 1;
  const found = typed.filter(({ whole, meant }, at) =>
    inTitle.some((word) => word === whole || meant.has(word) || (at === last && word.startsWith(whole))),
  ).length;
  return found === 0 ? 0 : (found / typed.length) * (found / Math.max(found, inTitle.length));
}

/** A site has few titles, and the same ones are looked at with every letter that is typed. */
const tellingByTitle = new Map<string, readonly string[]>();
const MAX_TITLES = 5000;

function tellingWords(title: string): readonly string[] {
  const known = tellingByTitle.get(title);
  if (known !== undefined) {
    return known;
  }
  const words = wordsOf(title).map((word) => word.whole);
  const telling = words.filter((word) => !isStopWord(word));
  const result = telling.length > 0 ? telling : words;
  if (tellingByTitle.size >= MAX_TITLES) {
    tellingByTitle.clear();
  }
  tellingByTitle.set(title, result);
  return result;
}
