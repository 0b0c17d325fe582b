import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { log } from '../shared/log.ts';
import { ensureBrowser } from '../test/browsers.ts';
import { startCompressedHost } from './lib/compressed-host.ts';
import { brotliBytesOf, bytesOf, filesBelow, kB, optionOf, percentile, printTable } from './lib/figures.ts';
import { queriesForPages, typicalPage } from './lib/generated-pages.ts';
import { buildOurs, INDEX_FILES } from './lib/our-build.ts';
import { inFolder, type Built } from './lib/peers.ts';
import { measureBrowser, queriesToType } from './lib/search-browser.ts';
import { visitPage } from './lib/visit.ts';

/** Searches that are typed letter by letter. Half of them are for generated pages. */
const TYPED = 16;

/**
 * Measures how the site grows with its pages. `--sizes=10,50` replaces the numbers of generated pages, for example to try out
 * the bench itself. `npm run bench -- pages` compares the site with other tools.
 */
export default async function measureScale(): Promise<void> {
  log(`${cpus().length} cores, load ${(loadavg()[0] ?? NaN).toFixed(1)}: only compare figures of one run`);
  const found = await ensureBrowser();
  if ('problem' in found) {
    log(`scale was not measured: ${found.problem}`);
    return;
  }
  const rows: Readonly<Record<string, string>>[] = [];
  for (const count of (optionOf('sizes') ?? '100,1000').split(',').map(Number)) {
    await inFolder(`${count} pages`, buildOurs, count, async (built) => {
      const row = { 'Generated pages': String(count), ...(await figuresOf(built, found.path)) };
      rows.push(row);
      // Now, because a later and larger build may fail.
      log(JSON.stringify(row));
    });
  }
  printTable(rows);
}

async function figuresOf(built: Built, executablePath: string): Promise<Record<string, string>> {
  const { root, index, seconds, memory } = built;
  const host = await startCompressedHost(root);
  try {
    const url = host.url + built.base + typicalPage;
    const page = await visitPage({ executablePath, slowdown: 1 }, url);
    // The host compresses a file on its first request, which takes seconds for an index.
    for (const file of index) await fetchCompressed(`${host.url}/${path.relative(root, file)}`);
    const before = host.sent(INDEX_FILES);
    log('typing into the search box …');
    const queries = [...queriesForPages(TYPED / 2), ...queriesToType(TYPED / 2)];
    const { first, keys } = await measureBrowser({ executablePath, url, queries });
    const html = filesBelow(root).filter((file) => file.endsWith('.html'));
    return {
      'Cold build': `${seconds.toFixed(1)} s`,
      'Per page': `${(seconds / html.length).toFixed(3)} s`,
      Memory: `${Math.round(memory)} MB`,
      HTML: kB(bytesOf(html)),
      'Largest index file': kB(Math.max(...index.map((file) => bytesOf([file])))),
      'Search index, Brotli': kB(brotliBytesOf(index)),
      'Loaded by a search': kB(host.sent(INDEX_FILES) - before),
      'Typical page, Brotli': `script ${kB(page.script)}, document ${kB(page.document)}, all ${kB(page.own)}`,
      'First result': `${first} ms`,
      'Key to results': `median ${percentile(keys, 0.5).toFixed(1)} ms, p95 ${percentile(keys, 0.95).toFixed(1)} ms`,
    };
  } finally {
    await host.close();
  }
}

async function fetchCompressed(url: string): Promise<void> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
}
