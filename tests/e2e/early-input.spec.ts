import { expect, test, type BrowserContextOptions, type Browser, type Page } from '@playwright/test';
import {
  applyStyle,
  EARLY_PAGES,
  failedPresses,
  placeInRow,
  rowOf,
  SIDE,
  type Toggle,
} from '../helpers/early-toggles.ts';
import { PHONE } from '../helpers/viewports.ts';
import { CRAWLER } from './helpers/player.ts';
import { holdScripts } from './helpers/watch.ts';

/** When the site's scripts arrive, in milliseconds after the page appears. About half of all presses come earlier. */
const SCRIPTS_AFTER = 1400;

/** How much later they arrive in each load, so presses come at other moments while scripts start. */
const STEP = 25;

/** Opens an address in a new context as a first visit, and runs something as soon as the page appears. */
async function early<Result>(
  browser: Browser,
  {
    address,
    css = '',
    load = 0,
    ...options
  }: BrowserContextOptions & { address: string; css?: string; load?: number },
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript(applyStyle, css);
  const { release } = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor({ state: 'attached' });
  setTimeout(release, SCRIPTS_AFTER + load * STEP);
  const result = await run(page);
  await context.close();
  return result;
}

const handOf = (page: Page, toggles: readonly Toggle[], isPhone: boolean) => ({
  evaluate: <Result>(expression: string): Promise<Result> => page.evaluate(expression),
  async press(selector: string, key?: string): Promise<void> {
    if (key !== undefined) {
      await page.evaluate((name) => document.querySelector<HTMLElement>(name)?.focus(), selector);
      return page.keyboard.press(key);
    }
    const place = [placeInRow(toggles, selector) + SIDE / 2, page.viewportSize()!.height - SIDE / 2] as const;
    return isPhone ? page.touchscreen.tap(...place) : page.mouse.click(...place);
  },
});

for (const { viewport, address, toggles } of EARLY_PAGES) {
  const isPhone = viewport === PHONE;
  // On a phone, some toggles can only be pressed once in a load: at 0, 700, 1,500, and 2,200 ms.
  const loads = isPhone ? 4 : 2;

  // Seen on other sites: an early tap opened the menu and closed it again, and hydration closed details that were open.
  test(`each toggle of ${address} that's pressed after 0, 100 … 3,000 ms takes effect once`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const options = { viewport, hasTouch: isPhone, baseURL, address, css: rowOf(toggles) };
    const failed = await Promise.all(
      Array.from({ length: loads }, (_, load) =>
        early(browser, { ...options, load }, (page) =>
          failedPresses(handOf(page, toggles, isPhone), toggles, { load, loads, onceWithin: 3000 }),
        ),
      ),
    );
    expect(failed.flat()).toEqual([]);
  });
}

test('each early letter counts once', async ({ browser, baseURL }) => {
  const letters = 'lower third with a long name and more';
  const type = (address: string, fieldOf: (page: Page) => ReturnType<Page['locator']>) =>
    early(browser, { address, baseURL }, async (page) => {
      const field = fieldOf(page);
      const before = await field.inputValue();
      await field.evaluate((element: HTMLInputElement) => {
        element.focus();
        element.setSelectionRange(element.value.length, element.value.length);
      });
      const start = performance.now();
      for (const [index, letter] of [...letters].entries()) {
        await new Promise((resolve) => setTimeout(resolve, start + index * 80 - performance.now()));
        await page.keyboard.type(letter);
      }
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(field).toHaveValue(before + letters);
      return page
        .locator('[data-control="preset"]')
        .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
    });
  const [, preset] = await Promise.all([
    type('/user-guide', (page) => page.getByRole('combobox', { name: 'Search' })),
    type(CRAWLER, (page) => page.locator('main form').getByRole('textbox').first()),
  ]);
  expect(preset).toEqual(['']);
});
