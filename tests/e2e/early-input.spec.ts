import { expect, test, type Browser, type Page } from '@playwright/test';
import { CRAWLER } from './helpers/player.ts';
import { widths } from './helpers/page.ts';

/** A control that each press switches to its other state. */
interface Toggle {
  readonly selector: string;
  /** What differs between the two states. */
  readonly attribute: string;
  /** The element with the attribute, if it's another one. */
  readonly of?: string;
}

const expanded = (selector: string): Toggle => ({ selector, attribute: 'aria-expanded' });
const category = (name: string): Toggle => ({
  selector: `.menu__caret[aria-label$="'${name}'"]`,
  attribute: 'aria-label',
});

const edit = expanded('[data-control="edit"]');
const viewMenu = expanded('[data-control="menu:view"]');
const colorSwitch: Toggle = {
  selector: '.navbar__items--right > * > button',
  attribute: 'data-theme',
  of: 'html',
};
const onDesk: readonly Toggle[] = [
  colorSwitch,
  edit,
  category('Actions'),
  viewMenu,
  category('Elements'),
  category('Property types'),
  category('Value type'),
];
const onPhone: readonly Toggle[] = [expanded('.navbar__toggle'), edit, viewMenu];
const withKeys: readonly Toggle[] = [
  { selector: 'main summary', attribute: 'open', of: 'main details' },
  colorSwitch,
];

const SIDE = 40;

/** Opens a page whose toggles are in a row at the bottom, so that nothing that opens or closes moves them. */
async function openEarly(
  page: Page,
  address: string,
  toggles: readonly Toggle[],
  slowdown: number,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const places = toggles.map(
    ({ selector }, index) =>
      `${selector} { position: fixed !important; inset: auto auto 0 ${index * SIDE}px !important; z-index: 9999;
        width: ${SIDE}px; height: ${SIDE}px; margin: 0 !important; padding: 0; overflow: hidden }`,
  );
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, places.join('\n'));
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor({ state: 'attached' });
}

const statesOf = (page: Page, toggles: readonly Toggle[]): Promise<(string | null)[]> =>
  page.evaluate(
    (list) =>
      list.map(({ selector, attribute, of }) =>
        document.querySelector(of ?? selector)!.getAttribute(attribute),
      ),
    toggles,
  );

/** Runs steps at given times after now, in milliseconds. */
async function onTime(times: readonly number[], step: (index: number) => Promise<void>): Promise<void> {
  const start = performance.now();
  for (const [index, time] of times.entries()) {
    await new Promise((resolve) => setTimeout(resolve, start + time - performance.now()));
    await step(index);
  }
}

interface Round {
  readonly address: string;
  readonly toggles: readonly Toggle[];
  readonly slowdown: number;
  readonly press: (page: Page, x: number, y: number, toggle: Toggle) => Promise<void>;
  /** The pause between two presses, in milliseconds. */
  readonly pause: number;
}

/**
 * Presses each toggle once during each load of a page. The first press is 100 ms later and on another toggle in
 * each load.
 *
 * @returns the presses that didn't take effect, or took effect twice
 */
async function failedPresses(
  browser: Browser,
  viewport: typeof widths.desk | typeof widths.phone,
  round: Round,
): Promise<string[]> {
  const { address, toggles, slowdown, press, pause } = round;
  const failed: string[] = [];
  for (let load = 0; load * 100 < pause; load += 1) {
    const context = await browser.newContext({ viewport, hasTouch: viewport === widths.phone });
    const page = await context.newPage();
    await openEarly(page, address, toggles, slowdown);
    const before = await statesOf(page, toggles);
    const times = toggles.map((_toggle, index) => load * 100 + index * pause);
    const pressed = (index: number): number => (index + load) % toggles.length;
    await onTime(times, (index) => {
      const toggle = pressed(index);
      return press(page, (toggle + 0.5) * SIDE, viewport.height - SIDE / 2, toggles[toggle]!);
    });
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const after = await statesOf(page, toggles);
    times.forEach((time, index) => {
      const toggle = pressed(index);
      if (before[toggle] === after[toggle]) failed.push(`${time} ms: ${toggles[toggle]?.selector}`);
    });
    await context.close();
  }
  return failed;
}

for (const slowdown of [1, 4]) {
  const processor = slowdown === 1 ? '' : ` on a processor ${slowdown} times slower`;

  test(`each early click takes effect once${processor}`, async ({ browser }) => {
    const failed = await failedPresses(browser, widths.desk, {
      address: '/api/actions/frame-action',
      toggles: onDesk,
      slowdown,
      press: (page, x, y) => page.mouse.click(x, y),
      pause: 500,
    });
    expect(failed).toEqual([]);
  });

  test(`each early tap takes effect once${processor}`, async ({ browser }) => {
    const failed = await failedPresses(browser, widths.phone, {
      address: CRAWLER,
      toggles: onPhone,
      slowdown,
      press: (page, x, y) => page.touchscreen.tap(x, y),
      pause: 400,
    });
    expect(failed).toEqual([]);
  });

  test(`each early key takes effect once${processor}`, async ({ browser }) => {
    const failed = await failedPresses(browser, widths.desk, {
      address: '/markdown-page',
      toggles: withKeys,
      slowdown,
      async press(page, _x, _y, { selector }) {
        await page.evaluate((name) => document.querySelector<HTMLElement>(name)?.focus(), selector);
        await page.keyboard.press('Enter');
      },
      pause: 400,
    });
    expect(failed).toEqual([]);
  });

  test(`each early letter counts once${processor}`, async ({ page }) => {
    const letters = 'lower third with a long name and more';
    for (const [address, field] of [
      ['/user-guide', page.getByRole('combobox', { name: 'Search' })],
      [CRAWLER, page.locator('main form').getByRole('textbox').first()],
    ] as const) {
      await openEarly(page, address, [], slowdown);
      const before = await field.inputValue();
      await field.evaluate((element: HTMLInputElement) => {
        element.focus();
        element.setSelectionRange(element.value.length, element.value.length);
      });
      const times = Array.from(letters, (_letter, index) => index * 80);
      await onTime(times, (index) => page.keyboard.type(letters[index]!));
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(field).toHaveValue(before + letters);
    }
    await expect(page.locator('[data-control="preset"]')).toHaveValue('');
  });
}
