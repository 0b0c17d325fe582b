import { expect, test } from '@playwright/test';
import { violationsOf } from './helpers/axe.ts';
import { unfitControls } from './helpers/layout.ts';
import { open, overflow } from './helpers/page.ts';
import {
  command,
  CRAWLER,
  frame,
  FULL_SCREEN,
  graphic,
  player,
  SCORE_BUG,
  start,
  state,
  withoutView,
} from './helpers/player.ts';

test('under reduced motion, commands show where playback rests, unless asked to play', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await start(page, CRAWLER);
  const motion = command(page, 'Play with motion');
  await command(page, 'Play').click();
  await expect(state(page)).toHaveText('On air');
  await expect(player(page).getByRole('status').filter({ hasText: 'Motion is off' })).toBeVisible();
  await expect(command(page, 'Continue')).toBeDisabled();
  await command(page, 'Stop').click();
  await expect(state(page)).toHaveText('Off air');
  await motion.click();
  await expect(motion).toHaveCount(0);
  await expect(command(page, 'Play')).toBeFocused();
  await expect(command(page, 'Pause')).toBeVisible();
  await test.step('the choice is remembered', async () => {
    await start(page, CRAWLER);
    await command(page, 'Play').click();
    await expect(command(page, 'Pause')).toBeVisible();
    await command(page, 'View').click();
    const box = player(page).getByLabel(/^No motion/);
    await expect(box).not.toBeChecked();
    await box.check();
    expect(await page.evaluate(() => localStorage.getItem('keyfill.motion'))).toBe('off');
  });
});

test.describe('under forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the picture looks as it does on air, and the controls can be told apart', async ({ page }) => {
    await start(page, CRAWLER);
    const text = graphic(page).getByText('Parliament', { exact: false }).first();
    for (const part of [graphic(page), text]) await expect(part).toHaveCSS('forced-color-adjust', 'none');
    await command(page, 'Edit template').click();
    const widthOf = (name: string): Promise<string> =>
      player(page)
        .getByRole('tab', { name })
        .evaluate((tab) => getComputedStyle(tab).borderBlockStartWidth);
    await expect(player(page).getByRole('tab', { name: 'Look' })).toHaveAttribute('aria-selected', 'true');
    expect(await widthOf('Look')).not.toBe(await widthOf('Data'));
  });
});

test.describe('at 360 px, by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('every control is large enough for a thumb, and works by touch', async ({ page }) => {
    await start(page, SCORE_BUG);
    const controls = player(page).locator(
      ':is(button, input:not([type="checkbox"]), select, textarea, label:has(input)):not([hidden], [hidden] *)',
    );
    for (const menu of ['View', 'Download', 'Commands']) {
      await command(page, menu).tap();
      expect(await unfitControls(controls, 360), menu).toEqual([]);
    }
    await command(page, 'Close').tap();
    expect(await overflow(page)).toBe(0);
    await command(page, 'Play').tap();
    await expect(state(page)).toHaveText('On air');
    const field = player(page).getByRole('textbox').first();
    await field.tap();
    await field.fill('ZAP');
    await command(page, 'Update').tap();
    await expect(graphic(page)).toContainText('ZAP');
    // A tap on the slider seeks.
    const { x, y, width, height } = (await frame(page).boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    const middle = Number(await frame(page).getAttribute('max')) / 2;
    await expect.poll(async () => Math.abs(Number(await frame(page).inputValue()) - middle)).toBeLessThan(5);
  });
});

for (const [theme, width, address] of [
  ['light', 360, SCORE_BUG],
  ['dark', 1440, FULL_SCREEN],
] as const) {
  test(`axe finds nothing, ${theme}, ${width} px: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await withoutView(page);
    await open(page, `${address}?docusaurus-theme=${theme}`);
    const audit = async (what: string): Promise<void> => {
      await page.mouse.move(0, 0);
      expect(await violationsOf(page, { within: '[data-live-template]' }), what).toEqual([]);
    };
    await audit('before it loads');
    await player(page).getByLabel('Try other data').selectOption('Longest text');
    await expect(state(page)).toHaveAttribute('data-status', 'preview');
    // The menus replace each other.
    for (const menu of ['View', 'Download', 'Commands']) {
      await command(page, menu).click();
      await audit(menu);
    }
  });
}
