import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { builtFiles } from '../helpers/built-site.ts';
import { fixtureBuild } from '../helpers/fixture.ts';
import { type EventServer, startEventServer } from './helpers/event-server.ts';
import { expect, test } from './helpers/fixture.ts';
import { open } from './helpers/page.ts';
import { complaintsOf } from './helpers/watch.ts';

// Run these one after the other, because the service's address is part of the build.
test.describe.configure({ mode: 'default' });

let home: string;
let service: EventServer | undefined;

test.beforeAll(async ({ fixtureUrl }) => {
  home = await fixtureUrl('analytics');
});

test.afterEach(async () => {
  await service?.close();
  service = undefined;
});

async function startService(answer?: (response: ServerResponse) => void): Promise<EventServer> {
  service = await startEventServer(answer);
  return service;
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

// tests/unit/plugins/page-analytics covers referrers, hashes, queries, and the signals of privacy.
test('the first page and each route change are reported, without a cookie, and nothing is stored', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'session', value: '1', url: 'http://localhost:4178' }]);
  const { arrivals } = await startService();
  await walk(page);
  const at = (one: string) => new URL(one, home).href;
  const event = (address: string, from: string | null): unknown => ({
    name: 'pageview',
    url: at(address),
    referrer: from === null ? null : at(from),
    domain: 'fixture.example',
  });
  await expect
    .poll(() => arrivals.map(({ event }) => event))
    .toEqual([event('/', null), event('/user-guide', '/'), event('/api', '/user-guide')]);
  for (const { method, path: address, headers } of arrivals)
    expect([method, address, headers.cookie]).toEqual(['POST', '/event', undefined]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['session']);
  expect(await storedBy(page)).toEqual([]);
});

/**
 * Returns the names of everything that a page has stored, except the theme's preferences and the visited
 * pages that the search offers.
 */
async function storedBy(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ]);
  return names.filter(
    (name) => !/^(?:theme$|local-search\.visits$|docusaurus\.|docs-preferred-version-)/.test(name),
  );
}

test("a visitor doesn't notice if the service fails or is blocked", async ({ page }) => {
  const complaints = complaintsOf(page);
  const { arrivals } = await startService((response) => response.destroy());
  await walk(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Fixture guide');
  await expect.poll(() => arrivals.length).toBe(4);
  await page.route('http://localhost:4178/**', (route) => route.abort('blockedbyclient'));
  await walk(page);
  // The browser's own lines about failed requests.
  const isOfBrowser = (text: string): boolean => text.startsWith('Failed to load resource');
  expect(complaints.filter((text) => !isOfBrowser(text))).toEqual([]);
});

test("nothing is sent by a site without an endpoint, and its scripts don't contain the plugin", async ({
  page,
  fixtureUrl,
}) => {
  const { arrivals } = await startService();
  await page.goto(await fixtureUrl('base'));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  // One last request, which arrives after anything else that the page may have sent.
  await page.evaluate(() => fetch('http://localhost:4178/last', { mode: 'no-cors' }));
  expect(arrivals.map((one) => one.path)).toEqual(['/last']);
  const scriptsThatReport = (variant: string) => {
    const { dir } = fixtureBuild(variant);
    return builtFiles(dir)
      .filter((file) => file.endsWith('.js'))
      .filter((file) => readFileSync(path.join(dir, file), 'utf8').includes('globalPrivacyControl'));
  };
  expect(scriptsThatReport('analytics')).not.toEqual([]);
  expect(scriptsThatReport('base')).toEqual([]);
});
