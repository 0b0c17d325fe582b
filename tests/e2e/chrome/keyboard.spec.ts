import { expect, test, type Page } from '@playwright/test';
import { open } from '../helpers/page.ts';
import { searchBox } from '../helpers/search.ts';

/** Presses Tab until an element with this name has the focus. Every stop on the way must be visible. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const field = element.closest('form') ?? element;
      return {
        name: element.getAttribute('aria-label') ?? element.textContent ?? '',
        isSeen: box.width > 0 && box.bottom > 0 && box.top < window.innerHeight,
        hasRing: [style, getComputedStyle(field)].some(
          (one) => (one.outlineStyle !== 'none' && one.outlineWidth !== '0px') || one.boxShadow !== 'none',
        ),
      };
    });
    expect(stop.isSeen, `"${stop.name}" is in view`).toBe(true);
    expect(stop.hasRing, `"${stop.name}" shows the focus`).toBe(true);
    if (name.test(stop.name)) return;
  }
  throw new Error(`Tab did not reach ${name}`);
}

test(
  'the keyboard leads from the skip link to the page of a search result',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, '/blog');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await tabTo(page, /^Search$/);
    const { input, options, status } = searchBox(page);
    // On a phone, this is a button.
    if (!(await input.isVisible())) await page.keyboard.press('Enter');
    await expect(input).toBeFocused();
    await page.keyboard.type('safe area');
    await expect(status).toHaveText(/results/);
    // The results of the first letters may still be shown.
    const isFirst = (wanted: string): Promise<boolean> =>
      options
        .first()
        .evaluate((option, part) => option.getAttribute('href')?.includes(part) === true, wanted);
    await expect.poll(() => isFirst('safe-area')).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/safe-area/);
    await expect(page.locator('main mark').first()).toBeVisible();
  },
);
