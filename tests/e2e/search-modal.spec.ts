import { expect, test } from '@playwright/test';
import { violationsOf } from './helpers/axe.ts';
import { open, sharePage } from './helpers/page.ts';
import { PHONE } from '../helpers/viewports.ts';
import { searchBox, typeQuery } from './helpers/search.ts';

test.describe('at 390 px', () => {
  test.use({ viewport: PHONE });
  const shared = sharePage((page) => open(page, '/user-guide'));
  test.beforeEach(async () => {
    const { dialog, cancel } = searchBox(shared());
    if (await dialog.isVisible()) await cancel.click();
  });

  test('the button and shortcuts open a dialog that keeps the focus; Escape returns it', async () => {
    const page = shared();
    const { button, dialog, input, cancel, options } = searchBox(page);
    await expect(input).toBeHidden();
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    for (const keys of ['Control+k', '/']) {
      await page.keyboard.press(keys);
      await expect(input).toBeFocused();
      expect(await dialog.evaluate((element) => element.matches('dialog:modal'))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
    await button.click();
    await typeQuery(page, 'mask');
    await expect(options.first()).toBeInViewport();
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await cancel.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();

    // search-keys.spec.ts has the first two: they close the results and clear the query.
    await button.click();
    await typeQuery(page, 'mask');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('it opens with the tasks, in targets for thumbs, and axe finds no problems', async () => {
    const page = shared();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { button, suggestions } = searchBox(page);
    await button.click();
    await expect(suggestions.first()).toBeVisible();
    for (const suggestion of await suggestions.all())
      expect((await suggestion.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await violationsOf(page, { within: 'dialog' })).toEqual([]);
    await typeQuery(page, 'mask');
    expect(await violationsOf(page, { within: 'dialog' })).toEqual([]);
  });

  test("results stay when the phone's keyboard closes, and the page behind doesn't scroll", async () => {
    const page = shared();
    const { button, dialog, input, options } = searchBox(page);
    await button.click();
    await typeQuery(page, 'mask');
    await page.mouse.move(195, 700);
    const turned = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener('wheel', () => requestAnimationFrame(() => requestIdleCallback(resolve)), true),
        ),
    );
    await page.mouse.wheel(0, 2000);
    await turned;
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // That's what "Done" on the keyboard does.
    await input.blur();
    await options.first().click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('main mark').first()).toBeVisible();
    await button.click();
    await expect(input).toHaveValue('');
  });
});

test('a resize between field and dialog keeps the query and the focus', async ({ page }) => {
  await page.setViewportSize({ width: 997, height: 800 });
  await open(page, '/user-guide');
  const { input, dialog, options } = searchBox(page);
  await typeQuery(page, 'mask');
  for (const width of [996, 997]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(dialog).toHaveCount(width === 996 ? 1 : 0);
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('mask');
    await expect(options.first()).toBeVisible();
  }
});
