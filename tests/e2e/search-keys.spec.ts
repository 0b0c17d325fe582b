import { expect, test, type Page } from '@playwright/test';
import { open } from './helpers/page.ts';
import { searchBox, typeQuery } from './helpers/search.ts';

test.beforeEach(async ({ page }) => {
  await open(page, '/user-guide');
  await typeQuery(page, 'keyframes');
});

/** Returns the address of the first result, without the host. */
const first = '/api/style-property/keyframes';

// Seen on other sites: the Enter that ends a Japanese composition opened the first result.
test('keys work as in any combobox, except those that belong to an input method', async ({ page }) => {
  const { input, active, options } = searchBox(page);
  await test.step('an input method neither opens a result nor closes the panel', async () => {
    // Most browsers send the key before the end of the composition; Safari sends it afterward.
    for (const isComposing of [true, false]) {
      for (const key of ['Enter', 'ArrowDown', 'Escape'])
        await input.dispatchEvent('keydown', { key, cancelable: true, keyCode: 229, isComposing });
      await expect(active).toHaveAttribute('href', first);
      await expect(options.first()).toBeVisible();
      await expect(input).toHaveValue('keyframes');
    }
  });
  await test.step('Escape closes the panel, then clears the query, and Enter does nothing in between', async () => {
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(input).toHaveValue('keyframes');
    await expect(input).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
    await typeQuery(page, 'keyframes');
    await expect(page).toHaveURL(/\/user-guide$/);
  });
  await test.step('the arrow keys move forward, back, and around, and Enter opens the active result and clears the field', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(options.last()).toBeInViewport();
    const route = (await active.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname + url.hash === route);
    await expect(options).toHaveCount(0);
    await expect(input).toHaveValue('');
    await expect(input).not.toBeFocused();
  });
});

/** Returns the number of the browser window that contains a page. Tabs of the same window have the same number. */
async function windowOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.detach();
  return windowId;
}

test('Enter with Ctrl, Meta, or Shift opens a tab or a window, and keeps the panel and the page @whole-browser', async ({
  page,
  context,
}) => {
  for (const [keys, where] of [
    ['Control+Enter', 'tab'],
    ['Meta+Enter', 'tab'],
    ['Shift+Enter', 'window'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page.keyboard.press(keys);
    const other = await opened;
    await expect(other).toHaveURL(new RegExp(`${first}$`));
    expect((await windowOf(other)) === (await windowOf(page)), keys).toBe(where === 'tab');
    await expect(page).toHaveURL(/\/user-guide$/);
    await expect(searchBox(page).options.first()).toBeVisible();
    expect(context.pages()).toHaveLength(2);
    await other.close();
  }
});

test('Tab, a click next to the panel, and losing the focus close it', async ({ page }) => {
  const { input, options } = searchBox(page);
  await page.keyboard.press('Tab');
  await expect(options).toHaveCount(0);
  await expect(input).not.toBeFocused();
  await expect(input).toHaveValue('keyframes');
  await page.keyboard.press('Shift+Tab');
  await expect(input).toBeFocused();
  await expect(options.first()).toBeVisible();
  await page.mouse.click(200, 700);
  await expect(options).toHaveCount(0);
  await input.click();
  await expect(options.first()).toBeVisible();
  await input.blur();
  await expect(options).toHaveCount(0);
});

test('results are links, so click, middle click, and Ctrl+click work as usual', async ({ page, context }) => {
  const { options, active } = searchBox(page);
  await expect(options.first()).toHaveJSProperty('tagName', 'A');
  for (const how of [{ button: 'middle' as const }, { modifiers: ['Control' as const] }]) {
    const opened = context.waitForEvent('page');
    await options.first().click(how);
    const tab = await opened;
    await expect(tab).toHaveURL(new RegExp(`${first}$`));
    await tab.close();
    await expect(page).toHaveURL(/\/user-guide$/);
    await expect(options.first()).toBeVisible();
  }
  // The browser handles the context menu.
  const isLeftAlone = await options
    .first()
    .evaluate((link) =>
      link.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    );
  expect(isLeftAlone).toBe(true);

  await options.nth(1).hover();
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const route = (await active.getAttribute('href')) ?? '';
  await options.nth(1).click();
  await page.waitForURL((url) => url.pathname + url.hash === route);
  await expect(options).toHaveCount(0);
});
