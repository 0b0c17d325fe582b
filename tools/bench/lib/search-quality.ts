/** A query of `tests/search-queries.json`. */
export interface Query {
  kind: string;
  query: string;
  wanted: readonly string[];
}

/** Shares from 0 to 1, and the mean reciprocal rank. */
export interface Quality {
  count: number;
  top1: number;
  top8: number;
  mrr: number;
}

/**
 * Measures how well a search finds the wanted results. A wanted address with an anchor stands for that
 * section, and an address without one stands for any section of its page.
 * @param search - addresses, best first
 * @returns by kind, and `all`
 */
export async function measureQuality(
  queries: readonly Query[],
  search: (query: string) => Promise<readonly string[]> | readonly string[],
): Promise<Map<string, Quality>> {
  const ranks = new Map<string, number[]>([['all', []]]);
  for (const { kind, query, wanted } of queries) {
    const found = (await search(query)).slice(0, 8);
    const rank = found.findIndex((address) => wanted.some((one) => isAt(address, one))) + 1;
    for (const name of [kind, 'all']) {
      const list = ranks.get(name) ?? [];
      list.push(rank);
      ranks.set(name, list);
    }
  }
  return new Map([...ranks].map(([kind, list]) => [kind, summaryOf(list)]));
}

function isAt(address: string, wanted: string): boolean {
  const [page, anchor] = address.split('#');
  const [wantedPage, wantedAnchor] = wanted.split('#');
  return page === wantedPage && (wantedAnchor === undefined || anchor === wantedAnchor);
}

function summaryOf(ranks: readonly number[]): Quality {
  const share = (test: (rank: number) => boolean) => ranks.filter(test).length / ranks.length;
  return {
    count: ranks.length,
    top1: share((rank) => rank === 1),
    top8: share((rank) => rank > 0),
    mrr: ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length,
  };
}

export function qualityText({ count, top1, top8, mrr }: Quality): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return `top-1 ${percent(top1)}, top-8 ${percent(top8)}, MRR ${mrr.toFixed(3)} (${count} queries)`;
}
