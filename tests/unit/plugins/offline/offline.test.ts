import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { manifestOf } from '../../../../plugins/delivery/offline-manifest.ts';
import { siteFacts } from '../../../../plugins/delivery/site-facts.ts';
import { addressOf, isPageOfSite, isSiteScript } from '../../../../plugins/offline/worker/addresses.ts';

test.each([
  ['/user-guide/faq/', '/', '/user-guide/faq'],
  ['/user-guide/faq.html', '/', '/user-guide/faq'],
  ['/user-guide/faq/index.html', '/', '/user-guide/faq'],
  ['/index.html', '/', '/'],
  ['/404.html', '/', '/404.html'],
  ['/blog/keyfill-1.4-release-notes', '/', '/blog/keyfill-1.4-release-notes'],
  ['/docs/faq/', '/docs/', '/docs/faq'],
  ['/docs/', '/docs/', '/docs/'],
  ['/other/faq.html', '/docs/', '/other/faq.html'],
])('%s in a site at %s is saved as %s', (pathname, baseUrl, address) => {
  expect(addressOf(pathname, baseUrl)).toBe(address);
});

test.each([
  ['/de/assets/js/main.1.js', '/', true],
  ['/docs/assets/js/main.1.js', '/docs/', true],
  ['/assets/js/main.1.js', '/docs/', false],
  ['/assets/css/styles.css', '/', false],
])('%s as a script of a site at %s: %s', (address, baseUrl, isScript) => {
  expect(isSiteScript(address, baseUrl)).toBe(isScript);
});

test.each([
  ['a page of any version, and the not-found page', '<div id="__docusaurus"></div>', 'text/html', true],
  ['a page beside the site', '<h1>Status</h1>', 'text/html', false],
  ['a feed that quotes a page', '<div id="__docusaurus"></div>', 'application/xml', false],
])("%s is told apart from the host's other pages", async (_what, body, type, isOfSite) => {
  expect(await isPageOfSite(new Response(body, { headers: { 'content-type': type } }))).toBe(isOfSite);
});

test("the worker saves other languages' pages, except files for hosts and crawlers", () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'keyfill-manifest-'));
  mkdirSync(path.join(dir, 'de'));
  for (const file of ['index.html', 'de/index.html', 'de/faq.html', 'de/sitemap.xml', 'de/llms.txt'])
    writeFileSync(path.join(dir, file), '<div id="__docusaurus"></div>');
  const { entries } = manifestOf(dir, siteFacts(dir, { baseUrl: '/' }));
  rmSync(dir, { recursive: true });
  // The worker finds `/de/` under `/de`, too.
  expect(entries.map((one) => one.url)).toEqual(['/de/faq', '/de', '/']);
});
