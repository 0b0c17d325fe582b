import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { buildDir, fileOfRoute } from '../helpers/built-site.ts';
import { open } from './helpers/page.ts';
import { typeQuery } from './helpers/search.ts';

/** What a kind of page may load, in kilobytes of 1000 bytes, compressed with Brotli. */
interface Budget {
  readonly address: string;
  readonly script: number;
  readonly all?: number;
  /** Whether the reader also searches, which loads the search and its indexes. */
  readonly query?: string;
}

// We want 165 kB. The code font loads with a page, so text doesn't change in front of the reader.
const READING = { script: 127, all: 179 } as const;

const pages: Readonly<Record<string, Budget>> = {
  'a long docs page': { address: '/user-guide/keyboard-shortcuts', ...READING },
  'an API page': { address: '/api/composition', ...READING },
  // This page shows a picture of every template. Those below the first view load as they come near it.
  'the home page': { address: '/', ...READING, all: 276 },
  // The first picture on this page is a live template's poster.
  'a blog post': { address: '/blog/keyfill-2.3-release-notes', ...READING, all: 189 },
  // The search takes 26 kB: its box, and lunr in a worker.
  'a page with a search': { address: '/api/composition', query: 'mask', script: READING.script + 27 },
  'a page with a live template': { address: '/user-guide/examples/crawler', script: 140 },
};

const isCompressed = /\.(?:woff2|webp|png|jpe?g)$/;

const sizes = new Map<string, number>();

/** Returns the size of a built file as transferred, in bytes. */
function sizeOf(address: string): number {
  const { pathname } = new URL(address);
  const isFile = /\.(?:js|css|svg|png|webp|woff2|json|txt)$/.test(pathname);
  const name = isFile ? decodeURIComponent(pathname.slice(1)) : fileOfRoute(pathname);
  const bytes = readFileSync(path.join(buildDir, name));
  const size = sizes.get(name) ?? (isCompressed.test(name) ? bytes.length : brotliCompressSync(bytes).length);
  sizes.set(name, size);
  return size;
}

test('each kind of page stays within its budget of scripts and of everything', async ({ page }) => {
  // What a page loads before it prefetches, as for a reader who saves data.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
  });
  let loaded: { readonly type: string; readonly url: string }[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()))
      loaded.push({ type: request.resourceType(), url: request.url() });
  });
  // The browser's cache would hide what the next page needs.
  const client = await page.context().newCDPSession(page);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (const [name, { address, query, script, all = Infinity }] of Object.entries(pages)) {
    loaded = [];
    await open(page, address);
    if (query !== undefined) await typeQuery(page, query);
    await page.waitForLoadState('networkidle');
    const scripts = loaded.filter(({ type }) => type === 'script');
    for (const [some, limit] of [
      [scripts, script],
      [loaded, all],
    ] as const) {
      if (limit === Infinity) continue;
      const list = some.map(({ type, url }) => `${type} ${new URL(url).pathname} ${sizeOf(url)}`).join('\n');
      const sum = some.reduce((total, { url }) => total + sizeOf(url), 0) / 1000;
      expect.soft(sum, `${name}\n${list}`).toBeLessThanOrEqual(limit);
    }
  }
});

// With a `:has()` before an attribute or the name of a tag, every change restyled a whole page.
test('a change restyles what it concerns, and not the whole page', async ({ browser, page }) => {
  await open(page, '/user-guide/examples/crawler');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(async () => {
    document.querySelector('article p')?.append(document.createElement('b'));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: readonly { readonly name: string; readonly args: { readonly elementCount?: number } }[];
  };
  const updates = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  const counts = updates.map(({ args }) => args.elementCount ?? 0);
  expect(Math.max(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan(60);
});
