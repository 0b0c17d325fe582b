import type { Report } from './lib/report.ts';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from '../test/browser.ts';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';
import { startCompressedHost } from './lib/compressed-host.ts';
import { brotliBytesOf, bytesOf, filesBelow } from './lib/files.ts';
import { openLighthouse, type Audited, type Lighthouse } from './lib/lighthouse.ts';
import { weighPage } from './lib/page-weight.ts';
import { peers, type Build, type Built } from './lib/scale-builds.ts';
import { longPage, queriesForPages, typicalPage } from './lib/scale-content.ts';
import type { AuditFigures, Figures, KeyFigures, OwnFigures } from './lib/scale-figures.ts';
import { growthOf } from './lib/scale-growth.ts';
import { buildOurs } from './lib/scale-ours.ts';
import { figuresText, tableOf } from './lib/scale-text.ts';
import { measureBrowser } from './lib/search-browser.ts';
import type { Query } from './lib/search-quality.ts';

/** The numbers of generated pages. To try out the bench itself, set KEYFILL_SCALE_SIZES=10,50. */
const SIZES = process.env['KEYFILL_SCALE_SIZES']?.split(',').map(Number) ?? [
  100,
  1000,
  ...(process.argv.includes('--full') ? [5000] : []),
];
/** What's needed to measure a size: the path of Chromium, Lighthouse if available, and a folder. */
interface Tools {
  chromium: string;
  lighthouse: Lighthouse | null;
  scratch: string;
}

/** Searches that are typed letter by letter. Half of them are for generated pages. */
const TYPED = 16;

/** Measures how the site scales with its pages, and how other tools do with the same pages. */
export default async function measureScale(report: Report): Promise<void> {
  log(
    `${cpus().length} cores, load ${(loadavg()[0] ?? NaN).toFixed(1)}: on a machine that does other work, times mean little`,
  );
  const found = await ensureBrowser(siteDir);
  if ('problem' in found) {
    log(`scale was not measured: ${found.problem}`);
    return;
  }
  const lighthouse = await openLighthouse();
  if ('problem' in lighthouse) log(`there will be no figures of Lighthouse: ${lighthouse.problem}`);
  const scratch = mkdtempSync(path.join(tmpdir(), 'keyfill-scale-'));
  try {
    const tools = { chromium: found.path, lighthouse: 'problem' in lighthouse ? null : lighthouse, scratch };
    const points: OwnFigures[] = [];
    for (const count of SIZES) {
      const point = await measureSize(report, tools, count);
      if (point !== null) points.push(point);
    }
    for (const line of growthOf(points)) report('growth', line);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Measures everything at one size.
 * @returns the figures of our own site, or null if it didn't build
 */
async function measureSize(report: Report, tools: Tools, count: number): Promise<OwnFigures | null> {
  const rows: Figures[] = [];
  const own = await measureOne(
    report,
    tools,
    'Keyfill Docs, whole',
    buildOurs,
    count,
    async (figures, built, url): Promise<OwnFigures> => {
      log('typing into the search box …');
      // The host compresses a file on its first request, which takes seconds for an index.
      for (const file of built.index) await fetchCompressed(`${url}/${path.basename(file)}`);
      const keys = await keysOf(tools.chromium, url + built.base + typicalPage);
      const all = { ...figures, ...ownFiguresOf(built), keys };
      for (const [what, value, wanted] of figuresText(all))
        report(`${count} generated pages, ${what}`, value, wanted);
      return all;
    },
  );
  if (own !== null) rows.push(own);
  for (const [name, build] of Object.entries(peers)) {
    const row = await measureOne(report, tools, name, build, count, async (figures) => figures);
    if (row !== null) rows.push(row);
  }
  process.stdout.write(
    `\n  The same ${count} pages in each, long page (Brotli 11, Lighthouse mobile, median of five; wanted: per page no slower than stock, LCP below Starlight's):\n`,
  );
  for (const line of tableOf(rows)) process.stdout.write(`  ${line}\n`);
  process.stdout.write('\n');
  return own;
}

/** Builds with one tool and measures the long page. The folder is deleted afterward. */
async function measureOne<All extends Figures>(
  report: Report,
  { chromium, lighthouse, scratch }: Tools,
  name: string,
  build: Build,
  count: number,
  more: (figures: Figures, built: Built, url: string) => Promise<All>,
): Promise<All | null> {
  const folder = path.join(scratch, `${name.replace(/\W+/g, '-')}-${count}`);
  mkdirSync(folder);
  const built = await build(folder, count);
  if ('problem' in built) {
    report(`${name} with ${count} pages`, `did not build: ${built.problem}`);
    return null;
  }
  const host = await startCompressedHost(built.root);
  try {
    const url = host.url + built.base + longPage;
    const measured: Figures = {
      name,
      pages: htmlFilesOf(built.root).length,
      seconds: built.seconds,
      processor: built.processor,
      memory: built.memory,
      index: bytesOf(built.index),
      indexBrotli: brotliBytesOf(built.index),
      long: await weighPage(chromium, url, built.ready),
      typical: await weighPage(chromium, host.url + built.base + typicalPage, built.ready),
    };
    const figures = await more(measured, built, host.url);
    if (lighthouse !== null) {
      log(`running Lighthouse five times on ${name} …`);
      figures.audited = auditedOf(await lighthouse.audit(url, ['performance']));
    }
    return figures;
  } finally {
    await host.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function auditedOf({ score, value }: Audited): AuditFigures {
  return {
    score: score('performance'),
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}

const htmlFilesOf = (root: string) => filesBelow(root).filter((file) => file.endsWith('.html'));

/** Takes the measurements that are only for our own site. */
function ownFiguresOf({ root, base, index }: Built): Omit<OwnFigures, keyof Figures | 'keys'> {
  const files = filesBelow(root);
  return {
    htmlBytes: bytesOf(htmlFilesOf(root)),
    siteBytes: bytesOf(files),
    largestIndex: Math.max(...index.map((file) => bytesOf([file]))),
    typicalHtml: readFileSync(path.join(root, `${base}${typicalPage}.html`)).length,
    worker: existsSync(path.join(root, 'sw.js')) ? bytesOf([path.join(root, 'sw.js')]) : 0,
  };
}

async function fetchCompressed(url: string): Promise<void> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
}

async function keysOf(executablePath: string, url: string): Promise<KeyFigures> {
  const own = JSON.parse(readFileSync(path.join(siteDir, 'tests/search-queries.json'), 'utf8')) as Query[];
  const step = Math.ceil(own.length / (TYPED / 2));
  const queries = [
    ...queriesForPages(TYPED / 2),
    ...own.filter((_, at) => at % step === 0).map(({ query }) => query),
  ];
  const { first, keys, longest } = await measureBrowser({ executablePath, url, queries });
  const sorted = keys.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? NaN;
  return { first, count: keys.length, p50: at(0.5), p95: at(0.95), longest };
}
