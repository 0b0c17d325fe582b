import { expect, test } from '../helpers/fixture';
import { open } from '../helpers/page';

/** Scripts that a page loads later; the main bundle and the runtime are named in the page itself. */
const laterScript = /\/assets\/js\/(?!main\.|runtime~main\.)/;

test(
  'a slow page shows a spinner, a failed chunk the red box, and Retry works once the network is back',
  { tag: '@both' },
  async ({ page }) => {
    // An address with its file ending is matched only after the first render, which shows the not-found page's frame.
    const ofNotFound = new Set<string>();
    page.on('request', (request) => ofNotFound.add(request.url()));
    await open(page, '/no/such/page');
    page.removeAllListeners('request');

    // The scripts are held back until the spinner was seen, however long that takes.
    let release: () => void = () => undefined;
    const seen = new Promise<void>((resolve) => (release = resolve));
    let isBlocked = true;
    await page.route(laterScript, async (route) => {
      if (ofNotFound.has(route.request().url())) return route.continue();
      await seen;
      return (isBlocked ? route.abort() : route.continue()).catch(() => undefined);
    });
    await page.goto('/user-guide/faq.html', { waitUntil: 'commit' });
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    release();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    isBlocked = false;
    await retry.click();
    await expect(page.locator('h1')).toHaveText(/questions|FAQ/i);
  },
);

test('a page that fails to preload is loaded in full', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
  });
  await open(page, '/user-guide');
  let failures = 0;
  await page.route(laterScript, async (route) => {
    if (failures > 0) return route.continue();
    failures += 1;
    return route.abort();
  });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .locator('.theme-doc-sidebar-container')
    .getByRole('link', { name: 'Animation', exact: true })
    .click();
  await expect(page.locator('h1')).toHaveText(/Animation/);
  await expect(page).toHaveURL(/animation$/);
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
  expect(failures).toBe(1);
});

test.describe('the banner for a wrong base URL', () => {
  const banner = '#__docusaurus-base-url-issue-banner-container';

  test('shows when the scripts cannot be found', async ({ page, fixtureUrl }) => {
    const rightUrl = await fixtureUrl('base-url');
    // The site was built for /docs-site/ and is served at the root.
    await page.route(/\/docs-site\/assets\//, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(rightUrl);
    await expect(page.locator(banner)).toContainText(/did not load properly|baseUrl/);
  });

  test('does not show when they are only late', { tag: '@both' }, async ({ page }) => {
    await page.route(/\/assets\/js\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue().catch(() => undefined);
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', { timeout: 20_000 });
    await expect(page.locator(`${banner} *`)).toHaveCount(0);
  });
});

test(
  'a missing preferred version is cleared, a known one is kept',
  { tag: '@both' },
  async ({ page, fixtureUrl }) => {
    const base = await fixtureUrl('base');
    await page.addInitScript(() => {
      localStorage.setItem('docs-preferred-version-user-guide', 'gone');
      localStorage.setItem('docs-preferred-version-api', '1.0');
    });
    await open(page, base);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-user-guide')))
      .toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-api'))).toBe('1.0');
  },
);

test('choosing a version stores it under the name of the doc set', async ({ page, fixtureUrl }) => {
  const base = await fixtureUrl('base');
  await open(page, `${base}user-guide`);
  const right = page.locator('.navbar__items--right');
  await right.getByRole('button', { name: 'Next' }).hover();
  await right.getByRole('link', { name: '1.0' }).click();
  await expect(page.locator('h1')).toHaveText('Fixture guide 1.0');
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-user-guide'))).toBe('1.0');
});
