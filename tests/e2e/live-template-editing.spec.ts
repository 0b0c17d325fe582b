import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { overflow } from './helpers/page.ts';
import { command, graphic, LOWER_THIRD, player, saveAs, SCORE_BUG } from './helpers/player.ts';
import { SOUND } from '../helpers/actions.ts';
import { editor, openEditor, run, runners, tab, write } from './helpers/playground.ts';

const FONT = 'static/examples/fonts/archivo-semicondensed-latin.woff2';

async function expectCommandsInView(page: Page): Promise<void> {
  for (const name of ['Run', 'Play', 'Next', 'Update', 'Stop'])
    await expect(command(page, name), name).toBeInViewport({ ratio: 1 });
}

test('the stage and the commands stay in view next to the code', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openEditor(page, SCORE_BUG);
  const [stage, code] = [(await graphic(page).boundingBox())!, (await editor(page).boundingBox())!];
  expect(code.x).toBeGreaterThanOrEqual(stage.x + stage.width);
  await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
  await expectCommandsInView(page);
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await expectCommandsInView(page);
  await command(page, 'Close editor').click();
  await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible();
});

for (const [width, height, shown] of [
  [390, 844, 1],
  // The keyboard of a phone covers 40% of it.
  [390, 844, 0.6],
  [844, 390, 1],
] as const) {
  test(`on ${shown} of ${width} by ${height}, the stage stays, and half is text`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openEditor(page, LOWER_THIRD);
    // A click while the page glides to the stage would end that elsewhere.
    await player(page).getByRole('group', { name: 'Stage' }).hover();
    await editor(page).click();
    await page.keyboard.press('ControlOrMeta+End');
    // The stage is a layer, so it starts on a whole pixel, but ends anywhere.
    await expect(graphic(page)).toBeInViewport({ ratio: 0.99 });
    await expectCommandsInView(page);
    await page.evaluate((part) => {
      Object.defineProperty(visualViewport, 'height', { value: innerHeight * part });
      visualViewport!.dispatchEvent(new Event('resize'));
    }, shown);
    const covered = (): Promise<number> =>
      page.locator('.navbar, [data-live-template] > :first-child').evaluateAll((parts) => {
        const boxes = parts.map((part) => part.getBoundingClientRect());
        const areas = boxes.map((box) => box.width * (box.bottom - Math.max(0, box.top)));
        return areas.reduce((sum, one) => sum + Math.max(0, one), 0) / innerWidth / innerHeight;
      });
    await expect.poll(covered).toBeLessThan(shown / 2);
    if (width === 390) expect((await graphic(page).boundingBox())!.width).toBeGreaterThan(0.95 * width);
    // Long lines wrap, to the right of the line numbers.
    await expect(editor(page)).toHaveCSS('white-space', 'break-spaces');
    expect(await overflow(page)).toBe(0);
  });
}

test('the stage is as wide as its column, without bars, unless the window is low', async ({ page }) => {
  await openEditor(page, LOWER_THIRD);
  const column = player(page).locator('> div').first();
  // What's around the stage would show as bars.
  const view = column.locator('> div').first();
  const size = async (one: Locator, of: 'width' | 'height') => (await one.boundingBox())![of];
  for (const [width, height, least, most] of [
    [1440, 900, 1, 1],
    [768, 1024, 1, 1],
    [390, 844, 1, 1],
    [1440, 640, 0.6, 0.95],
    [844, 390, 0.5, 0.95],
  ] as const) {
    await page.setViewportSize({ width, height });
    const part = async () => (await size(graphic(page), 'width')) / (await size(column, 'width'));
    await expect.poll(part).toBeGreaterThan(least - 0.01);
    expect(await part()).toBeLessThan(most + 0.01);
    expect((await size(graphic(page), 'width')) / (await size(view, 'height'))).toBeCloseTo(16 / 9, 2);
    if (width === 390) expect(await graphic(page).boundingBox()).toMatchObject({ x: 0, width });
  }
});

test('the template starts with its layers, because its resources are folded', async ({ page }) => {
  await openEditor(page, LOWER_THIRD);
  await tab(page, 'Template').click();
  const isFolded = async (): Promise<void> => {
    await expect(editor(page)).toContainText('"layers"');
    await expect(editor(page)).not.toContainText('archivo-semicondensed');
  };
  await isFolded();
  await player(page).locator('.cm-foldPlaceholder').click();
  await expect(editor(page)).toContainText('archivo-semicondensed');
  await expect(command(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await write(page, '{}');
  await expect(command(page, 'Undo')).toHaveAttribute('aria-disabled', 'false');
  await command(page, 'Reset').click();
  await isFolded();
});

test('the bar says which version is on the stage, and a download has that version', async ({ page }) => {
  const version = (name: string) =>
    player(page)
      .getByRole('status')
      .filter({ hasText: new RegExp(`^Lower third: ${name}$`) });
  const saved = async (): Promise<string> => readFileSync(await saveAs(page, 'CasparCG'), 'utf8');
  await openEditor(page, LOWER_THIRD);
  await expect(version('original')).toBeVisible();
  await write(page, SOUND);
  await run(page);
  await expect(version('your version')).toBeVisible();
  await write(page, `${SOUND}// Later`);
  await expect(version('your version, before your last changes')).toBeVisible();
  await page.reload();
  await test.step('back on the page, the stage and the download are the original', async () => {
    await expect(version('original')).toBeVisible();
    await command(page, 'Download').click();
    expect(await saved()).not.toContain('Sound again');
    await expect(runners(page)).toHaveCount(0);
  });
  await test.step('the reader’s version runs without opening the editor', async () => {
    await command(page, 'Show your version').click();
    await expect(version('your version')).toBeVisible();
    await expect(command(page, 'Show the original')).toBeFocused();
    await expect(editor(page)).toBeHidden();
    const own = await saved();
    expect(own).toContain('// Later');
    expect(own).not.toContain('keyfillGuard');
  });
  await test.step('the confirmation is next to the button, in view, and links to the place', async () => {
    const item = player(page).getByRole('group', { name: 'Download' }).locator('> div').first();
    await expect(item.getByText('lower-third.html')).toBeInViewport({ ratio: 1 });
    await expect(item.getByRole('link')).toHaveAttribute('href', /\/casparcg#/);
  });
  await test.step('a version that can’t run opens the editor, which says why', async () => {
    await command(page, 'Show the original').click();
    await command(page, 'Edit template').click();
    await tab(page, 'Actions').click();
    await write(page, 'export const actions = (');
    await command(page, 'Close editor').click();
    await command(page, 'Show your version').click();
    await expect(editor(page)).toBeFocused();
    await expect(player(page).locator('[data-control="failure"]')).toContainText(
      'Actions, line 1, column 25',
    );
    await expect(version('original')).toBeVisible();
    expect(await saved()).not.toContain('Later');
  });
});

test('fonts that aren’t part of a template are named before a download', async ({ page }) => {
  await openEditor(page, LOWER_THIRD);
  await tab(page, 'Template').click();
  const { project } = (await (await page.request.get('/playout/lower-third.json')).json()) as {
    project: object;
  };
  const families = /"fontFamily":"[^"]*"/g;
  await write(page, JSON.stringify(project).replaceAll(families, '"fontFamily":"House Sans, serif"'));
  await run(page);
  await command(page, 'Download').click();
  await command(page, 'SPX').click();
  await expect(player(page).getByText('“House Sans”')).toBeVisible();
  await saveAs(page, 'Download anyway');
  await command(page, 'SPX').click();
  const saving = page.waitForEvent('download');
  await player(page).locator('input[type="file"]').setInputFiles(FONT);
  const html = readFileSync(await (await saving).path(), 'utf8');
  // The file's data, which several weights share, stands in a constant.
  expect(html).toMatch(/const \$0 = "data:font/);
  expect(html).toContain('family:"House Sans",url:$0');
});
