import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { editor, openEditor, run, tab, write } from './helpers/playground';
import { LOWER_THIRD, player } from './helpers/player';

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in the editor, ${theme}`, async ({ page }) => {
    const audit = async (): Promise<unknown> =>
      (await new AxeBuilder({ page }).include('[data-live-template]').analyze()).violations;
    await page.setViewportSize({ width: theme === 'light' ? 360 : 1440, height: 900 });
    await openEditor(page, `${LOWER_THIRD}?docusaurus-theme=${theme}`);
    await run(page);
    expect(await audit()).toEqual([]);
    await write(
      page,
      'export const actions = (keyfill) => ({ // note\n  a: "text", b: [1, null, /a/], c() { keyfill.x(\n});',
    );
    await expect(player(page).locator('[class*="problems_"]')).toBeVisible();
    await player(page).locator('summary').click();
    await page.mouse.move(0, 0);
    expect(await audit()).toEqual([]);
  });
}

for (const width of [360, 768, 1440]) {
  test(`at ${width} px controls are large enough, and nothing sticks out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openEditor(page, LOWER_THIRD);
    await tab(page, 'Template').click();
    await write(page, `{ "name": "${'wide'.repeat(200)}" }`);
    await expect(player(page).locator('[class*="problems_"]')).toBeVisible();
    const small = await player(page)
      .locator('[data-control], [role="tab"], summary')
      .evaluateAll(
        (controls, limit) =>
          controls
            .map((control) => ({
              box: control.getBoundingClientRect(),
              text: control.outerHTML.slice(0, 90),
            }))
            .filter(({ box }) => box.height < 43.9 || box.width < 43.9 || box.left < 0 || box.right > limit)
            .map(({ text }) => text),
        width,
      );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const [box, own] = await Promise.all([editor(page).boundingBox(), player(page).boundingBox()]);
    expect(box!.width).toBeGreaterThan(own!.width * 0.6);
  });
}
