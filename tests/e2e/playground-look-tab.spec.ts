import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { violationsOf } from './helpers/axe.ts';
import { unfitControls } from './helpers/layout.ts';
import { open } from './helpers/page.ts';
import { editor, runners, tab } from './helpers/playground.ts';
import { command, frame, LOWER_THIRD, player, SCORE_BUG } from './helpers/player.ts';

const FONT = readFileSync('src/css/fonts/archivo-basic.woff2');
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20z" fill="#f0f"/></svg>';
const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

const look = (page: Page): Locator => player(page).getByRole('tabpanel', { name: 'Look' });
const part = (page: Page, name: string): Locator => look(page).getByRole('group', { name });
const hexes = (page: Page): Locator => part(page, 'Colors').getByRole('textbox', { name: /^Hex color/ });
const say = (page: Page): Locator => look(page).getByRole('status');

async function openLook(page: Page, address: string): Promise<void> {
  await open(page, address);
  await command(page, 'Edit').click();
  await expect(look(page)).toBeVisible({ timeout: 40_000 });
}

/** Returns the text of the template tab, as the tab's storage has it. */
const storedTemplate = (page: Page): Promise<string> =>
  page.evaluate(() => sessionStorage.getItem('keyfill.playground') ?? '');

test('brands a template with a color, a font, and a logo, and puts the look on another template', async ({
  page,
}) => {
  await openLook(page, LOWER_THIRD);
  await expect(tab(page, 'Look')).toHaveAttribute('aria-selected', 'true');
  const at = await frame(page).inputValue();
  const before = await hexes(page).first().inputValue();

  // A color shows at once, at the same frame, and undo and redo work with keys and buttons.
  await hexes(page).first().fill('#12ab34');
  await expect(runners(page)).toHaveCount(1);
  const stage = page.frameLocator('iframe');
  await expect(stage.locator('body')).toContainText(/\w/);
  expect(await frame(page).inputValue()).toBe(at);
  expect(await storedTemplate(page)).toContain('#12ab34');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(hexes(page).first()).toHaveValue(before);
  await command(page, 'Redo').click();
  await expect(hexes(page).first()).toHaveValue('#12ab34');

  // A font file is embedded, and whatever isn't a font is refused.
  const fonts = part(page, 'Type').locator('input[type="file"]').first();
  await fonts.setInputFiles(file('Acme.woff2', 'wOF2 but nothing else'));
  await expect(say(page)).toContainText('can’t read the font in Acme.woff2');
  await fonts.setInputFiles(file('Acme.ttf', SVG));
  await expect(say(page)).toContainText('isn’t a font');
  await fonts.setInputFiles(file('Acme.woff2', Buffer.alloc(1_000_001)));
  await expect(say(page)).toContainText('larger than 1 MB');
  await fonts.setInputFiles(file('Acme_Sans.woff2', FONT));
  await expect(part(page, 'Type').getByRole('combobox').first()).toHaveValue('Acme Sans');
  await expect
    .poll(() => stage.locator('body').evaluate(() => document.fonts.check("10px 'Acme Sans'")))
    .toBe(true);

  // A logo is added. An SVG with a script is refused.
  const pictures = part(page, 'Pictures').locator('input[type="file"]').last();
  await pictures.setInputFiles(file('bad.svg', SVG.replace('<path', '<script>top.x = 1</script><path')));
  await expect(say(page)).toContainText('it contains <script>');
  await pictures.setInputFiles(file('bad.png', 'none'));
  await expect(say(page)).toContainText('isn’t a picture');
  await pictures.setInputFiles(file('logo.svg', SVG));
  await expect(part(page, 'Pictures')).toContainText('logo, 40 × 20 px');
  await expect(stage.locator('img')).toHaveCount(1);

  // The number fields and the arrow keys move a layer.
  const x = part(page, 'Texts and position').getByRole('spinbutton', { name: 'x of Logo, in pixels' });
  const start = Number(await x.inputValue());
  await x.press('ArrowUp');
  await x.press('Shift+ArrowUp');
  await expect(x).toHaveValue(String(start + 11));
  await command(page, 'Logo').press('ArrowLeft');
  await expect(x).toHaveValue(String(start + 10));

  // Selecting a row outlines its layer.
  await expect(part(page, 'Texts and position').locator('[data-selected="true"]')).toHaveAttribute(
    'data-layer',
    'logo',
  );
  const box = (await stage.locator('img').boundingBox())!;
  const line = (await stage.locator('body > div:empty[style*="outline"]').boundingBox())!;
  expect(Math.abs(line.x - box.x) + Math.abs(line.y - box.y)).toBeLessThan(2);
  await part(page, 'Texts and position').getByRole('button').first().focus();
  await expect(command(page, 'Logo')).toHaveAttribute('aria-pressed', 'false');

  // The look is part of the draft, and another template gets it by role.
  await tab(page, 'Template').click();
  await expect(editor(page)).toContainText('Lower third');
  await tab(page, 'Look').click();
  await command(page, 'Save this look').click();
  await expect(say(page)).toContainText('Saved');
  await openLook(page, SCORE_BUG);
  const own = await hexes(page).first().inputValue();
  await command(page, 'Apply my look').click();
  await expect(hexes(page).first()).toHaveValue('#12ab34');
  await expect(part(page, 'Type').getByRole('combobox').first()).toHaveValue('Acme Sans');
  await expect(part(page, 'Pictures')).toContainText('logo');
  await command(page, 'Undo').click();
  await expect(hexes(page).first()).toHaveValue(own);
});

test('code that hasn’t run doesn’t run when a color changes', async ({ page }) => {
  await openLook(page, LOWER_THIRD);
  await tab(page, 'Actions').click();
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('document.title = "ran"; export const actions = () => ({});');
  await tab(page, 'Look').click();
  await hexes(page).first().fill('#12ab34');
  const stage = page.frameLocator('iframe').locator('body');
  await expect(stage).toContainText(/\w/);
  expect(await stage.evaluate(() => document.title)).not.toBe('ran');
});

for (const [theme, width] of [
  ['light', 390],
  ['dark', 1440],
] as const) {
  test(`axe finds nothing in Look, and its controls are large enough: ${theme}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openLook(page, `${LOWER_THIRD}?docusaurus-theme=${theme}`);
    expect(await violationsOf(page, { within: '[role="tabpanel"]' })).toEqual([]);
    expect(
      await unfitControls(
        look(page).locator('button, input:not([type="file"]), select, label:has([type="file"])'),
        width,
      ),
    ).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('a full storage is said so, and the look stays', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openLook(page, LOWER_THIRD);
  await hexes(page).first().fill('#12ab34');
  await expect(player(page)).toContainText('This browser can’t keep your changes');
  await command(page, 'Save this look').click();
  await expect(say(page)).toContainText('full or blocked');
  await hexes(page).first().fill('#000001');
  await command(page, 'Apply my look').click();
  await expect(hexes(page).first()).toHaveValue('#12ab34');
});

// A click on the logo doesn't select its row yet.
test('a click on the stage selects the row of the layer there', async ({ page }) => {
  await openLook(page, LOWER_THIRD);
  await part(page, 'Pictures').locator('input[type="file"]').last().setInputFiles(file('logo.svg', SVG));
  await page.frameLocator('iframe').locator('img').click({ force: true });
  await expect(command(page, 'Logo')).toHaveAttribute('aria-pressed', 'true');
});
