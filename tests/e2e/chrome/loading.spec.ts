import { expect, test } from '../helpers/fixture.ts';
import { docsSidebar, expectSound, open } from '../helpers/page.ts';
import { holdScripts } from '../helpers/watch.ts';

/** Scripts that a page loads later. The main bundle and the runtime are listed in the page itself. */
const laterScript = /\/assets\/js\/(?!main\.|runtime~main\.)/;

test('a slow page shows a spinner, a failed chunk shows the red box, and Retry works once the network is back', async ({
  page,
}) => {
  // An address with its file extension only matches after the first render, which shows the frame of the
  // not-found page.
  const ofOthers = new Set<string>();
  page.on('request', (request) => ofOthers.add(request.url()));
  for (const route of ['/no/such/page', '/markdown-page']) {
    await open(page, route);
    // Links in view are prefetched once the page is idle, including the frame around their pages.
    await page.waitForLoadState('networkidle');
  }
  page.removeAllListeners('request');

  // The scripts are delayed until the spinner was visible, however long that takes.
  let release: () => void = () => undefined;
  const seen = new Promise<void>((resolve) => (release = resolve));
  let isBlocked = true;
  await page.route(laterScript, async (route) => {
    if (ofOthers.has(route.request().url())) return route.continue();
    await seen;
    return (isBlocked ? route.abort() : route.continue()).catch(() => undefined);
  });
  await page.goto('/user-guide/best-practices.html', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expectSound(page, '[role="status"]');
  release();
  const box = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
  await expect(box).toBeVisible();
  const color = await box.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
  expect(red, color).toBeGreaterThan(3 * Math.max(green, blue));
  await expectSound(page, '[role="alert"]');
  const retry = box.getByRole('button', { name: 'Retry' });
  isBlocked = false;
  await retry.click();
  await expect(page.locator('h1')).toHaveText('Best practices');
});

test('a page that fails to preload is loaded with a full page load', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
  });
  await open(page, '/user-guide');
  const sidebar = await docsSidebar(page);
  let failures = 0;
  await page.route(laterScript, async (route) => {
    if (failures > 0) return route.continue();
    failures += 1;
    return route.abort();
  });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await sidebar.getByRole('link', { name: 'Animation', exact: true }).click();
  await expect(page.locator('h1')).toHaveText(/Animation/);
  await expect(page).toHaveURL(/animation$/);
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
  expect(failures).toBe(1);
});

test.describe('the banner for a wrong base URL', () => {
  const banner = '#__docusaurus-base-url-issue-banner-container';

  test("shows if the scripts can't be found", async ({ page, fixtureUrl }) => {
    // Each was built for another address than the one that it's served at, so no file is found.
    await page.route(/\/assets\//, (route) => route.fulfill({ status: 404, body: '' }));
    for (const [address, baseUrl] of [
      ['/', '/'],
      [await fixtureUrl('base-url'), '/docs-site/'],
    ] as const) {
      await page.goto(address);
      await expect(page.locator(banner)).toBeVisible();
      await expect(page.locator(banner)).toContainText('Your Docusaurus site did not load properly.');
      await expect(page.locator(banner)).toContainText(`Current configured baseUrl = ${baseUrl}`);
    }
  });

  test("doesn't show if only scripts can't be loaded", async ({ page }) => {
    await page.route(/\/assets\/js\//, (route) => route.abort());
    await page.goto('/');
    await expect(page.locator(`${banner} *`)).not.toHaveCount(0);
    await expect(page.locator(banner)).toBeHidden();
  });

  test("doesn't show if the scripts are only late", async ({ page }) => {
    const { requested, release } = await holdScripts(page);
    await page.goto('/');
    await expect.poll(() => requested.length).toBeGreaterThan(1);
    await expect(page.locator(`${banner} *`)).toHaveCount(0);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator(`${banner} *`)).toHaveCount(0);
  });
});
