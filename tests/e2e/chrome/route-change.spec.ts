import { expect, type Page, test } from '@playwright/test';
import { followInSidebar, open } from '../helpers/page.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

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
    await expect(title(page)).toHaveText(/Animation/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(title(page)).toHaveText(/questions/i);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1200);

    // Narrow screens collapse the list of sections, below the title.
    const fold = page.locator('header ~ div').getByRole('button', { name: 'On this page' });
    if (await fold.isVisible()) await fold.click();
    const entry = page.locator('.table-of-contents__link:visible').nth(5);
    const id = (await entry.getAttribute('href'))!.slice(1);
    await entry.click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();

    await open(page, '/user-guide/elements/ellipse');
    await page.getByRole('main').getByRole('link', { name: 'mask', exact: true }).click();
    await page.waitForURL('**/user-guide/layer#masks');
    const top = async () => (await page.locator('#masks').boundingBox())?.y ?? -1;
    await expect.poll(async () => (await top()) >= 0 && (await top()) < 200).toBe(true);
  },
);

test('a new page is announced, and the next Tab reaches its skip link, also after Back', async ({ page }) => {
  await open(page, '/user-guide/faq');
  await followInSidebar(page, 'Animation');
  await expect(page).toHaveTitle(/^Animation \|/);
  await expect(page.locator('body > [aria-live="polite"]')).toHaveText(/^Animation \|/);
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.locator('.theme-doc-sidebar-container a').nth(3).focus();
  await page.goBack();
  await expect(title(page)).toHaveText(/questions/i);
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
});

/** Returns the text of what the next Tab reaches, and whether it's in the text after the heading of masks. */
async function nextStop(page: Page) {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const stop = document.activeElement!;
    const position = document.getElementById('masks')!.compareDocumentPosition(stop);
    const isAfter = position & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY);
    return { text: stop.textContent, isAfter: isAfter > 0 && stop.closest('main') !== null };
  });
}

test('after a link to a section, the next Tab goes where it goes after loading', async ({ page }) => {
  await open(page, '/user-guide/layer#masks');
  const wanted = await nextStop(page);
  expect(wanted.isAfter).toBe(true);
  // Chromium's Tab starts at what was scrolled into view. Others and screen readers need the focus there.
  await page.addInitScript(() =>
    addEventListener('focusin', ({ target }) => {
      document.documentElement.dataset['focused'] = (target as Element).id;
    }),
  );
  for (const from of ['/user-guide/elements/ellipse', '/user-guide/layer']) {
    await open(page, from);
    const link = page.locator('main a[href$="#masks"]:not(.hash-link)').first();
    await link.press('Enter');
    await page.waitForURL('**/user-guide/layer#masks');
    if (from === '/user-guide/layer') await expect(link).not.toBeFocused();
    await expect(page.locator('#masks')).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-focused', 'masks');
    expect(await nextStop(page), from).toEqual(wanted);
    await expect(page.locator('#masks')).not.toHaveAttribute('tabindex');
  }
});
