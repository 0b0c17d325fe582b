import { expect, type Page, type Request, test } from '@playwright/test';
import { ensureNginx, startNginx } from '../helpers/nginx-server.ts';
import { buildDir } from '../helpers/built-site.ts';
import { allRoutes, redirects } from '../helpers/routes.ts';
import { PHONE } from '../helpers/viewports.ts';

/** Pages that share a context, as a reader's pages do, so their common files are loaded only once. */
const ROW = 40;
const rows = Array.from({ length: Math.ceil(allRoutes.length / ROW) }, (_, index) =>
  allRoutes.slice(index * ROW, (index + 1) * ROW),
);

/** Opens a page in a tab and returns what's wrong with it. */
async function problemsOf(page: Page, origin: string, route: string): Promise<readonly string[]> {
  const problems: string[] = [];
  const underWay = new Set<Request>();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
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
  const answer = await page.goto(origin + route);
  if (answer?.status() !== 200) problems.push(`status ${answer?.status()}`);
  await expect(page.locator('html'), route).toHaveAttribute('data-has-hydrated', 'true');
  // What the page itself requests. Prefetched files may still be loading.
  await expect.poll(() => underWay.size, { message: route, intervals: [20] }).toBe(0);
  const { headings, mains, tooWide } = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main').length,
    tooWide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  }));
  if (headings !== 1 || mains !== 1) problems.push(`${headings} headings and ${mains} mains`);
  if (tooWide > 0) problems.push(`${tooWide} pixels too wide`);
  page.removeAllListeners();
  return problems;
}

test.describe('every route is a working page', () => {
  // The narrowest window, where content is most likely too wide. chrome/layout.spec.ts tries other widths.
  test.use({ viewport: PHONE });
  // A blocked action is an error in the console. Without nginx, the static host sends the same headers.
  let server: Awaited<ReturnType<typeof startNginx>> | undefined;
  test.beforeAll(async () => {
    const nginx = await ensureNginx();
    if (nginx)
      server = await startNginx(nginx, { root: buildDir, siteConf: `${buildDir}-delivery/site.conf` });
  });
  test.afterAll(() => server?.close());

  for (const row of rows) {
    test(`${row[0]} to ${row.at(-1)}`, async ({ context, baseURL }) => {
      const origin = server?.url ?? baseURL ?? '';
      const left = [...row];
      const wrong: Record<string, readonly string[]> = {};
      const work = async (): Promise<void> => {
        const page = await context.newPage();
        for (let route = left.shift(); route !== undefined; route = left.shift()) {
          const problems = await problemsOf(page, origin, route);
          if (problems.length > 0) wrong[route] = problems;
        }
      };
      await Promise.all([work(), work()]);
      expect(wrong).toEqual({});
    });
  }
});

test('redirects keep the query and the hash', async ({ page }) => {
  // One of each kind: tests/built checks the files of all of them.
  const kinds = new Map(redirects.map((redirect) => [redirect.from.replace(/[^/]*$/, ''), redirect]));
  for (const { from, to } of kinds.values()) {
    await page.goto(`${from}?a=1#next`);
    await page.waitForURL((url) => url.pathname === to);
    const { search, hash } = new URL(page.url());
    expect.soft([search, hash], from).toEqual(['?a=1', '#next']);
    await expect.soft(page.locator('h1'), from).toHaveCount(1);
  }
});
