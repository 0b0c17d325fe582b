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
 */
export function scoreIndex(index: LoadedIndex, lookups: readonly Lookup[]): number[] {
  const words = lookups.map(({ terms }) => scoreTerms(index, terms));
  return index.leads.map((lead, id) => {
    let own = 0;
    let fromPage = 0;
    let covered = 0;
    for (const { total, title } of words) {
      const score = total.get(id) ?? 0;
      const pageTitle = lead === id ? 0 : (title.get(lead) ?? 0) * RANKING.pageTitle;
      own += score;
      fromPage += pageTitle;
      covered += score + pageTitle > 0 ? 1 : 0;
    }
    const part = covered / lookups.length;
    return own > 0 ? (own + fromPage) * (lead === id ? RANKING.lead : 1) * part ** RANKING.coverage : 0;
  });
}

type Scores = Map<number, number>;

/** The sum over the fields of each matching document (boost × the best term), and the title's part of it. */
function scoreTerms(index: LoadedIndex, shares: Shares): { readonly total: Scores; readonly title: Scores } {
  const total: Scores = new Map();
  const title: Scores = new Map();
  for (const [field, boost] of Object.entries(RANKING.boosts)) {
    const best: Scores = field === 'title' ? title : new Map();
    for (const [term, share] of shares) {
      for (const id of Object.keys(index.lunr.invertedIndex[term]?.[field] ?? {}).map(Number))
        best.set(id, Math.max(best.get(id) ?? 0, boost * share * weightOf(index, term, field, id)));
    }
    for (const [id, score] of best) total.set(id, (total.get(id) ?? 0) + score);
  }
  return { total, title };
}

/**
 * All posts with a tag get the same weight for it, no matter how many other tags they have. Equal scores stay in the order of
 * the index, so a tag that several posts share, such as "release notes", finds the newest post first.
 */
function weightOf({ lunr, documents }: LoadedIndex, term: string, field: string, id: number): number {
  const posting = lunr.invertedIndex[term];
  const vector = lunr.fieldVectors[`${field}/${id}`];
  if (posting === undefined || vector === undefined) return 0;
  return field === 'tags' && documents[id]?.type === 'blog'
    ? averageWeight(posting, documents.length)
    : (vector.elements[vector.positionForIndex(posting._index) + 1] ?? 0);
}
