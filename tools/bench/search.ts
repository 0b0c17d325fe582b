import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadIndex } from '../../plugins/local-search/query/load.ts';
import type { IndexFile } from '../../plugins/local-search/shared/types.ts';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';
import { startStaticServer } from '../site/static-host.ts';
import { ensureBrowser } from '../test/browser.ts';
import { brotliBytesOf, bytesOf, kB, percentile, type Report } from './lib/figures.ts';
import { measureBrowser, queriesToType } from './lib/search-browser.ts';

const buildDir = path.join(siteDir, 'build');
/** Queries that are typed letter by letter in Chromium. */
const TYPED = 24;

/**
 * Measures how fast the search of the built site works. `tests/built/search-quality.test.ts` measures how well. `npm run bench -- scale` measures it with more
 * pages.
 */
export default async function measureSearch(report: Report): Promise<void> {
  const files = indexFiles();
  if (files.length === 0) {
    log('there is no built site: run "npm run build" first.');
    return;
  }
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const started = performance.now();
    loadIndex(JSON.parse(text) as IndexFile);
    const what = `${path.basename(file)}, ${kB(bytesOf([file]))} raw, ${kB(brotliBytesOf([file]))} brotli`;
    report(what, `parsed and loaded in ${(performance.now() - started).toFixed(0)} ms`);
  }
  const browser = await ensureBrowser(siteDir);
  if ('problem' in browser) {
    log(`the search box was not measured: ${browser.problem}`);
    return;
  }
  const server = await startStaticServer({ folder: buildDir });
  try {
    const measured = await measureBrowser({
      executablePath: browser.path,
      url: server.url,
      queries: queriesToType(TYPED),
    });
    const { first, keys, longTasks } = measured;
    const at = (share: number) => `${percentile(keys, share).toFixed(1)} ms`;
    report('focus to first result', `${first} ms`);
    report('key to results', `p50 ${at(0.5)}, p95 ${at(0.95)} (${keys.length} keys)`, 'p95 ≤ 16 ms');
    report('tasks of more than 50 ms', longTasks.length, '0');
  } finally {
    await server.close();
  }
}

function indexFiles(): string[] {
  if (!existsSync(buildDir)) return [];
  return readdirSync(buildDir)
    .filter((file) => /^search-index-.*\.json$/.test(file))
    .map((file) => path.join(buildDir, file));
}
