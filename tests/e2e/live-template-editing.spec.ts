import { expect, test, type Page } from '@playwright/test';
import { command, graphic, LOWER_THIRD, player, SCORE_BUG } from './helpers/player.ts';
import { editor, openEditor, run, SOUND, tab, write } from './helpers/playground.ts';

async function expectCommandsInView(page: Page): Promise<void> {
  for (const name of ['Run', 'Play', 'Next', 'Update', 'Stop'])
    await expect(command(page, name), name).toBeInViewport({ ratio: 1 });
}

test('on a wide screen, the code is next to the stage, and everything fits the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openEditor(page, SCORE_BUG);
  const [stage, code] = [(await graphic(page).boundingBox())!, (await editor(page).boundingBox())!];
  expect(code.x).toBeGreaterThanOrEqual(stage.x + stage.width);
  for (const part of [graphic(page), command(page, 'Run'), command(page, 'Play'), command(page, 'Stop')])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
  await command(page, 'Edit').click();
  await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible();
});

test('on a wide screen, the commands stay in view as long as the code does', async ({ page }) => {
  await openEditor(page, SCORE_BUG);
  await expectCommandsInView(page);
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await expectCommandsInView(page);
  const { height } = (await player(page).boundingBox())!;
  await page.evaluate((pixels) => window.scrollBy(0, pixels), height / 2);
  await expect(player(page).locator('.cm-editor')).toBeInViewport();
  await expectCommandsInView(page);
});

for (const [width, height] of [
  [768, 1024],
  [360, 740],
] as const) {
  test(`at ${width} px, the stage and the commands stay in view while you edit`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openEditor(page, LOWER_THIRD);
    await player(page)
      .locator('.cm-editor')
      .evaluate((code) => code.scrollIntoView({ block: 'end' }));
    await expect(graphic(page)).toBeInViewport({ ratio: 1 });
    await expectCommandsInView(page);
    // The site's navbar doesn't cover the stage.
    const bar = (await page.locator('.navbar').boundingBox())!;
    expect((await graphic(page).boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
    await expect(editor(page)).toHaveCSS('font-size', '13px');
    // Long lines scroll sideways instead of wrapping.
    await expect(editor(page)).toHaveCSS('white-space', 'pre');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('the template is shown from its layers on, because the resources are folded, also after a reset', async ({
  page,
}) => {
  await openEditor(page, LOWER_THIRD);
  await tab(page, 'Template').click();
  await expect(editor(page)).toContainText('"layers"');
  await expect(editor(page)).not.toContainText('archivo-semicondensed');
  await player(page).locator('.cm-foldPlaceholder').click();
  await expect(editor(page)).toContainText('archivo-semicondensed');
  await write(page, '{}');
  await command(page, 'Reset').click();
  await expect(editor(page)).toContainText('"layers"');
  await expect(editor(page)).not.toContainText('archivo-semicondensed');
});

test('a saved draft is announced before the editor is opened', async ({ page }) => {
  await openEditor(page, LOWER_THIRD);
  await write(page, SOUND);
  await run(page);
  await page.reload();
  const note = player(page).getByText('You changed this template earlier in this visit.');
  await expect(note).toBeVisible();
  await command(page, 'Edit').click();
  await expect(note).toBeHidden();
  await expect(editor(page)).toContainText('Sound again');
});
