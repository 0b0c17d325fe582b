import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expect, test } from './helpers/fixture.ts';
import { open } from './helpers/page.ts';
import { complaintsOf } from './helpers/watch.ts';

// Run these one after the other, because the service's address is part of the build.
test.describe.configure({ mode: 'default' });
const SERVICE = 'http://localhost:4178';

let home: string;
let service: Server | undefined;
test.beforeAll(async ({ fixtureUrl }) => void (home = await fixtureUrl('analytics')));
test.afterEach(async () => {
  service?.closeAllConnections();
  await new Promise((resolve) => (service ? service.close(resolve) : resolve(undefined)));
});

interface Arrival {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly event: unknown;
}

/** Starts a page-analytics service, and returns what arrives. The browser has to refuse its cookie. */
async function startService(
  answer = (response: ServerResponse): unknown =>
    response.writeHead(202, { 'Set-Cookie': 'visitor=1; Path=/' }).end('ok'),
): Promise<readonly Arrival[]> {
  const arrivals: Arrival[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = await text(request);
    arrivals.push({ path: `${method} ${url}`, headers, event: body === '' ? undefined : JSON.parse(body) });
    answer(response);
  });
  service = server;
  await new Promise<void>((resolve) => server.listen(Number(new URL(SERVICE).port), '127.0.0.1', resolve));
  return arrivals;
}

/** Goes from the first page to the second and third ones with two links. */
async function walk(page: Page): Promise<void> {
  // A page that's left before its scripts have started doesn't report anything.
  await open(page, home);
  await page.getByRole('link', { name: 'the guide' }).click();
  await expect(page.locator('h1')).toHaveText('Fixture guide');
  await page.getByRole('main').getByRole('link', { name: 'the reference' }).click();
  await expect(page.locator('h1')).toHaveText('Fixture reference');
}

// First, because the browser may repeat what another test's service has refused.
test('nothing is sent by a site without an endpoint', async ({ page, fixtureUrl }) => {
  const arrivals = await startService();
  await open(page, await fixtureUrl('base'));
  // One last request, which arrives after anything else that the page may have sent.
  await page.evaluate((address) => fetch(address, { mode: 'no-cors' }), `${SERVICE}/last`);
  expect(arrivals.map((one) => one.path)).toEqual(['GET /last']);
});

// tests/unit/plugins/page-analytics covers referrers, hashes, queries, and the signals of privacy.
test('each page is reported, without a cookie, and nothing is stored', async ({ page, context }) => {
  await context.addCookies([{ name: 'session', value: '1', url: SERVICE }]);
  const arrivals = await startService();
  await walk(page);
  const event = (address: string, from: string | null): unknown => ({
    name: 'pageview',
    url: new URL(address, home).href,
    referrer: from === null ? null : new URL(from, home).href,
    domain: 'fixture.example',
  });
  await expect
    .poll(() => arrivals.map((one) => one.event))
    .toEqual([event('/', null), event('/user-guide', '/'), event('/api', '/user-guide')]);
  for (const { path, headers } of arrivals)
    expect([path, headers.cookie]).toEqual(['POST /event', undefined]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['session']);
  const stored = await page.evaluate(async () => [
    ...Object.keys({ ...localStorage, ...sessionStorage }),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ]);
  // The theme's preferences, and the visited pages that the search offers.
  const known = /^(?:theme$|local-search\.visits$|docusaurus\.|docs-preferred-version-)/;
  expect(stored.filter((name) => !known.test(name))).toEqual([]);
});

test("a visitor doesn't notice if the service fails or is blocked", async ({ page }) => {
  const complaints = complaintsOf(page);
  const arrivals = await startService((response) => response.destroy());
  await walk(page);
  await expect.poll(() => arrivals.length).toBe(3);
  await page.route(`${SERVICE}/**`, (route) => route.abort('blockedbyclient'));
  await walk(page);
  // The browser's own lines about failed requests.
  expect(complaints.filter((one) => !one.startsWith('Failed to load resource'))).toEqual([]);
});
