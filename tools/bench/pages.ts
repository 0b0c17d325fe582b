import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';
import { ensureBrowser } from '../test/browsers.ts';
import { startCompressedHost } from './lib/compressed-host.ts';
import { brotliBytesOf, kB, optionOf, printTable } from './lib/figures.ts';
import { longPage } from './lib/generated-pages.ts';
import { openLighthouse, type Lighthouse } from './lib/lighthouse.ts';
import { buildOurs } from './lib/our-build.ts';
import { inFolder, peers, type Built } from './lib/peers.ts';
import { tapEarly, visitPage, type Phone, type Tap } from './lib/visit.ts';
import { product } from '../../src/product.ts';

/** Three kinds of page: without a template, with one that plays in the text, and with one at the top. */
const PAGES = {
  'long docs page': '/user-guide/best-practices',
  'page with a live template': '/user-guide/examples/crawler',
  'home page': '/',
};
const TAPS: Readonly<Record<string, Tap & { page: keyof typeof PAGES }>> = {
  'opening the menu': {
    page: 'long docs page',
    on: '.navbar__toggle',
    effect: '.navbar-sidebar--show .navbar-sidebar',
  },
  'focusing the search': {
    page: 'long docs page',
    on: 'button[aria-keyshortcuts]',
    effect: 'dialog[open] input',
  },
  'pressing Play': {
    page: 'page with a live template',
    on: '[data-control="play"]',
    effect: '[data-status="playing"]',
  },
};

const runs = Number(optionOf('runs') ?? 5);
const slowdown = Number(optionOf('slowdown') ?? 4);
const count = Number(optionOf('pages') ?? 100);
const only = optionOf('only');

type Row = Readonly<Record<string, string>>;

/**
 * Measures pages as a phone loads them, with simulated and with applied throttling: medians of five runs. First our own pages
 * from `build`, then a long page that our site and its peers build from the same text. `--only=ours` and `--only=peers` select
 * one half. `--runs=1` is for trying things out, `--pages=1000` generates more pages, and `--slowdown=9` makes a slower phone.
 */
export default async function measurePages(): Promise<void> {
  log(`${cpus().length} cores, load ${(loadavg()[0] ?? NaN).toFixed(1)}: only compare figures of one run`);
  const found = await ensureBrowser();
  const lighthouse = 'problem' in found ? found : await openLighthouse(found.path);
  if ('problem' in found || 'problem' in lighthouse) {
    log(`pages were not measured: ${'problem' in lighthouse ? lighthouse.problem : ''}`);
    return;
  }
  const phone = { executablePath: found.path, slowdown };
  if (only !== 'peers') await measureOurs(lighthouse, phone);
  if (only !== 'ours') await measureWithPeers(lighthouse, phone);
}

async function measureOurs(lighthouse: Lighthouse, phone: Phone): Promise<void> {
  const host = await startCompressedHost(path.join(siteDir, 'build'));
  try {
    const rows: Row[] = [];
    for (const [name, address] of Object.entries(PAGES))
      rows.push({ Page: name, ...(await measurePage(lighthouse, phone, host.url + address)) });
    printTable(rows);
    const taps: Row[] = [];
    for (const [name, { page, ...tap }] of Object.entries(TAPS)) {
      log(`${name} …`);
      const { delay, effect } = await tapEarly(phone, host.url + PAGES[page], tap, runs);
      const cells = { 'Right after the first paint': name, INP: ms(delay), 'Takes effect after': ms(effect) };
      taps.push(cells);
    }
    printTable(taps);
  } finally {
    await host.close();
  }
}

async function measureWithPeers(lighthouse: Lighthouse, phone: Phone): Promise<void> {
  const builds: Row[] = [];
  const pages: Row[] = [];
  for (const [Tool, build] of Object.entries({ [`${product.name} Docs`]: buildOurs, ...peers })) {
    await inFolder(Tool, build, count, async (built) => {
      const host = await startCompressedHost(built.root);
      builds.push({ Tool, ...buildCells(built) });
      const url = host.url + built.base + longPage;
      pages.push({ Tool, ...(await measurePage(lighthouse, phone, url)) });
      await host.close();
    });
  }
  printTable(builds);
  printTable(pages);
}

const ms = (milliseconds: number) => `${Math.round(milliseconds)} ms`;

const buildCells = ({ seconds, memory, index }: Built): Row => ({
  'Cold build': `${seconds.toFixed(1)} s`,
  Memory: `${Math.round(memory)} MB`,
  'Search index, Brotli': index.length === 0 ? '' : kB(brotliBytesOf(index)),
});

async function measurePage(lighthouse: Lighthouse, phone: Phone, url: string): Promise<Row> {
  log(`measuring ${new URL(url).pathname} …`);
  // Loads the page once, which also makes the host compress its files.
  const { own, prefetched, script, late } = await visitPage(phone, url);
  const simulated = await lighthouse(url, { slowdown, runs, throttlingMethod: 'simulate' });
  const applied = await lighthouse(url, { slowdown, runs, throttlingMethod: 'devtools' });
  return {
    'Score, simulated': simulated.score.toFixed(2),
    'LCP, simulated': ms(simulated.value('largest-contentful-paint')),
    'Blocking, simulated': ms(simulated.value('total-blocking-time')),
    'LCP, applied': ms(applied.value('largest-contentful-paint')),
    'Blocking, applied': ms(applied.value('total-blocking-time')),
    CLS: applied.value('cumulative-layout-shift').toFixed(3),
    'Own bytes': `${kB(own)}, script ${kB(script)}`,
    Prefetched: kB(prefetched),
    '7 s after load': `${late.requests} requests, ${kB(late.bytes)}`,
  };
}
