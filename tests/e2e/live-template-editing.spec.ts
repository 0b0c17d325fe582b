import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { command, graphic, LOWER_THIRD, player, SCORE_BUG } from './helpers/player.ts';
import { editor, openEditor, run, runners, said, SOUND, tab, write } from './helpers/playground.ts';

const FONT = 'static/examples/fonts/archivo-semicondensed-latin.woff2';

async function expectCommandsInView(page: Page): Promise<void> {
  for (const name of ['Run', 'Play', 'Next', 'Update', 'Stop'])
    await expect(command(page, name), name).toBeInViewport({ ratio: 1 });
}

test('on a wide screen, the code is next to the stage, and the commands stay in view as long as the code does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openEditor(page, SCORE_BUG);
  const [stage, code] = [(await graphic(page).boundingBox())!, (await editor(page).boundingBox())!];
  expect(code.x).toBeGreaterThanOrEqual(stage.x + stage.width);
  await expect(graphic(page)).toBeInViewport({ ratio: 1 });
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents).toBeHidden();
  const [covering, covered] = [(await player(page).boundingBox())!, (await contents.boundingBox())!];
  expect(covering.x + covering.width).toBeCloseTo(covered.x + covered.width, 0);
  await expectCommandsInView(page);
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await expectCommandsInView(page);
  const { height } = (await player(page).boundingBox())!;
  await page.evaluate((pixels) => window.scrollBy(0, pixels), height / 2);
  await expect(player(page).locator('.cm-editor')).toBeInViewport();
  await expectCommandsInView(page);
  await command(page, 'Close editor').click();
  await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible();
});

test('at 768 and 360 px, the stage and the commands stay in view while you edit', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openEditor(page, LOWER_THIRD);
  for (const [width, height] of [
    [768, 1024],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await player(page)
      .locator('.cm-editor')
      .evaluate((code) => code.scrollIntoView({ block: 'end' }));
    await expect(graphic(page)).toBeInViewport({ ratio: 1 });
    await expectCommandsInView(page);
    // The site's navbar doesn't cover the stage.
    const bar = (await page.locator('.navbar').boundingBox())!;
    expect((await graphic(page).boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
    await expect(editor(page)).toHaveCSS('font-size', '13px');
    // Long lines wrap, to the right of the line numbers.
    await expect(editor(page)).toHaveCSS('white-space', 'break-spaces');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

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

test('the bar says which version is on the stage, and a download has that version', async ({ page }) => {
  const version = player(page).locator('[class*="version_"] [role="status"]');
  const saved = async (): Promise<string> => {
    const coming = page.waitForEvent('download');
    await command(page, 'CasparCG').click();
    return readFileSync(await (await coming).path(), 'utf8');
  };
  await openEditor(page, LOWER_THIRD);
  await expect(version).toHaveText('Original');
  await write(page, SOUND);
  await expect(command(page, 'Show your version')).toBeVisible();
  await run(page);
  await expect(version).toHaveText('Your version');
  await write(page, `${SOUND}// Later`);
  await expect(version).toHaveText('Your version, before your last changes');
  await page.reload();
  await test.step('back on the page, the stage and the download are the original', async () => {
    await expect(version).toHaveText('Original');
    await command(page, 'Download').click();
    expect(await saved()).not.toContain('Sound again');
    await expect(runners(page)).toHaveCount(0);
  });
  await test.step('the reader’s version runs without opening the editor', async () => {
    await command(page, 'Show your version').click();
    await expect(version).toHaveText('Your version');
    await expect(command(page, 'Show the original')).toBeFocused();
    await expect(runners(page)).toHaveCount(1);
    await expect(editor(page)).toBeHidden();
    expect(await saved()).toContain('// Later');
  });
  await test.step('the confirmation is next to the button, in view, and links to the place of the file', async () => {
    const item = player(page).getByRole('group', { name: 'Download' }).locator('> div').first();
    await expect(item.getByText('Saved: lower-third.html')).toBeInViewport({ ratio: 1 });
    await expect(item.getByRole('link', { name: 'Where this file goes' })).toHaveAttribute(
      'href',
      '/user-guide/exporting/integrations/casparcg#put-the-file-into-the-template-folder',
    );
  });
  await test.step('a version that can’t run opens the editor, which says why', async () => {
    await command(page, 'Show the original').click();
    await expect(version).toHaveText('Original');
    await command(page, 'Edit').click();
    await tab(page, 'Actions').click();
    await write(page, 'export const actions = (');
    await command(page, 'Close editor').click();
    await command(page, 'Show your version').click();
    await expect(editor(page)).toBeFocused();
    await expect(player(page).locator('[data-control="failure"]')).toHaveText(
      'Actions, line 1, column 25: Unexpected token',
    );
    await expect(version).toHaveText('Original');
    expect(await saved()).not.toContain('Later');
  });
});

test('fonts that aren’t part of a template are named before a download', async ({ page }) => {
  await openEditor(page, LOWER_THIRD);
  await tab(page, 'Template').click();
  const text = await page.evaluate(async () => {
    const response = await fetch('/playout/lower-third.json');
    const { project } = (await response.json()) as { project: object };
    return JSON.stringify(project).replaceAll(/"fontFamily":"[^"]*"/g, '"fontFamily":"House Sans, serif"');
  });
  await write(page, text);
  await run(page);
  await command(page, 'Download').click();
  await command(page, 'SPX').click();
  await expect(player(page).getByText('The font “House Sans” isn’t part of this template')).toBeVisible();
  await expect(command(page, 'Choose a font file')).toBeVisible();
  const anyway = page.waitForEvent('download');
  await command(page, 'Download anyway').click();
  await anyway;
  await command(page, 'SPX').click();
  const saving = page.waitForEvent('download');
  await player(page).locator('input[type="file"]').setInputFiles(FONT);
  expect(readFileSync(await (await saving).path(), 'utf8')).toContain(
    '"family":"House Sans","url":"data:font',
  );
  await expect(said(page)).toContainText('Your version is on the stage.');
});
