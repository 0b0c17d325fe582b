import { expect, type Locator, type Page, test } from '@playwright/test';
import { command, CRAWLER, state } from './helpers/player.ts';
import { searchBox } from './helpers/search.ts';
import { holdScripts } from './helpers/watch.ts';
import { DESK, PHONE } from '../helpers/viewports.ts';

const isHydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/** Opens a page like a first visit on a slow network: it's shown, and scripts come when they're released. */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const { release } = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return async () => {
    release();
    await isHydrated(page);
  };
}

test('no script is requested before the page has loaded and been painted', async ({ page }) => {
  await page.addInitScript(() => {
    const order: string[] = [];
    Object.assign(window, { order });
    addEventListener('load', () => order.push('load'));
    requestAnimationFrame(() => order.push('frame'));
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes)
          if (node instanceof HTMLScriptElement && node.src !== '') order.push('script');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  // The page appears under a pointer that rests.
  await page.mouse.move(300, 300);
  await page.goto('/user-guide');
  await isHydrated(page);
  const order = await page.evaluate(() => (window as unknown as { order: string[] }).order);
  expect(order.indexOf('script')).toBeGreaterThan(order.indexOf('load'));
  expect(order.indexOf('script')).toBeGreaterThan(order.indexOf('frame'));
});

test("the reader's first input starts the scripts immediately", async ({ page }) => {
  // A picture that never loads delays the load event.
  await page.route('**/never.png', () => undefined);
  await page.addInitScript(() => Object.assign(new Image(), { src: '/never.png' }));
  await page.goto('/user-guide', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('script[data-src]')).not.toHaveCount(0);
  await page.keyboard.press('Tab');
  await isHydrated(page);
});

test('a page is painted before any other file arrives', async ({ page }) => {
  await holdScripts(page, /\/(?:assets|img)\//);
  for (const address of ['/user-guide', CRAWLER]) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
  }
});

const category = (page: Page): Locator => page.getByRole('button', { name: /category 'Actions'/ });

// Seen on other sites: an early tap opened the menu and closed it again.
for (const [what, viewport, address, press, hasEffect] of [
  [
    'the menu',
    PHONE,
    '/markdown-page',
    (page) => page.locator('.navbar__toggle').tap(),
    (page) => expect(page.locator('.navbar-sidebar--show .navbar-sidebar')).toBeVisible(),
  ],
  [
    'the search',
    PHONE,
    '/markdown-page',
    (page) => searchBox(page).button.tap(),
    (page) => expect(searchBox(page).dialog.getByRole('combobox')).toBeFocused(),
  ],
  [
    'a tab',
    PHONE,
    '/markdown-page',
    (page) => page.getByRole('tab').nth(1).tap(),
    (page) => expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true'),
  ],
  [
    'Play',
    PHONE,
    CRAWLER,
    (page) => command(page, 'Play').tap(),
    (page) => expect(state(page)).toHaveText('On air'),
  ],
  [
    'a category',
    DESK,
    '/api/objects-api',
    (page) => category(page).press('Enter'),
    (page) => expect(category(page)).toHaveAttribute('aria-expanded', 'false'),
  ],
  [
    'the color mode',
    DESK,
    '/api',
    (page) => page.locator('.navbar__items--right > * > button').click({ force: true }),
    (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  ],
] satisfies readonly (readonly [
  string,
  typeof PHONE,
  string,
  (page: Page) => Promise<void>,
  (page: Page) => Promise<void>,
])[]) {
  test.describe(() => {
    test.use({ viewport, hasTouch: viewport === PHONE, colorScheme: 'light' });
    test(`a press on ${what} before the scripts arrive takes effect once`, async ({ page }) => {
      const start = await openEarly(page, address);
      await press(page);
      await start();
      await hasEffect(page);
    });
  });
}

test('the address of a template never shows the other templates first', async ({ page }) => {
  const start = await openEarly(page, '/user-guide/tutorials?template=score-bug');
  await expect(page.locator('[data-gallery]').first()).toBeHidden();
  await expect(command(page, 'Play').first()).toBeHidden();
  await start();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Score bug');
  await expect(page.locator('[data-gallery]').first()).toBeVisible();
});

test("text that's typed before the scripts arrive is kept and takes effect", async ({ page }) => {
  const letters = 'lower third with a long name';
  let start = await openEarly(page, '/user-guide');
  const { input, options } = searchBox(page);
  await input.pressSequentially(letters);
  await start();
  await expect(input).toHaveValue(letters);
  await expect(options.first()).toBeVisible();

  start = await openEarly(page, CRAWLER);
  const field = page.locator('main form').getByRole('textbox').first();
  const before = await field.inputValue();
  await field.press('End');
  await field.pressSequentially(letters);
  await start();
  await expect(field).toHaveValue(before + letters);
  // These data are no longer those of a preset.
  await expect(page.locator('[data-control="preset"]')).toHaveValue('');

  start = await openEarly(page, '/');
  await page.getByLabel('Name', { exact: true }).fill(letters);
  await start();
  const screens = page.locator('main section').first().getByRole('img');
  await expect(screens).toContainText([letters, letters, letters]);
});

test('Escape before the search has loaded keeps its panel closed', async ({ page }) => {
  const { requested, release } = await holdScripts(page, /\/assets\/js\/local-search\./);
  await page.goto('/user-guide');
  await isHydrated(page);
  const { input, suggestions } = searchBox(page);
  await input.focus();
  await expect.poll(() => requested.length).toBe(1);
  await page.keyboard.press('Escape');
  const index = page.waitForResponse(/search-index-default/);
  release();
  // Its indexes load once it has.
  await index;
  await expect(input).toBeFocused();
  await expect(suggestions).toHaveCount(0);
  await input.click();
  await expect(suggestions.first()).toBeVisible();
});
