import type { PageWeight } from './page-weight.ts';

/** Lighthouse's results for the long page. */
export interface AuditFigures {
  score: number;
  lcp: number;
  blocking: number;
  cls: number;
}

/** The times of key presses in the search box, in milliseconds. */
export interface KeyFigures {
  first: number;
  count: number;
  p50: number;
  p95: number;
  longest: number;
}

/** The measurements of a site built by one tool: bytes, seconds, MB. */
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

/** The measurements that are only taken for our own site. */
export interface OwnFigures extends Figures {
  htmlBytes: number;
  siteBytes: number;
  largestIndex: number;
  typicalHtml: number;
  worker: number;
  keys: KeyFigures;
}
