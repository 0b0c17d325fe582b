import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from '../test/browser.ts';
import { nodeArgs } from '../shared/run.ts';
import { loadModule } from '../runtime/bundle.ts';
import { log } from '../shared/log.ts';
import { copySite } from '../site/scratch-site.ts';
import { siteDir } from '../shared/site-dir.ts';
import { deploySite } from './lib/deployed-site.ts';
import { openLighthouse, type Lighthouse } from './lib/lighthouse.ts';
import { reasonIn, runMeasured } from './lib/measured-run.ts';
import { optionsOf, variantsOf } from './lib/mechanisms-options.ts';
import { buildTable, pageTable, verdictsOf, type Page, type Row } from './lib/mechanisms-table.ts';
import { weighPage } from './lib/page-weight.ts';
import type { Report } from './lib/report.ts';
import { hydrated, type Built } from './lib/scale-builds.ts';
import { buildOurs, commitPages } from './lib/scale-ours.ts';

/** The list of mechanisms that a build can do without. It explains what each of them is for. */
const LIST = 'plugins/bundle/mechanisms.ts';

/** What's needed to measure pages: the path of Chromium, and Lighthouse. */
interface Tools {
  chromium: string;
  lighthouse: Lighthouse;
}

/** One page of each kind that loads different scripts. */
const PAGES = {
  'docs page, long': '/user-guide/best-practices',
  'docs page with a live template': '/user-guide/examples/crawler',
  'blog list': '/blog',
};

/**
 * What each mechanism that patches the framework is worth: builds the site with all of them, then without one at a time, and
 * prints tables for ARCHITECTURE.md and decisions/page-speed.md. `--only=name,name` measures these mechanisms, `--no-pages` and `--no-scale` leave out
 * one half, `--scale=100` generates fewer pages, and `--slowdown=9` simulates a slower phone.
 */
export default async function measureMechanisms(report: Report): Promise<void> {
  if (!existsSync(path.join(siteDir, LIST))) {
    log(`mechanisms were not measured: ${LIST} doesn't exist, so there's nothing to switch off.`);
    return;
  }
  const { mechanisms } = await loadModule<{ mechanisms: object }>(LIST);
  const options = optionsOf(process.argv.slice(2));
  const variants = variantsOf(Object.keys(mechanisms), options.only);
  log(
    `${cpus().length} cores, load ${(loadavg()[0] ?? NaN).toFixed(1)}: compare times only within one run, on a machine that does nothing else`,
  );
  const tools = options.pages ? await openTools(options.slowdown) : null;
  const scratch = mkdtempSync(path.join(tmpdir(), 'keyfill-mechanisms-'));
  const rows: Row[] = [];
  try {
    for (const without of variants) {
      const row = await measureVariant(without, { ...options, tools, scratch });
      if ('problem' in row) report(without ?? 'everything', `did not build: ${row.problem}`);
      else rows.push(row);
      // Printed after each variant, so that a stopped run still shows its results so far.
      printTables(rows, options);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function printTables(
  rows: readonly Row[],
  { scale, pages }: { readonly scale: number; readonly pages: boolean },
): void {
  const print = (lines: readonly string[]) => process.stdout.write(`\n${lines.join('\n')}\n`);
  print(buildTable(rows, scale));
  if (pages) print(pageTable(rows));
  print(verdictsOf(rows).map((line) => `- ${line}`));
}

/** Chromium and Lighthouse; null, with the reason printed, if one of them is missing. */
async function openTools(slowdown: number): Promise<Tools | null> {
  const found = await ensureBrowser(siteDir);
  const lighthouse = 'problem' in found ? found : await openLighthouse({ cpuSlowdownMultiplier: slowdown });
  if (!('problem' in found) && !('problem' in lighthouse)) return { chromium: found.path, lighthouse };
  if ('problem' in lighthouse) log(`pages are not measured: ${lighthouse.problem}`);
  return null;
}

/**
 * Builds one variant cold and warm, and measures its pages.
 * @param without - null for the whole site
 */
async function measureVariant(
  without: string | null,
  { tools, scale, scratch }: { tools: Tools | null; scale: number; scratch: string },
): Promise<Row | { problem: string }> {
  const name = without ?? 'everything';
  const env = { NODE_ENV: 'production', KEYFILL_WITHOUT: without ?? '' };
  const folder = path.join(scratch, name);
  mkdirSync(folder);
  try {
    copySite(folder);
    commitPages(folder);
    const build = (cache: string) =>
      runMeasured(`${name}: building, ${cache} cache`, process.execPath, nodeArgs('build', folder), {
        cwd: folder,
        env,
      });
    const cold = await build('cold');
    if (cold.code !== 0) return { problem: reasonIn(cold.output) };
    const warm = await build('warm');
    if (warm.code !== 0) return { problem: reasonIn(warm.output) };
    const measured = tools === null ? { pages: {} } : await measurePages(name, folder, tools);
    if ('problem' in measured) return measured;
    const large = scale === 0 ? undefined : await measureLarge(name, scale, scratch, env);
    return large !== undefined && 'problem' in large ? large : { without, cold, warm, large, ...measured };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureLarge(
  name: string,
  count: number,
  scratch: string,
  env: Record<string, string>,
): Promise<Built | { problem: string }> {
  const folder = path.join(scratch, `${name}-large`);
  mkdirSync(folder);
  try {
    return await buildOurs(folder, count, env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns bytes and Lighthouse figures by kind of page, with the site behind nginx as it's deployed. */
async function measurePages(
  name: string,
  folder: string,
  { chromium, lighthouse }: Tools,
): Promise<{ pages: Record<string, Page> } | { problem: string }> {
  const site = await deploySite(undefined, folder);
  if ('problem' in site) return site;
  try {
    const pages: Record<string, Page> = {};
    for (const [kind, address] of Object.entries(PAGES)) {
      log(`${name}: running Lighthouse five times on the ${kind} …`);
      const url = new URL(address, site.server.url).href;
      const { value } = await lighthouse.audit(url, ['performance']);
      pages[kind] = {
        ...(await weighPage(chromium, url, hydrated)),
        lcp: value('largest-contentful-paint'),
        blocking: value('total-blocking-time'),
      };
    }
    return { pages };
  } finally {
    await site.close();
  }
}
