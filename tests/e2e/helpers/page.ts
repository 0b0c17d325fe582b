import { expect, test, type Locator, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';

/** The page with the builder of definitions. */
export const BUILDER = '/user-guide/exporting/template-definition-builder';

/** Opens an address and waits until React has hydrated the page. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Prepares a page once for a group, whose tests then run in order. Call the result in tests only. */
export function sharePage(prepare: (page: Page) => Promise<void>): () => Page {
  test.describe.configure({ mode: 'default' });
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await prepare(page);
  });
  test.afterAll(() => page.close());
  return () => page;
}

/** Returns what was copied last. */
export const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Returns how many pixels a page is too wide for its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Returns the keys that the site has stored in localStorage. */
export const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).sort());

/** Scrolls with the wheel, as a reader does, so scroll handlers see every step. */
export async function scrollBy(page: Page, pixels: number): Promise<void> {
  await page.mouse.move((page.viewportSize()?.width ?? 0) / 2, 400);
  for (let step = 0; step < 10; step += 1) await page.mouse.wheel(0, pixels / 10);
}

/** Opens the menu of a narrow screen, with the navbar and the sidebar. Returns whether it's narrow. */
async function openMenu(page: Page): Promise<boolean> {
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const isNarrow = await toggle.isVisible();
  if (isNarrow) await toggle.click();
  return isNarrow;
}

/** Returns the navbar's items. On narrow screens, they're the first part of the menu, which this opens. */
export const navbarItems = async (page: Page): Promise<Locator> =>
  page.locator((await openMenu(page)) ? '.navbar-sidebar__item >> nth=0' : '.navbar__inner');

/** Returns the docs sidebar. On narrow screens, it's a part of the menu, which this opens. */
export const docsSidebar = async (page: Page): Promise<Locator> =>
  page.locator((await openMenu(page)) ? '.navbar-sidebar' : '.theme-doc-sidebar-container');

/** Follows a link of the docs sidebar. */
export async function followInSidebar(page: Page, name: string): Promise<void> {
  await (await docsSidebar(page)).getByRole('link', { name, exact: true }).click();
}

export const colorSwitch = (page: Page): Locator =>
  page.getByRole('button', { name: /Switch between dark and light mode/ });

/** Presses the color switch once. On narrow screens, it's in the menu. */
export async function switchColorMode(page: Page): Promise<void> {
  const isNarrow = await openMenu(page);
  await colorSwitch(page).click();
  if (isNarrow) await page.getByRole('button', { name: 'Close navigation bar' }).click();
}

/** Expects no sideways overflow, and no axe problems in part of a page, or with its colors in dark mode. */
export async function expectSound(page: Page, within: string): Promise<void> {
  expect(await overflow(page)).toBe(0);
  // Colors that are still fading in would fail.
  await expect.poll(() => violationsOf(page, { within })).toEqual([]);
  // Set the attribute directly, because not every tested site follows the system.
  const paint = (mode: string): Promise<void> =>
    page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode);
  await paint('dark');
  await expect.poll(() => violationsOf(page, { within, rules: ['color-contrast'] })).toEqual([]);
  await paint('light');
}
