import { expect, type Page, test } from '@playwright/test';
import { followInSidebar, open } from '../helpers/page';

/** Holds back every script that is asked for from now on. */
async function delayScripts(page: Page, milliseconds: number): Promise<void> {
  await page.route(/\/assets\/js\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue().catch(() => undefined);
  });
}

test.describe('the progress bar', () => {
  // Nothing is fetched ahead with data-saver, so that a click really has to wait.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
      Object.assign(window, { barSeenAfter: null, clickedAt: 0 });
      new MutationObserver(() => {
        const state = window as unknown as { barSeenAfter: number | null; clickedAt: number };
        if (state.barSeenAfter === null && document.querySelector('#nprogress') !== null) {
          state.barSeenAfter = performance.now() - state.clickedAt;
        }
      }).observe(document, { childList: true, subtree: true });
      document.addEventListener('click', () => Object.assign(window, { clickedAt: performance.now() }), true);
    });
  });

  test('starts after 200 ms of a slow route change and not before', async ({ page }) => {
    await open(page, '/user-guide');
    await delayScripts(page, 900);
    await page.getByRole('link', { name: 'Animation', exact: true }).first().click();
    const seen = (): Promise<number | null> =>
      page.evaluate(() => (window as unknown as { barSeenAfter: number | null }).barSeenAfter);
    await expect.poll(seen).not.toBeNull();
    expect(await seen()).toBeGreaterThanOrEqual(200);
    await expect(page).toHaveURL(/animation$/);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('is not shown when the next page is there at once', async ({ page }) => {
    await open(page, '/user-guide');
    await page.getByRole('link', { name: 'Animation', exact: true }).first().click();
    await expect(page.locator('h1')).toHaveText(/Animation/);
    await page.goBack();
    await page.waitForTimeout(400);
    await page.evaluate(() => Object.assign(window, { barSeenAfter: null }));
    await page.getByRole('link', { name: 'Animation', exact: true }).first().click();
    await page.waitForTimeout(400);
    expect(
      await page.evaluate(() => (window as unknown as { barSeenAfter: number | null }).barSeenAfter),
    ).toBeNull();
  });
});

test(
  'a new page starts at the top, a hash at its heading, history where one was',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, '/user-guide/faq');
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.waitForTimeout(200);
    await followInSidebar(page, 'Animation');
    await expect(page.locator('h1')).toHaveText(/Animation/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(/questions|FAQ/i);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1200);

    // Narrow screens fold the list of sections.
    const fold = page.getByRole('button', { name: 'On this page' });
    if (await fold.isVisible()) await fold.click();
    const entry = page.locator('.table-of-contents__link:visible').nth(5);
    const id = (await entry.getAttribute('href'))!.slice(1);
    await entry.click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  },
);

test(
  'title and focus are right for screen readers, and the new page is announced',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, '/user-guide');
    await followInSidebar(page, 'Animation');
    await expect(page).toHaveTitle(/^Animation \|/);
    await expect(page.locator('[aria-live="polite"].route-announcer')).toHaveText(/^Animation \|/);
    // The focus is at the start of the page: the next Tab reaches the skip link.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  },
);

test('the skip link leads into the main content', { tag: '@both' }, async ({ page }) => {
  await open(page, '/user-guide');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test.describe('prefetching', () => {
  const prefetched = (page: Page) => page.locator('link[rel="prefetch"]').count();

  test('fetches what links in view lead to', async ({ page }) => {
    await open(page, '/user-guide');
    await expect.poll(() => prefetched(page)).toBeGreaterThan(5);
  });

  for (const [name, connection] of [
    ['2g', { effectiveType: '2g', saveData: false }],
    ['slow-2g', { effectiveType: 'slow-2g', saveData: false }],
    ['data-saver', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`fetches nothing ahead with ${name}`, async ({ page }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value }),
        connection,
      );
      await open(page, '/user-guide');
      await page.waitForLoadState('networkidle');
      expect(await prefetched(page)).toBe(0);
    });
  }

  test('works where the browser knows a connection without a type', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: false } }),
    );
    await open(page, '/user-guide');
    await expect.poll(() => prefetched(page)).toBeGreaterThan(5);
    expect(errors).toEqual([]);
  });
});
