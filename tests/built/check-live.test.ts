import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareSite } from '../../tools/hosting/compare-site.ts';
import { startStaticServer } from '../../tools/site/static-host.ts';
import { RUNNER_FILE } from '../../src/playground/sandbox/frame-pages.ts';
import { buildDir } from '../helpers/built-site.ts';

let good: { url: string; close: () => Promise<void> };
beforeAll(async () => {
  good = await startStaticServer({ folder: buildDir });
});
afterAll(() => good.close());

/** The address under which a host with clean addresses serves the page that runs edited code. */
const runner = `/${RUNNER_FILE.replace(/\.html$/, '')}`;

/** What a badly configured host answers instead of the good one. */
const MISTAKES: Readonly<
  Record<string, { status?: number; headers?: Record<string, string>; body?: string }>
> = {
  '/user-guide/faq': { status: 404 },
  '/examples/crawler': { status: 404 },
  '/api': { headers: { 'content-security-policy': "script-src 'unsafe-inline'" } },
  '/blog': { headers: { 'cache-control': 'max-age=600' } },
  '/no/such/page': { status: 200 },
  '/index.html.gz': { status: 200 },
  '/user-guide/composition.md': { headers: { 'content-type': 'application/octet-stream' } },
  '/search-index-default.json': { body: '{}' },
  [`/${RUNNER_FILE}`]: { status: 308, headers: { location: runner } },
  [runner]: { headers: { 'x-frame-options': 'DENY' } },
};

test('the mistakes of a badly configured host are reported in sentences', async () => {
  const bad = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, good.url), { redirect: 'manual' });
    const content = Buffer.from(await answer.arrayBuffer());
    const names = [...answer.headers].filter(
      ([name]) => !/^(?:content-(?:encoding|length)|connection|transfer-)/.test(name),
    );
    const { status = answer.status, headers, body = content } = MISTAKES[url] ?? {};
    response.writeHead(status, { ...Object.fromEntries(names), ...headers }).end(body);
  });
  await new Promise<void>((resolve) => bad.listen(0, '127.0.0.1', resolve));
  const problems = await compareSite(`http://localhost:${(bad.address() as AddressInfo).port}`, buildDir);
  bad.closeAllConnections();
  bad.close();
  expect(problems.map((one) => one.replace(/: send ".*/, '')).sort()).toEqual(
    [
      '/api: has another Content-Security-Policy',
      '/blog: may be kept without asking, so readers get old pages',
      '/examples/crawler/: answers 404 and should lead to /user-guide/examples/crawler',
      '/no/such/page and 1 more: answers 200 instead of 404',
      `${runner}.html: has another X-Frame-Options`,
      '/search-index-default.json: differs from the file of this build',
      '/user-guide/composition.md: has another Content-Type',
      '/user-guide/faq: answers 404',
    ].sort(),
  );
}, 120_000);
