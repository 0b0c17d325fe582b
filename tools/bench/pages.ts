import type { Report } from './lib/report.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';
import { ensureBrowser } from '../test/browser.ts';
import { startCompressedHost } from './lib/compressed-host.ts';
import { deploySite } from './lib/deployed-site.ts';
import { openLighthouse, type Lighthouse, type Throttling } from './lib/lighthouse.ts';
import { peers, type Build } from './lib/scale-builds.ts';
import { longPage } from './lib/scale-content.ts';
import { buildOurs } from './lib/scale-ours.ts';
import { kB } from './lib/scale-text.ts';
import { afterLoad, tapEarly, type Tap } from './lib/visit.ts';

const [LONG, LIVE] = ['docs page, long', 'docs page with a live template'] as const;
/** The three kinds of page that are also measured with a processor that's really slowed down. */
const SLOWED: readonly string[] = ['home', LONG, LIVE];
/** One page of each kind. */
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  [LONG]: '/user-guide/best-practices',
  [LIVE]: '/user-guide/examples/crawler',
  'API page': '/api/composition',
  'blog list': '/blog',
  'blog post': '/blog/keyfill-2.3-release-notes',
  tags: '/blog/tags',
};
const TAPS: Readonly<Record<string, Tap>> = {
  'opening the menu': { kind: LONG, on: '.navbar__toggle', effect: '.navbar-sidebar--show .navbar-sidebar' },
  'focusing the search': { kind: LONG, on: 'button[aria-keyshortcuts]', effect: 'dialog[open] input' },
  'pressing Play': { kind: LIVE, on: '[data-control="play"]', effect: '[data-status="playing"]' },
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What's needed to measure pages: the path of Chromium, and Lighthouse. */
interface Tools {
  chromium: string;
  lighthouse: Lighthouse;
}

const optionOf = (name: string) =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);

/**
 * Measures each kind of page as a phone loads it: medians of five runs. `--only=home` measures one kind, and `--peers=100` also
 * builds our site and the tools that it's compared with, each with 100 generated pages, and measures their long page.
 */
export default async function measurePages(report: Report): Promise<void> {
  const found = await ensureBrowser(siteDir);
  const lighthouse = 'problem' in found ? found : await openLighthouse();
  const site = 'problem' in lighthouse ? lighthouse : await deploySite();
  if ('problem' in found || 'problem' in lighthouse || 'problem' in site) {
    log(`pages were not measured: ${'problem' in site ? site.problem : ''}`);
    return;
  }
  const tools = { chromium: found.path, lighthouse };
  try {
    for (const [kind, address] of Object.entries(PAGES)) {
      if ((optionOf('only') ?? kind) !== kind) continue;
      const url = new URL(address, site.server.url).href;
      await reportAudit(report, tools, kind, url, 'simulate', CATEGORIES);
      if (SLOWED.includes(kind)) await reportSlowed(report, tools, kind, url);
      for (const [what, tap] of Object.entries(TAPS).filter(([, one]) => one.kind === kind)) {
        const { delay, effect } = await tapEarly(tools.chromium, url, tap);
        const text = `INP ${Math.round(delay)} ms, takes effect after ${Math.round(effect)} ms`;
        report(`${what} right after the first paint, applied throttling`, text, 'INP ≤ 200 ms');
      }
    }
  } finally {
    await site.close();
  }
  const count = Number(optionOf('peers') ?? 0);
  if (count > 0)
    for (const [name, build] of Object.entries({ 'Keyfill Docs': buildOurs, ...peers }))
      await measurePeer(report, tools, name, (folder) => build(folder, count));
}

async function measurePeer(
  report: Report,
  tools: Tools,
  name: string,
  build: (folder: string) => ReturnType<Build>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-pages-'));
  try {
    const built = await build(folder);
    if ('problem' in built) return report(name, `did not build: ${built.problem}`);
    const host = await startCompressedHost(built.root);
    const url = host.url + built.base + longPage;
    await reportAudit(report, tools, name, url, 'simulate');
    await reportSlowed(report, tools, name, url);
    await host.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function reportAudit(
  report: Report,
  { lighthouse }: Tools,
  kind: string,
  url: string,
  throttling: Throttling,
  categories: readonly string[] = ['performance'],
): Promise<void> {
  const { score, value, failing } = await lighthouse.audit(url, categories, throttling);
  report(
    `${kind}, ${throttling === 'simulate' ? 'simulated' : 'applied'} throttling`,
    `${categories.map((category) => `${category} ${score(category)}`).join(', ')}; LCP ${Math.round(value('largest-contentful-paint'))} ms, blocking ${Math.round(value('total-blocking-time'))} ms, CLS ${value('cumulative-layout-shift').toFixed(3)}, ${kB(value('total-byte-weight'))}`,
    "LCP below Starlight's, blocking at most a quarter of stock's and twice Starlight's, CLS 0, other categories 1",
  );
  const wrong = categories.filter((category) => category !== 'performance').flatMap(failing);
  if (wrong.length > 0) report(`${kind}, not right`, [...new Set(wrong)].join(', '));
}

/** Everything that's measured while Chromium slows down the processor. */
async function reportSlowed(report: Report, tools: Tools, kind: string, url: string): Promise<void> {
  await reportAudit(report, tools, kind, url, 'devtools');
  const { requests, bytes, ahead, own } = await afterLoad(tools.chromium, url);
  report(
    `${kind}, in the seven seconds after load`,
    `${requests} requests, ${kB(bytes)}; prefetched ${kB(ahead)}, the page's own ${kB(own)}`,
    "prefetched at most half of the page's own",
  );
}
