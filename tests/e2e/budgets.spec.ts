import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { buildDir, fileOfRoute } from '../helpers/built-site';
import { open } from './helpers/page';

/** Kilobytes of 1000 bytes, compressed as a good host sends them. */
const SCRIPT = 95;
const ALL = 150;

const pages = {
  'a long docs page': '/user-guide/best-practices',
  'an API page': '/api/composition',
  'the home page': '/',
  'a blog post': '/blog/keyfill-2.3-release-notes',
  'a page of the guide with code': '/user-guide/actions/finding-elements',
} as const;

const isCompressed = /\.(?:woff2|webp|png|jpe?g)$/;
const sizes = new Map<string, number>();

/** Size of a built file on the wire, in bytes. */
function sizeOf(address: string): number {
  const { pathname } = new URL(address);
  const isFile = /\.(?:js|css|svg|png|webp|woff2|json|txt)$/.test(pathname);
  const name = isFile ? decodeURIComponent(pathname.slice(1)) : fileOfRoute(pathname);
  let size = sizes.get(name);
  if (size === undefined) {
    const bytes = readFileSync(path.join(buildDir, name));
    size = isCompressed.test(name) ? bytes.length : brotliCompressSync(bytes).length;
    sizes.set(name, size);
  }
  return size;
}

/** What a page loads before it fetches ahead: as for a reader who saves data. */
async function loadedBy(page: Page, address: string): Promise<{ type: string; url: string }[]> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
  });
  const loaded: { type: string; url: string }[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()))
      loaded.push({ type: request.resourceType(), url: request.url() });
  });
  await open(page, address);
  await page.waitForLoadState('networkidle');
  return loaded;
}

for (const [name, address] of Object.entries(pages)) {
  test(`${name} stays within ${SCRIPT} KB of script and ${ALL} KB in all`, async ({ page }) => {
    const loaded = await loadedBy(page, address);
    const sum = (wanted: readonly { url: string }[]): number =>
      wanted.reduce((all, { url }) => all + sizeOf(url), 0) / 1000;
    const list = loaded.map(({ type, url }) => `${type} ${new URL(url).pathname} ${sizeOf(url)}`).join('\n');
    expect(sum(loaded.filter(({ type }) => type === 'script')), list).toBeLessThanOrEqual(SCRIPT);
    expect(sum(loaded), list).toBeLessThanOrEqual(ALL);
  });
}
