import type { PageWeight } from './page-weight.ts';

/** What Lighthouse says about the long page. */
export interface AuditFigures {
  score: number;
  lcp: number;
  blocking: number;
  cls: number;
}

/** Times of keys in the search box, in milliseconds. */
export interface KeyFigures {
  first: number;
  count: number;
  p50: number;
  p95: number;
  longest: number;
}

/** What is measured of a site that one tool has built: bytes, seconds, MB. */
export interface Figures {
  name: string;
  pages: number;
  seconds: number;
  processor: number | undefined;
  memory: number | undefined;
  index: number;
  indexBrotli: number;
  long: PageWeight;
  typical: PageWeight;
  audited?: AuditFigures;
}

/** What is measured of our own site only. */
export interface OwnFigures extends Figures {
  htmlBytes: number;
  siteBytes: number;
  largestIndex: number;
  typicalHtml: number;
  worker: number;
  keys: KeyFigures;
}
