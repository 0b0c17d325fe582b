import { describe, expect, test } from 'vitest';
import { immutableFolders, isHashed } from '../../../../plugins/delivery/built-files.ts';
import { headersFile } from '../../../../plugins/delivery/host-files.ts';
import { nginxFile } from '../../../../plugins/delivery/nginx-file.ts';
import type { SiteFacts } from '../../../../plugins/delivery/site-facts.ts';
import { headersFor, parseHeaders } from '../../../../plugins/delivery/host-headers.ts';

function facts(change: Partial<SiteFacts> = {}): SiteFacts {
  const files = [
    '404.html',
    'assets/js/main.97ac600e.js',
    'blog.html',
    'blog/welcome.html',
    'elements/index.html',
    'elements/text/index.html',
    'index.html',
    'runner/runner.1f2e3d4c.html',
    'search-index-default.json',
  ];
  return {
    baseUrl: '/',
    files,
    policy: "script-src 'self'",
    framed: [{ file: 'runner/runner.1f2e3d4c.html', ownPolicy: "default-src 'none'" }],
    redirects: [
      { from: '/elements', to: '/user-guide/elements' },
      { from: '/elements/text', to: '/user-guide/elements/text' },
    ],
    homes: [''],
    immutableFolders: immutableFolders(files, ['']),
    ...change,
  };
}

test('_headers includes the base URL in addresses', () => {
  const text = headersFile(facts({ baseUrl: '/docs/', redirects: [] }));
  const addresses = text.split('\n').filter((line) => /^\S/.test(line));
  expect(addresses.filter((one) => !one.startsWith('/docs/'))).toEqual([]);
  expect(addresses).toContain('/docs/');
});

describe('a second language', () => {
  const files = [...facts().files, ...facts().files.map((file) => `de/${file}`)];
  const homes = ['', 'de/'];
  const german = facts({
    files,
    homes,
    framed: homes.flatMap((home) => facts().framed.map((one) => ({ ...one, file: home + one.file }))),
    redirects: [...facts().redirects, { from: '/de/elements', to: '/de/user-guide/elements' }],
    immutableFolders: immutableFolders(files, homes),
  });
  const rules = parseHeaders(headersFile(german));
  const policyAt = (address: string) => headersFor(rules, address)['Content-Security-Policy'];

  test.each(['/runner/runner.1f2e3d4c.html', '/runner/runner.1f2e3d4c', '/de/runner/runner.1f2e3d4c'])(
    'has its own policy and no other for the framed page at %s',
    (address) => {
      const headers = headersFor(rules, address);
      expect(headers['Cache-Control']).toContain('immutable');
      expect(headers['Content-Security-Policy']).toBe(
        "default-src 'none'; frame-ancestors 'self'; sandbox allow-scripts",
      );
    },
  );

  test("gets the site's policy once", () => {
    for (const path of ['', '/', '/blog/welcome', '/elements', '/assets/js/main.97ac600e.js'])
      expect(policyAt(`/de${path}`), path).toBe("script-src 'self'");
    // Not even a missing page may be in a frame of another site.
    expect(headersFor(rules, '/no/such/page')['X-Frame-Options']).toBe('SAMEORIGIN');
    expect(german.immutableFolders).toEqual(['assets', 'runner', 'de/assets', 'de/runner']);
  });

  test('has a home page in nginx', () => {
    const text = nginxFile(german);
    expect(text).toContain('location = /de { return 301 /de/$is_args$args; }');
    expect(text).toContain('location = /de/ {\n  try_files /de/index.html =404;\n}');
  });
});

test.each([
  ['assets/js/main.97ac600e.js.LICENSE.txt', true],
  ['assets/fonts/archivo-basic-f932047c3b1d992dff6a166a7ba90692.woff2', true],
  ['posters/crawler.b1bcb2f481f3.webp', true],
  ['blog/keyfill-1.4-release-notes.html', false],
  ['img/studio-2024.jpg', false],
])('%s: hashed %s', (file, hashed) => {
  expect(isHashed(file)).toBe(hashed);
});

test('one file without a hash makes its folder changeable', () => {
  expect(immutableFolders(['assets/a.97ac600e.js', 'img/a.97ac600e.png', 'img/logo.svg'], [''])).toEqual([
    'assets',
  ]);
});
