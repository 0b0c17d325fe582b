import { log } from '../shared/log.ts';
import { startCompressedHost } from './lib/compressed-host.ts';
import {
  brotliBytesOf,
  bytesOf,
  filesBelow,
  findPhone,
  kB,
  median,
  optionOf,
  percentile,
  printTable,
  type Row,
  type Phone,
} from './lib/figures.ts';
import { queriesForPages, typicalPage } from './lib/generated-pages.ts';
import { buildOurs } from './lib/our-build.ts';
import { inFolder, type Built } from './lib/peers.ts';
import { queriesToType, typeQueries } from './lib/search-browser.ts';
import { onPhone, visitPage } from './lib/visit.ts';

/** Searches that are typed letter by letter. Half of them are for generated pages. */
const TYPED = 16;

/**
 * Measures how the site grows with its pages. `--sizes=10,50` replaces the numbers of generated pages, for example to try out
 * the bench itself. `npm run bench -- pages` compares the site with other tools.
 */
export default async function measureScale(): Promise<void> {
  const phone = await findPhone(1);
  const rows: Row[] = [];
  for (const count of (optionOf('sizes') ?? '100,1000').split(',').map(Number)) {
    await inFolder(`${count} pages`, buildOurs, count, async (built) => {
      const row = { 'Generated pages': String(count), ...(await figuresOf(built, phone)) };
      rows.push(row);
      // Now, because a later and larger build may fail.
      log(JSON.stringify(row));
    });
  }
  printTable(rows);
}

async function figuresOf({ root, base, index, seconds, memory }: Built, phone: Phone): Promise<Row> {
  const host = await startCompressedHost(root);
  const url = host.url + base + typicalPage;
  const page = await visitPage(phone, url);
  const queries = [...queriesForPages(TYPED / 2), ...queriesToType(TYPED / 2)];
  const { first, keys } = await onPhone(phone, (tab) => typeQueries(tab, url, queries));
  host.close();
  const html = filesBelow(root).filter((file) => file.endsWith('.html'));
  return {
    'Cold build': `${seconds.toFixed(1)} s`,
    'Per page': `${(seconds / html.length).toFixed(3)} s`,
    Memory: `${Math.round(memory)} MB`,
    HTML: kB(bytesOf(html)),
    'Largest index file': kB(Math.max(...index.map((file) => bytesOf([file])))),
    'Search index, Brotli': kB(brotliBytesOf(index)),
    'Typical page, Brotli': `script ${kB(page.script)}, document ${kB(page.document)}, all ${kB(page.own)}`,
    'First result': `${first} ms`,
    'Key to results': `median ${median(keys).toFixed(1)} ms, p95 ${percentile(keys, 0.95).toFixed(1)} ms`,
  };
}
