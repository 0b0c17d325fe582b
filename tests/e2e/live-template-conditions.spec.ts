import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
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
  const small = await player(page)
    .locator('button, input:not([type="checkbox"]):not([hidden]), select, textarea, label:has(input)')
    .evaluateAll((controls) =>
      controls
        .map((control) => ({ box: control.getBoundingClientRect(), text: control.outerHTML.slice(0, 90) }))
        .filter(({ box }) => box.height < 44 || box.width < 44 || box.left < 0 || box.right > 360)
        .map(({ text }) => text),
    );
  expect(small).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

for (const theme of ['light', 'dark']) {
  for (const width of [360, 1440]) {
    test(`axe finds nothing, ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const audit = () => new AxeBuilder({ page }).include('[data-live-template]').analyze();
      await withoutView(page);
      await open(page, `${CRAWLER}?docusaurus-theme=${theme}`);
      expect((await audit()).violations).toEqual([]);
      await command(page, 'Empty').click();
      await expect(state(page)).toHaveText('Preview');
      await command(page, 'View and speed').click();
      await command(page, 'The same from playout').click();
      await player(page).getByLabel('Title safe area').check();
      await page.mouse.move(0, 0);
      expect((await audit()).violations).toEqual([]);
    });
  }
}
