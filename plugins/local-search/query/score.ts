import { averageWeight, type Posting } from '../shared/lunr.ts';
import type { Lookup, Shares } from './expand.ts';
import { FIELDS, type Field, type LoadedIndex } from './loaded-index.ts';
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
export function scoreIndex(index: LoadedIndex, lookups: readonly Lookup[]): Float64Array {
  const count = index.documents.length;
  const own = new Float64Array(count);
  const total = new Float64Array(count);
  const covered = new Float64Array(count);
  for (const { terms, weight } of lookups) {
    const word = scoreTerms(index, terms);
    for (let id = 0; id < count; id += 1) {
      const lead = index.leads[id] ?? id;
      const score = (word.score[id] ?? 0) * weight;
      const fromPage = lead === id ? 0 : (word.title[lead] ?? 0) * weight * RANKING.pageTitle;
      own[id] = (own[id] ?? 0) + score;
      total[id] = (total[id] ?? 0) + score + fromPage;
      covered[id] = (covered[id] ?? 0) + (score + fromPage > 0 ? weight : 0);
    }
  }
  const most = lookups.reduce((sum, { weight }) => sum + weight, 0);
  for (let id = 0; id < count; id += 1) {
    const part = (covered[id] ?? 0) / most;
    const lead = index.leads[id] === id ? RANKING.lead : 1;
    const isFound = (own[id] ?? 0) > 0;
    total[id] = isFound ? (total[id] ?? 0) * lead * part ** RANKING.coverage : 0;
  }
  return total;
}

interface TermScore {
  readonly score: Float64Array;
  /** The title's part of the score. */
  readonly title: Float64Array;
}

/** For each document, the sum over the fields: boost × the best term. */
function scoreTerms(index: LoadedIndex, shares: Shares): TermScore {
  const score = new Float64Array(index.documents.length);
  const title = new Float64Array(index.documents.length);
  for (const field of FIELDS) {
    const best = field === 'title' ? title : new Float64Array(score.length);
    for (const [term, share] of shares) {
      const posting = index.lunr.invertedIndex[term];
      for (const id of Object.keys(posting?.[field] ?? {}).map(Number)) {
        const weight = posting ? weightOfTerm(index, posting, field, id) : 0;
        best[id] = Math.max(best[id] ?? 0, RANKING.boosts[field] * share * weight);
      }
    }
    for (let id = 0; id < score.length; id += 1) score[id] = (score[id] ?? 0) + (best[id] ?? 0);
  }
  return { score, title };
}

/**
 * All posts with a tag get the same weight for it, no matter how many other tags they have. Equal scores stay in the order of
 * the index, so a tag that several posts share, such as "release notes", finds the newest post first.
 */
function weightOfTerm(index: LoadedIndex, posting: Posting, field: Field, id: number): number {
  return field === 'tags' && index.documents[id]?.type === 'blog'
    ? averageWeight(posting, index.documents.length)
    : weightOf(index.vectors[field][id] ?? [], posting._index);
}

/** lunr rounds to three digits, which must not make a word that appears everywhere vanish. */
const LEAST_WEIGHT = 0.001;

/** The weight of term `number` in a sparse vector of `[number, weight, …]` pairs. */
function weightOf(vector: readonly number[], number: number): number {
  for (let at = 0; at < vector.length; at += 2)
    if (vector[at] === number) return Math.max(vector[at + 1] ?? 0, LEAST_WEIGHT);

  return 0;
}
