import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from '../../shared/site-dir.ts';

/** A query of `tests/search-queries.json`. */
interface Query {
  kind: string;
  query: string;
  wanted: readonly string[];
}

export const readQueries = (): Query[] =>
  JSON.parse(readFileSync(path.join(siteDir, 'tests/search-queries.json'), 'utf8')) as Query[];

/**
 * Measures how well a search finds the wanted results. A wanted address with an anchor stands for that
 * section, and an address without one stands for any section of its page.
 * @param search - returns addresses, best first
 * @returns the quality in words, by kind of query, and `all`
 */
export function measureQuality(
  queries: readonly Query[],
  search: (query: string) => readonly string[],
): Map<string, string> {
  const ranks = new Map<string, number[]>([['all', []]]);
  for (const { kind, query, wanted } of queries) {
    const found = search(query).slice(0, 8);
    const rank = found.findIndex((address) => wanted.some((one) => isAt(address, one))) + 1;
    for (const name of [kind, 'all']) ranks.set(name, [...(ranks.get(name) ?? []), rank]);
  }
  return new Map([...ranks].map(([kind, list]) => [kind, summaryOf(list)]));
}

function isAt(address: string, wanted: string): boolean {
  return address === wanted || (!wanted.includes('#') && address.split('#')[0] === wanted);
}

function summaryOf(ranks: readonly number[]): string {
  const share = (test: (rank: number) => boolean) =>
    `${((100 * ranks.filter(test).length) / ranks.length).toFixed(1)} %`;
  const mrr = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;
  return `top-1 ${share((rank) => rank === 1)}, top-8 ${share((rank) => rank > 0)}, MRR ${mrr.toFixed(3)} (${ranks.length} queries)`;
}
