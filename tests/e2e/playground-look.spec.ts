import { expect, test } from '@playwright/test';
import { violationsOf } from './helpers/axe.ts';
import { unfitControls } from './helpers/layout.ts';
import { editor, openEditor, run, write } from './helpers/playground.ts';
import { command, LOWER_THIRD, player } from './helpers/player.ts';

for (const [theme, width] of [
  ['light', 360],
  ['dark', 1440],
] as const) {
  test(`axe finds nothing in the editor, its controls are large enough, and nothing overflows: ${theme}, ${width} px`, async ({
    page,
  }) => {
    const audit = (): Promise<string[]> => violationsOf(page, { within: '[data-live-template]' });
    await page.setViewportSize({ width, height: 900 });
    await openEditor(page, `${LOWER_THIRD}?docusaurus-theme=${theme}`);
    await run(page);
    expect(await audit()).toEqual([]);
    if (width === 360) {
      // The stage and the commands stay in view down to the last line below the editor.
      await player(page).locator('summary').scrollIntoViewIfNeeded();
      await expect(player(page).locator('[data-control="stage"]')).toBeInViewport({ ratio: 0.99 });
      for (const name of ['Play', 'Update'])
        await expect(command(page, name)).toBeInViewport({ ratio: 0.99 });
    }
    await write(
      page,
      `export const actions = (keyfill) => ({ // ${'wide'.repeat(200)}\n  a: "text", b: [1, null, /a/], c() { keyfill.x(\n});`,
    );
    await expect(player(page).locator('[class*="problems_"]')).toBeVisible();
    const controls = player(page).locator(':is([data-control], [role="tab"], summary):visible');
    // A mouse needs less.
    expect(await unfitControls(controls, width, width === 360 ? undefined : 35.9)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const [box, own] = await Promise.all([editor(page).boundingBox(), player(page).boundingBox()]);
    expect(box!.width).toBeGreaterThan(own!.width * 0.6);
    await player(page).locator('summary').click();
    await page.mouse.move(0, 0);
    expect(await audit()).toEqual([]);
  });
}
