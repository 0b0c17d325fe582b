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
  player,
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

test('at 360 px every control is large enough for a thumb, and nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await start(page, FULL_SCREEN);
  await command(page, 'View and speed').click();
  await command(page, 'The same from playout').click();
  const controls = player(page).locator(
    'button, input:not([type="checkbox"]):not([hidden]), select, textarea, label:has(input)',
  );
  expect(await unfitControls(controls, 360)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

for (const theme of ['light', 'dark']) {
  for (const width of [360, 1440]) {
    test(`axe finds nothing, ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const audit = (): Promise<string[]> => violationsOf(page, { within: '[data-live-template]' });
      await withoutView(page);
      await open(page, `${CRAWLER}?docusaurus-theme=${theme}`);
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
}
