import path from 'node:path';
import { siteDir } from '../shared/site-dir.ts';
import { startCompressedHost } from './lib/compressed-host.ts';
import { brotliBytesOf, findPhone, kB, median, optionOf, printTable } from './lib/figures.ts';
import type { Phone, Row } from './lib/figures.ts';
import { longPage } from './lib/generated-pages.ts';
import { openLighthouse, type Lighthouse } from './lib/lighthouse.ts';
import { buildOurs } from './lib/our-build.ts';
import { inFolder, peers } from './lib/peers.ts';
import { visitPage } from './lib/visit.ts';
import { product } from '../../src/product.ts';

/** Three kinds of page: without a template, with one that plays in the text, and with one at the top. */
const PAGES = {
  'long docs page': '/user-guide/best-practices',
  'page with a live template': '/user-guide/examples/crawler',
  'home page': '/',
};
const runs = Number(optionOf('runs') ?? 5);
const only = optionOf('only');

/**
 * Measures pages as a phone loads them, with simulated and applied throttling: medians of five runs. First
 * our own pages from `build` (`--only=ours`), then a long page that our site and its peers build from one
 * text (`--only=peers`). `--runs=1` is for a trial, `--pages=1000` adds pages, `--slowdown=9` slows the
 * phone.
 */
export default async function measurePages(): Promise<void> {
  const phone = await findPhone(Number(optionOf('slowdown') ?? 4));
  const lighthouse = await openLighthouse();
  if (only !== 'peers') await measureOurs(lighthouse, phone);
  if (only !== 'ours') await measureWithPeers(lighthouse, phone);
}

async function measureOurs(lighthouse: Lighthouse, phone: Phone): Promise<void> {
  const host = await startCompressedHost(path.join(siteDir, 'build'));
  const pages: Row[] = [];
  for (const [name, address] of Object.entries(PAGES))
    pages.push({ Page: name, ...(await measurePage(lighthouse, phone, host.url + address)) });
  printTable(pages);
  host.close();
}

async function measureWithPeers(lighthouse: Lighthouse, phone: Phone): Promise<void> {
  const rows: Row[] = [];
  for (const [Tool, build] of Object.entries({ [`${product.name} Docs`]: buildOurs, ...peers })) {
    await inFolder(Tool, build, Number(optionOf('pages') ?? 100), async (built) => {
      const host = await startCompressedHost(built.root);
      rows.push({
        Tool,
        'Cold build': `${built.seconds.toFixed(1)} s`,
        Memory: `${Math.round(built.memory)} MB`,
        'Search index, Brotli': built.index.length === 0 ? '' : kB(brotliBytesOf(built.index)),
        ...(await measurePage(lighthouse, phone, host.url + built.base + longPage)),
      });
      host.close();
    });
  }
  printTable(rows);
}

const ms = (milliseconds: number) => `${Math.round(milliseconds)} ms`;

async function measurePage(lighthouse: Lighthouse, phone: Phone, url: string): Promise<Row> {
  const simulated = await lighthouse(phone, url, runs);
  const visit = await visitPage(phone, url);
  const applied = [visit];
  while (applied.length < runs) applied.push(await visitPage(phone, url));
  return {
    'Score, simulated': simulated.score.toFixed(2),
    'LCP, simulated': ms(simulated.value('largest-contentful-paint')),
    'Blocking, simulated': ms(simulated.value('total-blocking-time')),
    'LCP, applied': ms(median(applied.map(({ largestPaint }) => largestPaint))),
    'Blocking, applied': ms(median(applied.map(({ blocking }) => blocking))),
    CLS: simulated.value('cumulative-layout-shift').toFixed(3),
    'Own bytes': `${kB(visit.own)}, script ${kB(visit.script)}`,
    Prefetched: kB(visit.prefetched),
  };
}
