import { expect, test, type Page } from '@playwright/test';
import { open } from './helpers/page.ts';
import { searchBox, typeQuery } from './helpers/search.ts';

test.beforeEach(async ({ page }) => {
  await open(page, '/user-guide');
  await typeQuery(page, 'keyframes');
});

/** The first result. */
const first = '/api/style-property/keyframes';

// Seen on other sites: the Enter that ends a Japanese composition opened the first result.
test('keys work as in any combobox, except those that belong to an input method', async ({ page }) => {
  const { input, active, options } = searchBox(page);
  // Most browsers send the key before the end of the composition; Safari sends it afterward.
  for (const isComposing of [true, false]) {
    for (const key of ['Enter', 'ArrowDown', 'Escape'])
      await input.dispatchEvent('keydown', { key, cancelable: true, keyCode: 229, isComposing });
    await expect(active).toHaveAttribute('href', first);
    await expect(options.first()).toBeVisible();
  }
  await test.step('Escape closes the panel, then clears the query; Enter does nothing then', async () => {
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(input).toHaveValue('keyframes');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
    await typeQuery(page, 'keyframes');
    await expect(page).toHaveURL(/\/user-guide$/);
  });
  await test.step('the arrow keys move around, and Enter opens the result and clears the field', async () => {
    for (const [key, option] of [
      ['ArrowDown', options.nth(1)],
      ['ArrowUp', options.first()],
      ['ArrowUp', options.last()],
    ] as const) {
      await page.keyboard.press(key);
      await expect(option).toHaveAttribute('aria-selected', 'true');
    }
    await expect(options.last()).toBeInViewport();
    const route = (await active.getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname + url.hash === route);
    await expect(options).toHaveCount(0);
    await expect(input).toHaveValue('');
    await expect(input).not.toBeFocused();
  });
});

/** Returns the number of the browser window that contains a page. Tabs of one window share it. */
async function windowOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  return (await session.send('Browser.getWindowForTarget')).windowId;
}

test('results are links, which keys and clicks open in tabs and windows @whole-browser', async ({
  page,
  context,
}) => {
  const { options } = searchBox(page);
  const press = (keys: string) => () => page.keyboard.press(keys);
  const click = (how: object) => () => options.first().click(how);
  for (const [where, open] of [
    ['tab', press('Control+Enter')],
    ['tab', press('Meta+Enter')],
    ['window', press('Shift+Enter')],
    ['tab', click({ button: 'middle' })],
    ['tab', click({ modifiers: ['Control'] })],
  ] as const) {
    const opened = context.waitForEvent('page');
    await open();
    const other = await opened;
    await expect(other).toHaveURL(new RegExp(`${first}$`));
    expect((await windowOf(other)) === (await windowOf(page))).toBe(where === 'tab');
    await expect(page).toHaveURL(/\/user-guide$/);
    await expect(options.first()).toBeVisible();
    await other.close();
  }
});

test('a click opens a result, and Tab, a click elsewhere, and a lost focus close the panel', async ({
  page,
}) => {
  const { input, options, active } = searchBox(page);
  await page.keyboard.press('Tab');
  await expect(options).toHaveCount(0);
  await expect(input).toHaveValue('keyframes');
  await page.keyboard.press('Shift+Tab');
  await expect(options.first()).toBeVisible();
  await page.mouse.click(200, 700);
  await expect(options).toHaveCount(0);
  await input.click();
  await expect(options.first()).toBeVisible();
  await input.blur();
  await expect(options).toHaveCount(0);
  await input.click();
  await options.nth(1).hover();
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const route = (await active.getAttribute('href')) ?? '';
  await options.nth(1).click();
  await page.waitForURL((url) => url.pathname + url.hash === route);
  await expect(options).toHaveCount(0);
});

test('the page of a result opens out of its row within 200 ms, and at once with reduced motion', async ({
  page,
}) => {
  const times = await page.evaluateHandle(() => {
    const seen: unknown[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      if (this.matches('main') && typeof options === 'object') seen.push(options.duration);
      return animate.call(this, keyframes, options);
    };
    return seen;
  });
  const go = async (query: string): Promise<unknown> => {
    await typeQuery(page, query);
    const before = await page.title();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveTitle(before);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return times.jsonValue();
  };
  expect(await go('keyframes')).toEqual([160]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await go('middleware')).toEqual([160]);
});
