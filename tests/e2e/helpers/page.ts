import { expect, type Page } from '@playwright/test';

export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const;

/** Opens an address and waits until React has taken the page over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Keys that the site has left in localStorage. */
export function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).sort());
}

/** Scrolls by wheel, as a reader does, so that scroll handlers see every step. */
export async function scrollBy(page: Page, pixels: number): Promise<void> {
  await page.mouse.move(700, 400);
  for (let step = 0; step < 10; step += 1) await page.mouse.wheel(0, pixels / 10);
}

/** Follows a link of the docs sidebar, which narrow screens keep in the menu. */
export async function followInSidebar(page: Page, name: string): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const isNarrow = await toggle.isVisible();
  if (isNarrow) await toggle.click();
  const place = page.locator(isNarrow ? '.navbar-sidebar' : '.theme-doc-sidebar-container');
  await place.getByRole('link', { name, exact: true }).click();
}
