import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { manifestOf } from '../../../../plugins/delivery/offline-manifest.ts';
import { siteFacts } from '../../../../plugins/delivery/site-facts.ts';
import { addressOf } from '../../../../plugins/offline/worker/address-of.ts';

describe('every form of an address', () => {
  test.each([
    ['/user-guide/faq', '/user-guide/faq'],
    ['/user-guide/faq/', '/user-guide/faq'],
    ['/user-guide/faq.html', '/user-guide/faq'],
    ['/user-guide/faq/index.html', '/user-guide/faq'],
    ['/', '/'],
    ['/index.html', '/'],
    ['/404.html', '/404.html'],
    ['/blog/keyfill-1.4-release-notes', '/blog/keyfill-1.4-release-notes'],
    ['/assets/js/main.97ac600e.js', '/assets/js/main.97ac600e.js'],
  ])('%s is saved as %s', (pathname, address) => {
    expect(addressOf(pathname, '/')).toBe(address);
  });

  test('only counts below the base URL', () => {
    expect(addressOf('/docs/faq/', '/docs/')).toBe('/docs/faq');
    expect(addressOf('/docs/', '/docs/')).toBe('/docs/');
    expect(addressOf('/other/faq.html', '/docs/')).toBe('/other/faq.html');
  });
});

test("the worker saves other languages' pages, except files for hosts and crawlers", () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'keyfill-manifest-'));
  mkdirSync(path.join(dir, 'de'));
  for (const file of ['index.html', 'de/index.html', 'de/faq.html', 'de/sitemap.xml', 'de/llms.txt']) {
    writeFileSync(path.join(dir, file), '<div id="__docusaurus"></div>');
  }
  const { entries } = manifestOf(dir, siteFacts(dir, { baseUrl: '/' }));
  rmSync(dir, { recursive: true });
  // The worker finds `/de/` under `/de`, too.
  expect(entries.map((one) => one.url)).toEqual(['/de/faq', '/de', '/']);
});
