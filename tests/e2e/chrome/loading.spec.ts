import { expect, test, type Page } from '@playwright/test';
import { docsSidebar, expectSound, open } from '../helpers/page.ts';
import { holdScripts } from '../helpers/watch.ts';

/** Scripts that a page loads later. The main bundle and the runtime are listed in the page itself. */
const laterScript = /\/assets\/js\/(?!main\.|runtime~main\.)/;

test('a slow page says so, and a failed one an error with Retry', async ({ page }) => {
  // An address with its extension only matches after the first render, which has the not-found page's frame.
  const ofOthers = new Set<string>();
  page.on('request', (request) => ofOthers.add(request.url()));
  for (const route of ['/no/such/page', '/markdown-page']) {
    await open(page, route);
    // Links in view are prefetched once the page is idle, including the frame around their pages.
    await page.waitForLoadState('networkidle');
  }
  page.removeAllListeners('request');

  // The scripts are delayed until the word was visible, however long that takes.
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
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expectSound(page, '[role="alert"]');
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
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
  expect(failures).toBe(1);
});

test.describe('the notice about scripts', () => {
  const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'buttons don’t work' });

  for (const [what, answer] of [
    ['are missing', { status: 404, body: '' }],
    ['arrive in part', { contentType: 'text/javascript', body: '(() => { const part = [' }],
    ["are a network's login page", { contentType: 'text/html', body: '<!doctype html><p>Log in</p>' }],
  ] as const) {
    test(`shows on any page if its scripts ${what}, and links work`, async ({ page }) => {
      let isBroken = true;
      await page.route(/\/assets\/js\/(?:runtime~)?main\./, (route) =>
        isBroken ? route.fulfill(answer) : route.continue(),
      );
      await page.clock.install();
      await page.goto('/user-guide/faq');
      await page.clock.fastForward(15_000);
      await expect(notice(page)).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Actions API' }).click();
      await page.waitForURL('**/api');
      await page.clock.fastForward(15_000);
      await expect(notice(page)).toBeVisible();
      isBroken = false;
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test("doesn't show if the scripts are only late", async ({ page }) => {
    const { requested, release } = await holdScripts(page);
    await page.goto('/');
    await expect.poll(() => requested.length).toBeGreaterThan(1);
    await expect(notice(page)).toHaveCount(0);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(notice(page)).toHaveCount(0);
  });

  test('a copy in another folder keeps its text and leads to the original', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
    const copy = '/web/2026/user-guide/faq.html';
    await page.route(`**${copy}`, async (route) =>
      route.fulfill({ response: await page.request.get('/user-guide/faq') }),
    );
    await page.goto(copy);
    const original = notice(page).getByRole('link', { name: 'Open the original page' });
    await expect(original).toHaveAttribute('href', /^https:\/\/docs[.][^/]+\/user-guide\/faq$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/questions/i);
    expect(scripts).toEqual([]);
  });
});
