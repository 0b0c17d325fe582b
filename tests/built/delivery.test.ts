import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { compress } from '../../plugins/delivery/compress.ts';
import { compareSite } from '../../tools/hosting/compare-site.ts';
import { ensureNginx, startNginx } from '../helpers/nginx-server.ts';
import { i18n } from '../../src/config/locales.ts';
import { buildDir, builtFiles, readBuilt } from '../helpers/built-site.ts';
import { redirects } from '../helpers/routes.ts';

const nginx = await ensureNginx();

test('the built site includes the files that hosts read', () => {
  expect(readBuilt('_redirects').trim().split('\n')).toHaveLength(redirects.length * i18n.locales.length);
  const lines = readBuilt('_headers').split('\n');
  // Cloudflare Pages accepts 100 rules and lines of 2,000 characters.
  expect(lines.filter((line) => /^\S/.test(line)).length).toBeLessThanOrEqual(100);
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
});

test('the not-found page contains the policy for addresses that get no headers', () => {
  const policy = /Content-Security-Policy: (.*); frame-ancestors 'none'/.exec(readBuilt('_headers'))?.[1];
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(readBuilt('404.html')).toContain(`http-equiv="Content-Security-Policy" content="${policy}">`);
});

if (nginx === null) process.stdout.write('nginx is not installed and cannot be: its tests are skipped\n');

describe.skipIf(nginx === null)('behind nginx', () => {
  let home: string;
  let server: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    // A copy of links, so `build/` itself gets no compressed files, which other tests don't expect.
    home = mkdtempSync(path.join(tmpdir(), 'keyfill-delivery-'));
    const root = path.join(home, 'build');
    for (const file of builtFiles()) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      link(path.join(buildDir, file), path.join(root, file));
    }
    await compress(root, 4);
    const siteConf = `${buildDir}-delivery/site.conf`;
    server = await startNginx(nginx!, { root, siteConf });
    return async () => {
      await server.close();
      rmSync(home, { recursive: true, force: true });
    };
  }, 120_000);

  const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(server.url + address, { redirect: 'manual', method, headers });

  const policies = {
    'content-security-policy': expect.stringMatching(
      /script-src 'self' 'sha256-[^;]+; .*frame-ancestors 'none'/,
    ),
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
  };

  // This includes all policies, redirects from old addresses, and caching.
  test('the deployed site is the built one', async () => {
    expect(await compareSite(server.url, path.join(home, 'build'))).toEqual([]);
  });

  test('responses without content and refused methods have them, too', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const unchanged = await get('/', { 'if-none-match': etag });
    expect([unchanged.status, (await get('/', {}, 'POST')).status]).toEqual([304, 405]);
    expect(Object.fromEntries(unchanged.headers)).toMatchObject(policies);
    expect(Object.fromEntries((await get('/', {}, 'POST')).headers)).toMatchObject(policies);
  });

  test('other forms of an address lead to the clean one', async () => {
    for (const route of ['/user-guide', '/blog/keyfill-1.4-release-notes']) {
      for (const address of [`${route}.html?a=1`, `${route}/?a=1`])
        expect((await get(address)).headers.get('location'), address).toBe(`${route}?a=1`);
    }
    expect((await get('/index.html')).headers.get('location')).toBe('/');
  });

  test.each(['/no/such/page', '/_headers', '/_redirects', '/examples', '/.git/config', '/%0d%0aX-Evil:1/'])(
    '%s returns the not-found page with status 404',
    async (address) => {
      const answer = await get(address);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(readBuilt('404.html'));
    },
  );

  test('no address redirects to another host', async () => {
    for (const address of [
      '//other.example/',
      '/%2F%2Fother.example/',
      '/%5Cother.example/',
      '//other.example/x.html',
    ]) {
      const location = (await get(address)).headers.get('location') ?? '/';
      expect(new URL(location, server.url).origin).toBe(server.url);
    }
  });

  test.each([
    ['br', 'br, gzip', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['nothing', 'identity', null],
  ] as const)('a browser that accepts %s gets it', async (what, accepted, encoding) => {
    if (what === 'br' && nginx?.brotliModule === undefined) return;
    for (const [address, file] of [
      ['/', 'index.html'],
      ['/user-guide/faq', 'user-guide/faq.html'],
      ['/search-index-default.json', 'search-index-default.json'],
      ['/no/such/page', '404.html'],
    ] as const) {
      const answer = await get(address, { 'accept-encoding': accepted });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(await answer.text()).toBe(readBuilt(file));
    }
  });

  test('nginx logs no warnings or errors', () => {
    expect(server.errors()).not.toMatch(/\[(?:warn|crit|alert|emerg)\]/);
  });
});

function link(from: string, to: string): void {
  if (existsSync(to)) return;
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}
