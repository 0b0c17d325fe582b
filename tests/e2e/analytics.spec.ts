import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { requestOf } from '../../plugins/page-analytics/service.ts';
import { builtFiles } from '../helpers/built-site.ts';
import { fixtureBuild } from '../helpers/fixture.ts';
import { type EventServer, startEventServer } from './helpers/event-server.ts';
import { expect, test } from './helpers/fixture.ts';
import { open, widths } from './helpers/page.ts';

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

/** Waits until exactly these paths have been reported, in this order. */
async function expectReported({ arrivals }: EventServer, paths: readonly string[]): Promise<void> {
  const urls = () => arrivals.map(({ event }) => (event as { url: string }).url);
  await expect.poll(urls).toEqual(paths.map((one) => new URL(one, home).href));
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

/** Returns a page's console messages, without the browser's own lines about failed requests. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const ofBrowser = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !ofBrowser) complaints.push(message.text());
  });
  return complaints;
}

// Both widths run here instead of using a tag, because the service's port is part of the build, so only one
// test may use it.
for (const [kind, viewport] of Object.entries(widths)) {
  test(`the first page and each route change are reported as page views, ${kind}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { arrivals } = await startService();
    await walk(page);
    const at = (one: string) => new URL(one, home).href;
    const event = (address: string, from: string | null): unknown => {
      const view = { url: at(address), referrer: from === null ? null : at(from), domain: 'fixture.example' };
      return JSON.parse(String(requestOf(view).body));
    };
    await expect
      .poll(() => arrivals.map(({ event }) => event))
      .toEqual([event('/', null), event('/user-guide', '/'), event('/api', '/user-guide')]);
    for (const { method, path: address } of arrivals) expect([method, address]).toEqual(['POST', '/event']);
  });
}

test('the first page is reported with the page that linked to the site', async ({ page }) => {
  const { arrivals } = await startService();
  await page.goto(home, { referer: 'https://search.example/' });
  await expect
    .poll(() => arrivals.map(({ event }) => event))
    .toMatchObject([{ referrer: 'https://search.example/' }]);
});

test("going back counts as a page view, but changing the hash or the query doesn't", async ({ page }) => {
  const running = await startService();
  await page.goto(new URL('/user-guide?from=mail', home).href);
  await page.getByRole('link', { name: 'Second section' }).first().click();
  await expect(page).toHaveURL(/#second-section$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?from=mail$/);
  await page.getByRole('main').getByRole('link', { name: 'the reference' }).click();
  await expect(page.locator('h1')).toHaveText('Fixture reference');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Fixture guide');
  await expectReported(running, ['/user-guide', '/api', '/user-guide']);
});

test('no cookie is sent or set, and nothing is stored', async ({ page, context }) => {
  await context.addCookies([{ name: 'session', value: '1', url: 'http://localhost:4178' }]);
  const running = await startService();
  await walk(page);
  await expectReported(running, ['/', '/user-guide', '/api']);
  expect(running.arrivals.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined, undefined]);
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

test.describe('a visitor notices nothing of a service that', () => {
  /** Each ends the request in its own way; `undefined` is a service that doesn't exist. */
  const answers: Readonly<Record<string, ((response: ServerResponse) => void) | undefined>> = {
    'never answers': () => undefined,
    'answers 500': (response) => response.writeHead(500).end('no'),
    'hangs up': (response) => response.destroy(),
    'is not there': undefined,
  };
  for (const [name, answer] of Object.entries(answers)) {
    test(name, async ({ page }) => {
      if (answer !== undefined) await startService(answer);
      const complaints = complaintsOf(page);
      await walk(page);
      await page.setViewportSize(widths.phone);
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('Fixture guide');
      if (service !== undefined) await expectReported(service, ['/', '/user-guide', '/api', '/user-guide']);
      expect(complaints).toEqual([]);
    });
  }

  test('is blocked by the browser', async ({ page }) => {
    await page.route('http://localhost:4178/**', (route) => route.abort('blockedbyclient'));
    const complaints = complaintsOf(page);
    await walk(page);
    expect(complaints).toEqual([]);
  });
});

test.describe('nothing is sent', () => {
  const signals = {
    'Do Not Track': ['doNotTrack', '1'],
    'Global Privacy Control': ['globalPrivacyControl', true],
  };
  for (const [name, signal] of Object.entries(signals)) {
    test(`under ${name}`, async ({ page, context }) => {
      const running = await startService();
      await context.addInitScript(([property, value]) => {
        Object.defineProperty(Navigator.prototype, String(property), { get: () => value });
      }, signal);
      await walk(page);
      await expectNothingBefore(page, running);
    });
  }

  test("by a site without an endpoint, and its scripts don't contain the plugin", async ({
    page,
    fixtureUrl,
  }) => {
    const running = await startService();
    await page.goto(await fixtureUrl('base'));
    await expectNothingBefore(page, running);
    const scriptsThatReport = (variant: string) => {
      const { dir } = fixtureBuild(variant);
      return builtFiles(dir)
        .filter((file) => file.endsWith('.js'))
        .filter((file) => readFileSync(path.join(dir, file), 'utf8').includes('globalPrivacyControl'));
    };
    expect(scriptsThatReport('analytics')).not.toEqual([]);
    expect(scriptsThatReport('base')).toEqual([]);
  });
});

/**
 * Makes the page send one last request, which arrives after anything else that it may have sent, and must be
 * the only one.
 */
async function expectNothingBefore(page: Page, { arrivals }: EventServer): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.evaluate(() => fetch('http://localhost:4178/last', { mode: 'no-cors' }));
  expect(arrivals.map((one) => one.path)).toEqual(['/last']);
}
