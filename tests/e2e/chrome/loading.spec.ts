import { expect, test, type Page } from '@playwright/test';
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

test.describe('the notice about scripts', () => {
  const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'buttons don’t work' });
  const main = /\/assets\/js\/(?:runtime~)?main\./;

  for (const [what, answer] of [
    ['are missing', { status: 404, body: '' }],
    ['arrive in part', { contentType: 'text/javascript', body: '(() => { const part = [' }],
    ["are a network's login page", { contentType: 'text/html', body: '<!doctype html><p>Log in</p>' }],
    ['do nothing', { contentType: 'text/javascript', body: '' }],
  ] as const) {
    test(`shows on any page if its scripts ${what}, and links work`, async ({ page }) => {
      // What waits for 15 seconds doesn't wait.
      await page.addInitScript(() => {
        const wait = window.setTimeout;
        const soon = (run: () => void, delay = 0, ...rest: unknown[]) =>
          wait(run, delay === 15_000 ? 0 : delay, ...rest);
        Object.assign(window, { setTimeout: soon });
      });
      let isBroken = true;
      await page.route(main, (route) => (isBroken ? route.fulfill(answer) : route.continue()));
      await page.goto('/user-guide/faq');
      await expect(notice(page)).toContainText('scripts didn’t load');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Actions API' }).click();
      await expect(page).toHaveURL(/\/api$/);
      await expect(notice(page)).toBeVisible();
      isBroken = false;
      // Chromium doesn't ask again for a script that has run.
      if (what === 'do nothing') return;

      await page.getByRole('button', { name: 'Reload the page' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', { timeout: 30_000 });
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test("doesn't show if the scripts are only late", async ({ page }) => {
    const { requested, release } = await holdScripts(page);
    await page.goto('/');
    await expect.poll(() => requested.length).toBeGreaterThan(1);
    await expect(notice(page)).toHaveCount(0);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', { timeout: 30_000 });
    await expect(notice(page)).toHaveCount(0);
  });

  test('a copy in another folder keeps its text and leads to the original', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    for (const [copy, original] of [
      ['/web/2026/user-guide/faq.html', '/user-guide/faq'],
      ['/copy/', '/'],
    ] as const) {
      await page.route(`**${copy}`, async (route) =>
        route.fulfill({ response: await page.request.get(original) }),
      );
      await page.goto(copy);
      await expect(notice(page)).toContainText('This is a copy of a page');
      await expect(page.getByRole('link', { name: 'Open the original page' })).toHaveAttribute(
        'href',
        new RegExp(`^https://docs[.][^/]+${original}$`),
      );
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
    }
    expect(requested.filter((file) => file.endsWith('.js'))).toEqual([]);
  });
});
