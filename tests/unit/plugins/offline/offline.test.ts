import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { siteFacts } from '../../../../plugins/delivery/site-facts.ts';
import { manifestOf } from '../../../../plugins/delivery/offline-manifest.ts';
import { textOf } from '../../../../plugins/offline/client/state.ts';
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

describe('the files that the worker saves', () => {
  let dir: string;
  const page = '<div id="__docusaurus"></div>';
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  };
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'keyfill-manifest-'));
    for (const file of ['index.html', '404.html', 'user-guide/faq.html']) write(file, page);
    write('old/index.html', '<meta http-equiv="refresh"><link rel="canonical" href="/user-guide/faq">');
    write(
      'runner/runner.1f2e3d4c.html',
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    );
    write('assets/js/main.97ac600e.js', 'main()');
    for (const file of ['_headers', '_redirects', 'sw.js', 'sitemap.xml', 'index.html.br']) write(file, '-');
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));
  const manifest = () => manifestOf(dir, siteFacts(dir, { baseUrl: '/' }));

  test('include every page and file by its address, except files for hosts and crawlers', () => {
    expect(manifest().entries.map((one) => one.url)).toEqual([
      '/404.html',
      '/assets/js/main.97ac600e.js',
      '/',
      '/user-guide/faq',
    ]);
  });

  test("include other languages' pages", () => {
    for (const file of ['de/index.html', 'de/user-guide/faq.html']) write(file, page);
    for (const file of ['de/sitemap.xml', 'de/llms.txt']) write(file, '-');
    const german = manifest()
      .entries.map((one) => one.url)
      .filter((url) => url.startsWith('/de'));
    // The worker finds `/de/` under this address, too.
    expect(german).toEqual(['/de', '/de/user-guide/faq']);
  });

  test('have a revision if their names can stay the same, and always have a hash of their content', () => {
    const before = manifest().entries;
    write('user-guide/faq.html', `${page} changed`);
    const after = manifest().entries;
    const main = before.find((one) => one.url.includes('main'));
    expect(main?.revision).toBeNull();
    expect(main?.integrity).toMatch(/^sha256-.{43}=$/);
    const changed = after.filter((one, place) => one.revision !== before[place]?.revision);
    expect(changed.map((one) => one.url)).toEqual(['/user-guide/faq']);
  });

  test("come with the old addresses, and with the frames that the worker doesn't handle", () => {
    expect(manifest().redirects).toEqual({ '/old': '/user-guide/faq' });
    expect(manifest().framed).toEqual(['/runner/runner.1f2e3d4c.html']);
  });
});

test('progress is shown in whole percent, and only once there is some', () => {
  expect(textOf({ kind: 'saving', done: 0, total: 0 })).toBe('Saving these pages…');
  expect(textOf({ kind: 'saving', done: 199, total: 400 })).toBe('Saving these pages: 49%');
});
