import { stem } from '../shared/lunr.ts';
import type { SearchDocument } from '../shared/types.ts';
import type { Lookup } from './expand.ts';
import { parseQuery } from './parse.ts';
import { RANKING } from './ranking.ts';

/** A document that may become a hit. */
export interface Candidate {
  readonly document: SearchDocument;
  readonly score: number;
  /** Whether it ranks lower for the same words: a blog post, or a page from the other area. */
  readonly isDemoted: boolean;
}

/** A word of the query in the form that's compared with titles. */
type Typed = Pick<Lookup, 'typed' | 'meant'>;

/** Best first. */
export const byScore = (a: Candidate, b: Candidate): number => b.score - a.score;

/**
 * Indexes contain stems, so they can't distinguish "Looping" from "loop", and no order of words. Among the
 * best candidates, this moves forward those whose title contains the words exactly as typed, and those whose
 * text contains them side by side. The last word may be half-typed, and a typing error counts as the word
 * that was meant.
 *
 * Then it moves back blog posts and candidates from the other area: the reference while the reader is in a
 * guide, and vice versa. If a page in the reader's area has the typed name, they all come after it. If only
 * one of them has that name, it's the page that was meant.
 */
export function preferVerbatim(candidates: readonly Candidate[], typed: readonly Typed[]): Candidate[] {
  const neighbors = neighborsOf(typed);
  const best = candidates.slice(0, RANKING.verbatimCandidates).map((candidate) => {
    const { pageTitle, title, content } = candidate.document;
    const found = neighbors.filter((pattern) => pattern.test(`${pageTitle} ${title} ${content}`)).length;
    const bonus = gainOf(candidate.document, typed) + (RANKING.neighbors * found) / (neighbors.length || 1);
    return { ...candidate, score: candidate.score * (1 + bonus) };
  });
  const isNamed = ({ sectionRoute, title }: SearchDocument): boolean =>
    !sectionRoute.includes('#') && likeness(title, typed) === 1;
  const namesakes = best.filter(({ document, isDemoted }) => !isDemoted && isNamed(document));
  const limit = Math.max(...namesakes.map(({ score }) => score)) * RANKING.belowNamesake;
  const moved = best.map((candidate) => {
    const { document, isDemoted } = candidate;
    if (!isDemoted || (namesakes.length === 0 && isNamed(document))) return candidate;
    const score = candidate.score * (document.type === 'blog' ? RANKING.post : RANKING.demoted);
    return { ...candidate, score: namesakes.length > 0 ? Math.min(score, limit) : score };
  });
  return [...moved.sort(byScore), ...candidates.slice(RANKING.verbatimCandidates)];
}

/** A pattern for each two neighboring typed words, in any form, with at most one word between them. */
function neighborsOf(typed: readonly Typed[]): RegExp[] {
  // A stem can end with another letter than its word: "happi".
  const starts = typed.map(({ typed: word }) => stem(word).replace(/i$/, '').replaceAll('.', '\\.'));
  return starts.slice(1).map((second, at) => new RegExp(`${starts[at]}\\w*(?:\\W+\\w+)?\\W+${second}`, 'i'));
}

/** A title's bonus. A page with the typed name matters more than a section with that name. */
function gainOf({ sectionRoute, title, pageTitle }: SearchDocument, typed: readonly Typed[]): number {
  if (!sectionRoute.includes('#')) return RANKING.verbatimPage * likeness(title, typed);
  const namesakes = likeness(title, typed);
  const withPage = namesakes > 0 ? likeness(`${pageTitle} ${title}`, typed) : 0;
  return Math.max(RANKING.verbatimSection * namesakes, RANKING.verbatimBoth * withPage);
}

/** 1 if the title consists of the typed words, and less for every missing or additional word. */
function likeness(title: string, typed: readonly Typed[]): number {
  const inTitle = parseQuery(title).map((word) => word.whole);
  const last = typed.length - 1;
  const found = typed.filter(({ typed: own, meant }, at) =>
    inTitle.some((word) => word === own || meant.has(word) || (at === last && word.startsWith(own))),
  ).length;
  return found === 0 ? 0 : (found / typed.length) * (found / Math.max(found, inTitle.length));
}
