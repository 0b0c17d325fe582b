import { expect, type Page, test } from '@playwright/test';
import { followInSidebar, open } from '../helpers/page.ts';
import { errorsOf } from '../helpers/watch.ts';

test(
  'a new page starts at the top, a hash at its heading, and history at the previous position',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, '/user-guide/faq');
    // The framework reads the position in an event of scrolling.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('scroll', resolve, { once: true });
          window.scrollTo(0, 1500);
        }),
    );
    await followInSidebar(page, 'Animation');
    await expect(page.locator('h1')).toHaveText(/Animation/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(/questions|FAQ/i);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1200);

    // Narrow screens collapse the list of sections.
    const fold = page.getByRole('button', { name: 'On this page' });
    if (await fold.isVisible()) await fold.click();
    const entry = page.locator('.table-of-contents__link:visible').nth(5);
    const id = (await entry.getAttribute('href'))!.slice(1);
    await entry.click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();

    await open(page, '/user-guide/elements/ellipse');
    await page.getByRole('main').getByRole('link', { name: 'mask', exact: true }).click();
    await expect(page).toHaveURL(/\/user-guide\/layer#masks$/);
    const heading = page.locator('[id="masks"]');
    await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 999).toBeLessThan(200);
  },
);

test('a new page is announced to screen readers, and the next Tab reaches its skip link, which leads to the main content', async ({
  page,
}) => {
  await open(page, '/user-guide');
  await followInSidebar(page, 'Animation');
  await expect(page).toHaveTitle(/^Animation \|/);
  await expect(page.locator('[aria-live="polite"].announcer')).toHaveText(/^Animation \|/);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

/** Returns where the next Tab goes: into what, and whether it's after an element. */
async function nextStop(page: Page, id: string): Promise<{ text: string | null; isAfter: boolean }> {
  await page.keyboard.press('Tab');
  return page.evaluate((target) => {
    const stop = document.activeElement!;
    const element = document.getElementById(target)!;
    const position = element.compareDocumentPosition(stop);
    return {
      text: stop.textContent,
      isAfter:
        (position & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) > 0 &&
        stop.closest('main') !== null,
    };
  }, id);
}

test('after a link to a section, the next Tab goes to the same place as after loading the page', async ({
  page,
}) => {
  await open(page, '/user-guide/layer#masks');
  const wanted = await nextStop(page, 'masks');
  expect(wanted.isAfter).toBe(true);
  for (const [from, name] of [
    ['/user-guide/elements/ellipse', 'mask'],
    ['/user-guide/layer', 'Masks'],
  ] as const) {
    await open(page, from);
    const link = page.locator('main a[href$="#masks"]:not(.hash-link)', { hasText: name }).first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user-guide\/layer#masks$/);
    await expect(page.locator('[id="masks"]')).toBeInViewport();
    expect(await nextStop(page, 'masks'), from).toEqual(wanted);
    await expect(page.locator('[id="masks"]')).not.toHaveAttribute('tabindex', /.*/);
  }
});

test('after Back to another page, the focus is at its start', async ({ page }) => {
  await open(page, '/user-guide/faq');
  await followInSidebar(page, 'Animation');
  await expect(page.locator('h1')).toHaveText(/Animation/);
  await page.locator('.theme-doc-sidebar-container a').nth(3).focus();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(/questions|FAQ/i);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('prefetching loads the targets of links in view, but not on 2g and not with data-saver', async ({
  page,
  context,
}) => {
  const errors = errorsOf(page);
  const prefetched = (one: Page) => one.locator('link[rel="prefetch"]').count();
  // Some browsers report a connection without a type.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: false } }),
  );
  await open(page, '/user-guide');
  await expect.poll(() => prefetched(page)).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  for (const connection of [
    { effectiveType: '2g', saveData: false },
    { effectiveType: '4g', saveData: true },
  ]) {
    const other = await context.newPage();
    await other.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    await open(other, '/user-guide');
    await other.waitForLoadState('networkidle');
    expect(await prefetched(other), JSON.stringify(connection)).toBe(0);
    await other.close();
  }
});
