import { averageWeight } from '../shared/lunr.ts';
import type { Lookup, Shares } from './expand.ts';
import type { LoadedIndex } from './load.ts';
import { RANKING } from './ranking.ts';

/**
 * Scores the documents of one index.
 *
 * lunr's own `Index.query` divides by the length of the query vector for each field. That cancels the fields'
 * boosts, and lets a short prefix with hundreds of expansions drown out the other words. So this uses lunr's
 * weights (BM25, as stored in the field vectors) with its own sum:
 *
 * ```
 *  score(document) = coverage × Σ over words  Σ over fields  boost(field) × max over terms (share × weight)
 * ```
 *
 * Rare words have large weights, so a heading such as "Setup" would outweigh the name of a product. So a
 * page's title and tags count for its sections, too, and a heading counts less the more sections have it,
 * unless the title of its page matches as well.
 */
export function scoreIndex(index: LoadedIndex, lookups: readonly Lookup[]): number[] {
  const words = lookups.map(({ terms }) => scoreTerms(index, terms));
  return index.leads.map((lead, id) => {
    const isLead = lead === id;
    const isNamed = isLead || words.some(({ title }) => title.has(lead));
    const tooMuch = isNamed ? 0 : 1 - 1 / Math.sqrt(index.namesakes[id] ?? 1);
    let own = 0;
    let fromPage = 0;
    let covered = 0;
    for (const { total, title, shared } of words) {
      const score = (total.get(id) ?? 0) - tooMuch * (title.get(id) ?? 0);
      const inherited = isLead ? 0 : (shared.get(lead) ?? 0);
      own += score;
      fromPage += inherited;
      covered += score + inherited > 0 ? 1 : 0;
    }
    const part = covered / lookups.length;
    return own > 0 ? (own + fromPage) * (isLead ? RANKING.lead : 1) * part ** RANKING.coverage : 0;
  });
}

type Scores = Map<number, number>;

interface TermScores {
  /** The sum over the fields of each matching document (boost × the best term). */
  readonly total: Scores;
  /** The title's part of it. */
  readonly title: Scores;
  /** The part that counts for the page's other sections if the document is a lead section. */
  readonly shared: Scores;
}

function scoreTerms(index: LoadedIndex, shares: Shares): TermScores {
  const total: Scores = new Map();
  const title: Scores = new Map();
  const shared: Scores = new Map();
  const add = (to: Scores, id: number, score: number) => to.set(id, (to.get(id) ?? 0) + score);
  for (const [field, { boost, forSections }] of Object.entries(RANKING.fields)) {
    const best: Scores = field === 'title' ? title : new Map();
    for (const [term, share] of shares) {
      for (const id of Object.keys(index.lunr.invertedIndex[term]?.[field] ?? {}).map(Number))
        best.set(id, Math.max(best.get(id) ?? 0, boost * share * weightOf(index, term, field, id)));
    }
    for (const [id, score] of best) {
      add(total, id, score);
      if (forSections > 0) add(shared, id, score * forSections);
    }
  }
  return { total, title, shared };
}

/** A tag weighs the same in all posts, so those that share it stay in the index's order, newest first. */
function weightOf({ lunr, documents }: LoadedIndex, term: string, field: string, id: number): number {
  const posting = lunr.invertedIndex[term];
  const vector = lunr.fieldVectors[`${field}/${id}`];
  if (posting === undefined || vector === undefined) return 0;
  return field === 'tags' && documents[id]?.type === 'blog'
    ? averageWeight(posting, documents.length)
    : (vector.elements[vector.positionForIndex(posting._index) + 1] ?? 0);
}
