import type { Report } from './lib/report.ts';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { SENSIBLE_BYTES } from '../../plugins/local-search/indexing/report.ts';
import { loadIndex, search } from '../../plugins/local-search/query/search.ts';
import type { IndexFile, SearchGlobalData } from '../../plugins/local-search/shared/types.ts';
import { ensureBrowser } from '../test/browser.ts';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';
import { startStaticServer } from '../site/static-host.ts';
import { measureBrowser } from './lib/search-browser.ts';
import { fetchPeers, startPeers } from './lib/search-peers.ts';
import { measureQuality, qualityText, type Quality, type Query } from './lib/search-quality.ts';

const buildDir = path.join(siteDir, 'build');
/** The multiples of the site's content. `KEYFILL_SEARCH_SCALES=1,10` selects others. */
const SCALES = (process.env['KEYFILL_SEARCH_SCALES'] ?? '1,10,100').split(',').map(Number);
/** The visitor's bandwidth, for the time to download an index: 10 Mbit/s. */
const BYTES_PER_MS = 1250;
/** The size of the largest index file in bytes, and how long a visitor waits for it in milliseconds. */
interface Point {
  largest: number;
  wait: number;
}

/** Queries that are typed letter by letter in Chromium. */
const TYPED = 24;

/** Measures how well and how fast the site's own search works, next to two popular plugins. */
export default async function measureSearch(report: Report): Promise<void> {
  const own = indexFilesIn(buildDir);
  if (own.length === 0) {
    log('there is no built site: run "npm run build" first.');
    return;
  }
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'keyfill-search-bench-'));
  try {
    const queries = JSON.parse(
      readFileSync(path.join(siteDir, 'tests/search-queries.json'), 'utf8'),
    ) as Query[];
    const ours = await measureOurQuality(report, own, queries);
    await measureScales(report, own, queries, temporary);
    await measurePeerQuality(report, temporary, queries, ours);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function indexFilesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /^search-index-.*\.json$/.test(file))
    .map((file) => path.join(folder, file));
}

/** The settings that the site was built with, as its pages receive them. */
function settingsOfSite(): SearchGlobalData {
  const file = path.join(siteDir, '.docusaurus/globalData.json');
  const { 'local-search': search } = JSON.parse(readFileSync(file, 'utf8')) as {
    'local-search': { default: SearchGlobalData };
  };
  return search.default;
}

async function measureOurQuality(
  report: Report,
  files: readonly string[],
  queries: readonly Query[],
): Promise<ReadonlyMap<string, Quality>> {
  const settings = settingsOfSite();
  const indexes = files.map((file) => loadIndex(JSON.parse(readFileSync(file, 'utf8')) as IndexFile));
  const quality = await measureQuality(queries, (query) =>
    search(query, indexes, settings).map((hit) => hit.document.sectionRoute),
  );
  const wanted: Readonly<Record<string, string>> = {
    title: 'top-1 ≥ 90 %, top-8 100 %',
    all: 'top-8 ≥ 95 %, ahead of both peers',
  };
  for (const [kind, one] of quality) report(`ours, ${kind}`, qualityText(one), wanted[kind]);
  return quality;
}

async function measurePeerQuality(
  report: Report,
  temporary: string,
  queries: readonly Query[],
  ours: ReadonlyMap<string, Quality>,
): Promise<void> {
  log(
    'fetching the two peers with npm into a temporary folder (they are no dependencies of the site); this takes minutes …',
  );
  const folder = path.join(temporary, 'peers');
  const problem = fetchPeers(folder, siteDir);
  if (problem !== null) {
    log(`the peers could not be fetched, so there is no comparison: ${problem}`);
    return;
  }
  for (const { name, files, search: theirSearch } of await startPeers({ folder, siteDir, buildDir })) {
    const theirs = await measureQuality(queries, theirSearch);
    for (const [kind, one] of theirs) report(`${name}, ${kind}`, qualityText(one));
    report(`ours against ${name}`, verdictOn(ours, theirs), 'ahead in the whole set');
    const { raw, brotli } = weightOf(files);
    report(`${name}, index`, `${kB(raw)} raw, ${kB(brotli)} brotli`);
  }
}

/** Lists the measures and kinds of queries in which ours is ahead, level, or behind. */
function verdictOn(ours: ReadonlyMap<string, Quality>, theirs: ReadonlyMap<string, Quality>): string {
  const valueOf = (all: ReadonlyMap<string, Quality>, kind: string, measure: keyof Quality) =>
    all.get(kind)?.[measure] ?? 0;
  const measures = { 'top-1': 'top1', 'top-8': 'top8', MRR: 'mrr' } as const;
  const not = Object.entries(measures).flatMap(([name, measure]) =>
    valueOf(ours, 'all', measure) <= valueOf(theirs, 'all', measure) ? [name] : [],
  );
  const whole = not.length === 0 ? 'ahead in top-1, top-8 and MRR' : `NOT AHEAD in ${not.join(' and ')}`;
  const behind = [...ours.keys()].filter((kind) => valueOf(ours, kind, 'mrr') < valueOf(theirs, kind, 'mrr'));
  return behind.length === 0 ? whole : `${whole}; behind, by MRR, in: ${behind.join(', ')}`;
}

async function measureScales(
  report: Report,
  files: readonly string[],
  queries: readonly Query[],
  temporary: string,
): Promise<void> {
  const browser = await ensureBrowser(siteDir);
  if ('problem' in browser) log(browser.problem);
  const typed = queries
    .filter((_, at) => at % Math.ceil(queries.length / TYPED) === 0)
    .map(({ query }) => query);
  const points: Point[] = [];
  // Copies compress better than original pages would, so this uses the compression ratio of the real site.
  let ratio: number | undefined;
  for (const times of SCALES) {
    const label = `${times}× content`;
    const site = path.join(temporary, `site-${times}`);
    cpSync(buildDir, site, { recursive: true });
    for (const file of files) {
      const problem = times === 1 ? null : makeLarger(file, path.join(site, path.basename(file)), times);
      if (problem !== null) {
        log(`an index of ${label} could not be made: ${problem}`);
        return;
      }
    }
    const { raw, brotli, largest, largestBrotli } = weightOf(indexFilesIn(site));
    report(`${label}, index`, `${kB(raw)} raw, ${kB(brotli)} brotli, largest file ${kB(largest)}`);
    const reading = timesToRead(indexFilesIn(site));
    report(`${label}, all files`, `parse ${reading.parse.toFixed(0)} ms, load ${reading.load.toFixed(0)} ms`);
    ratio ??= largestBrotli / largest;
    points.push({ largest, wait: (largest * ratio) / BYTES_PER_MS + reading.longest });
    if ('path' in browser) await measureInBrowser(report, label, times, browser.path, site, typed);
    rmSync(site, { recursive: true });
  }
  reportLimit(report, points);
}

async function measureInBrowser(
  report: Report,
  label: string,
  times: number,
  executablePath: string,
  site: string,
  queries: readonly string[],
): Promise<void> {
  const server = await startStaticServer({ folder: site });
  try {
    // At 100×, a single letter takes so long that a sample of the queries is enough.
    const some = times > 10 ? queries.slice(0, 4) : queries;
    const { first, keys, rushed, longest } = await measureBrowser({
      executablePath,
      url: server.url,
      queries: some,
    });
    report(`${label}, focus to first result`, `${first} ms`);
    report(`${label}, key to results`, percentiles(keys), times === 1 ? 'p95 ≤ 16 ms' : undefined);
    report(`${label}, key to results, keys in the rhythm of the display and traced`, percentiles(rushed));
    report(
      `${label}, longest task of the main thread`,
      `${longest.toFixed(1)} ms`,
      times <= 10 ? '≤ 50 ms' : undefined,
    );
  } finally {
    await server.close();
  }
}

function percentiles(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? NaN).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (${sorted.length} keys)`;
}

/** Runs in its own process, with the memory that building a large index needs. */
function makeLarger(file: string, target: string, times: number): string | null {
  const script = path.join(siteDir, 'tools/bench/lib/search-scale.ts');
  const args = ['--max-old-space-size=12000', '--import', 'tsx', script, file, target, String(times)];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: siteDir, encoding: 'utf8' });
  return status === 0
    ? null
    : (stderr.split('\n').find((line) => /error/i.test(line)) ?? 'not enough memory');
}

function weightOf(files: readonly string[]) {
  const weights = files.map((file) => ({ raw: statSync(file).size, brotli: brotliSize(file) }));
  const largest = weights.reduce((a, b) => (b.raw > a.raw ? b : a));
  return {
    raw: weights.reduce((sum, one) => sum + one.raw, 0),
    brotli: weights.reduce((sum, one) => sum + one.brotli, 0),
    largest: largest.raw,
    largestBrotli: largest.brotli,
  };
}

/** Level 5, as hosts compress on the fly. The highest level would take minutes here. */
function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

function timesToRead(files: readonly string[]) {
  const all = files.map((file) => {
    const text = readFileSync(file, 'utf8');
    const started = performance.now();
    const value = JSON.parse(text) as IndexFile;
    const parsed = performance.now();
    loadIndex(value);
    return { parse: parsed - started, load: performance.now() - parsed };
  });
  return {
    parse: all.reduce((sum, one) => sum + one.parse, 0),
    load: all.reduce((sum, one) => sum + one.load, 0),
    longest: Math.max(...all.map((one) => one.parse + one.load)),
  };
}

/**
 * Estimates the size at which a visitor with 10 Mbit/s waits three seconds for an index file, interpolating
 * linearly.
 */
function reportLimit(report: Report, points: readonly Point[]): void {
  const limit = 3000;
  const after = points.findIndex(({ wait }) => wait > limit);
  const [low, high] = [points[after - 1], points[after]];
  const warning = `the build warns above ${kB(SENSIBLE_BYTES)}`;
  if (low === undefined || high === undefined) {
    report(
      'one file per version is sensible',
      `up to ${kB(points.at(-1)?.largest ?? 0)} at least; ${warning}`,
    );
    return;
  }
  const share = (limit - low.wait) / (high.wait - low.wait);
  const size = low.largest + share * (high.largest - low.largest);
  report(
    'one file per version is sensible',
    `up to ${kB(size)}, where 10 Mbit/s and reading make 3 s to the first result; ${warning}`,
  );
  // The build warns at a fixed size, which this machine's speed must not decide. Anything from half to twice
  // as much is fine.
  const part = SENSIBLE_BYTES / size;
  report(
    'the size at which the build warns',
    part >= 0.5 && part <= 2
      ? `fits: ${Math.round(part * 100)} % of what was measured`
      : `DIFFERS: ${Math.round(part * 100)} % of what was measured; see SENSIBLE_BYTES in indexing/report.ts`,
    '50 % … 200 % of the measured size',
  );
}

function kB(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(0)} kB` : `${(bytes / 1e6).toFixed(2)} MB`;
}
