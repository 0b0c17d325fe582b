import type { Page } from '@playwright/test';
import { log } from '../shared/log.ts';
import { startCompressedHost } from './lib/compressed-host.ts';
import { brotliBytesOf, bytesOf, filesBelow, findPhone, kB, optionOf, printTable } from './lib/figures.ts';
import type { Row, Phone } from './lib/figures.ts';
import { typicalPage } from './lib/generated-pages.ts';
import { buildOurs } from './lib/our-build.ts';
import { inFolder, type Built } from './lib/peers.ts';
import { onPhone, visitPage } from './lib/visit.ts';

/** Measures how the site grows with its pages. `--sizes=10,50` replaces the numbers of generated pages. */
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
  const first = await onPhone(phone, (tab) => firstResult(tab, url));
  host.close();
  const html = filesBelow(root, /\.html$/);
  return {
    'Cold build': `${seconds.toFixed(1)} s`,
    'Per page': `${(seconds / html.length).toFixed(3)} s`,
    Memory: `${Math.round(memory)} MB`,
    HTML: kB(bytesOf(html)),
    'Largest index file': kB(Math.max(...index.map((file) => bytesOf([file])))),
    'Search index, Brotli': kB(brotliBytesOf(index)),
    'Typical page, Brotli': `script ${kB(page.script)}, document ${kB(page.document)}, all ${kB(page.own)}`,
    'First result': `${first} ms`,
  };
}

/** Returns the milliseconds from the first focus of the search to its first result. */
async function firstResult(page: Page, url: string): Promise<number> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForSelector('html[data-has-hydrated="true"]');
  const started = Date.now();
  await page.locator('[role="combobox"]').focus();
  await page.keyboard.type('key');
  await page.waitForSelector('[role="option"]');
  return Date.now() - started;
}
