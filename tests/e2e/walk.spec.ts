import { expect, type Request, test } from '@playwright/test';
import { buildDir } from '../helpers/built-site.ts';
import { allRoutes, redirects } from '../helpers/routes.ts';
import { DESK, PHONE } from '../helpers/viewports.ts';
import { serveByNginx, type Server } from './helpers/nginx.ts';

/** Pages that share a tab, as a reader's pages do, so that their common files are loaded only once. */
const ROW = 12;
const rows = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / ROW) }, (_, index) =>
    items.slice(index * ROW, (index + 1) * ROW),
  );

test.describe('every route is a working page', () => {
  // The site as delivered, including its policies. A blocked action is an error in the console. If nginx
  // isn't available, the static host replaces it and sends the same headers.
  let server: Server | undefined;
  test.beforeAll(async () => void (server = await serveByNginx(buildDir)));
  test.afterAll(() => server?.close());

  for (const row of rows(allRoutes)) {
    test(`${row[0]} to ${row.at(-1)}`, async ({ page, baseURL }) => {
      test.setTimeout(180_000);
      const origin = server?.url ?? baseURL;
      let problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
      const underWay = new Set<Request>();
      page.on('requestfinished', (request) => underWay.delete(request));
      page.on('requestfailed', (request) => underWay.delete(request));
      page.on('request', (request) => {
        underWay.add(request);
        const url = request.url();
        if (!url.startsWith(`${origin}/`) && !/^(?:data|blob):/.test(url)) problems.push(`request: ${url}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
      });

      for (const route of row) {
        problems = [];
        underWay.clear();
        const answer = await page.goto(origin + route);
        expect.soft(answer?.status(), route).toBe(200);
        await expect(page.locator('html'), route).toHaveAttribute('data-has-hydrated', 'true');
        // What the page itself requests. Prefetched files may still be loading.
        await expect.poll(() => underWay.size, { message: route, intervals: [100] }).toBe(0);
        await expect.soft(page.locator('h1'), route).toHaveCount(1);
        await expect.soft(page.locator('main'), route).toHaveCount(1);
        for (const size of [PHONE, DESK]) {
          await page.setViewportSize(size);
          const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft(tooWide, `${route} at ${size.width} px`).toBeLessThanOrEqual(0);
        }
        expect.soft(problems, route).toEqual([]);
      }
    });
  }
});

test('an unknown path is a not-found page with status 404 that leads elsewhere', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveCount(1);
  const main = page.locator('main');
  for (const area of ['/user-guide', '/api', '/blog'])
    await expect(main.locator(`a[href="${area}"]`).first()).toBeVisible();
});

test.describe('redirects keep the query and the hash', () => {
  for (const row of rows(redirects)) {
    test(`${row[0]?.from} to ${row.at(-1)?.from}`, async ({ page }) => {
      for (const { from, to } of row) {
        await page.goto(`${from}?a=1#next`);
        await page.waitForURL((url) => url.pathname === to);
        expect.soft(new URL(page.url()).search, from).toBe('?a=1');
        expect.soft(new URL(page.url()).hash, from).toBe('#next');
        await expect.soft(page.locator('h1'), from).toHaveCount(1);
      }
    });
  }
});
