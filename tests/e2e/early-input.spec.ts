import { expect, test, type Page } from '@playwright/test';
import {
  applyStyle,
  EARLY_PAGES,
  EARLY_TIMES,
  failedPresses,
  rowOf,
  SIDE,
  type Toggle,
} from '../helpers/early-toggles.ts';
import { PHONE } from '../helpers/viewports.ts';
import { CRAWLER } from './helpers/player.ts';

async function openEarly(page: Page, address: string, slowdown: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor({ state: 'attached' });
}

for (const slowdown of [1, 4]) {
  const processor = slowdown === 1 ? '' : ` on a processor ${slowdown} times slower`;

  for (const { viewport, address, toggles } of EARLY_PAGES) {
    test.describe(`${address}${processor}`, () => {
      const isPhone = viewport === PHONE;
      test.use({ viewport, hasTouch: isPhone });
      for (const time of EARLY_TIMES) {
        test(`each toggle that's pressed after ${time} ms takes effect once`, async ({ page }) => {
          await page.addInitScript(applyStyle, rowOf(toggles));
          await openEarly(page, address, slowdown);
          const press = async ({ selector, key }: Toggle, index: number): Promise<void> => {
            const place = [(index + 0.5) * SIDE, viewport.height - SIDE / 2] as const;
            if (key !== undefined) {
              await page.evaluate((name) => document.querySelector<HTMLElement>(name)?.focus(), selector);
              await page.keyboard.press(key);
            } else if (isPhone) {
              await page.touchscreen.tap(...place);
            } else {
              await page.mouse.click(...place);
            }
          };
          const evaluate = <Result>(expression: string): Promise<Result> => page.evaluate(expression);
          expect(await failedPresses({ evaluate, press }, toggles, time)).toEqual([]);
        });
      }
    });
  }

  test(`each early letter counts once${processor}`, async ({ page }) => {
    const letters = 'lower third with a long name and more';
    for (const [address, field] of [
      ['/user-guide', page.getByRole('combobox', { name: 'Search' })],
      [CRAWLER, page.locator('main form').getByRole('textbox').first()],
    ] as const) {
      await openEarly(page, address, slowdown);
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
    }
    await expect(page.locator('[data-control="preset"]')).toHaveValue('');
  });
}
