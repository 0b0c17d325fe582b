import { expect, test } from '@playwright/test';
import { violationsOf } from './helpers/axe';
import { unfitControls } from './helpers/layout';
import { open } from './helpers/page';
import {
  command,
  CRAWLER,
  frame,
  FULL_SCREEN,
  graphic,
  LOTTIE,
  player,
  SCORE_BUG,
  start,
  state,
  withoutView,
} from './helpers/player';

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it waits on a meaningful frame, and commands show where playback rests', async ({ page }) => {
    await start(page, CRAWLER);
    await expect(frame(page)).toHaveValue('74');
    await command(page, 'Play').click();
    await expect(state(page)).toHaveText('On air');
    await expect(command(page, 'Continue')).toBeVisible();
    const text = graphic(page).getByText('Parliament', { exact: false }).first();
    const before = await text.boundingBox();
    await page.waitForTimeout(300);
    expect(await text.boundingBox()).toEqual(before);
    await command(page, 'Stop').click();
    await expect(state(page)).toHaveText('Off air');
  });
});

test.describe('at 360 px, by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const address of [FULL_SCREEN, SCORE_BUG])
    test(`every control is large enough for a thumb, and a thumb plays it: ${address}`, async ({ page }) => {
      await start(page, address);
      await command(page, 'View and speed').tap();
      await command(page, 'The same from playout').tap();
      const controls = player(page).locator(
        'button, input:not([type="checkbox"]):not([hidden]), select, textarea, label:has(input)',
      );
      expect(await unfitControls(controls, 360)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await command(page, 'Play').tap();
      await expect(state(page)).toHaveText(/^(On air|Waits for Next)$/);
      await command(page, 'Stop').tap();
      await expect(state(page)).toHaveText('Off air');
      // The first field, written and sent by touch.
      const field = player(page)
        .getByRole('textbox')
        .nth(address === SCORE_BUG ? 1 : 0);
      await field.tap();
      await expect(field).toBeFocused();
      await field.fill('ZAP');
      await command(page, 'Update').tap();
      await command(page, 'Play').tap();
      await expect(graphic(page)).toContainText('ZAP');
      // A tap on the slider seeks.
      const { x, y, width, height } = (await frame(page).boundingBox())!;
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      const middle = Number(await frame(page).getAttribute('max')) / 2;
      await expect
        .poll(async () => Math.abs(Number(await frame(page).inputValue()) - middle))
        .toBeLessThan(5);
    });
});

for (const [theme, width, address] of [
  ['light', 360, CRAWLER],
  ['light', 1440, FULL_SCREEN],
  ['dark', 360, SCORE_BUG],
  ['dark', 1440, LOTTIE],
] as const) {
  test(`axe finds nothing, ${theme}, ${width} px: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const audit = (): Promise<string[]> => violationsOf(page, { within: '[data-live-template]' });
    await withoutView(page);
    await open(page, `${address}?docusaurus-theme=${theme}`);
    expect(await audit()).toEqual([]);
    await command(page, 'Empty').click();
    await expect(state(page)).toHaveText('Preview');
    await command(page, 'View and speed').click();
    await command(page, 'The same from playout').click();
    await player(page).getByLabel('Title safe area').check();
    await page.mouse.move(0, 0);
    expect(await audit()).toEqual([]);
  });
}
