import { expect, test } from '@playwright/test';
import { violationsOf } from './helpers/axe.ts';
import { editor, openEditor, run, said, tab, write } from './helpers/playground.ts';
import { command, frame, LOWER_THIRD, player } from './helpers/player.ts';

test('the editor can be used and left with the keyboard', async ({ page }) => {
  await openEditor(page, LOWER_THIRD);
  await tab(page, 'Actions').focus();
  const playhead = await frame(page).inputValue();
  for (const [key, name] of [
    ['ArrowRight', 'Data'],
    ['End', 'Template'],
    ['ArrowRight', 'Look'],
    ['ArrowLeft', 'Template'],
    ['Home', 'Look'],
    ['ArrowRight', 'Actions'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  await expect(editor(page)).toHaveAccessibleDescription(/To leave the editor, press Escape, then Tab/);
  await expect(player(page).getByText(/To leave the editor, press Escape, then Tab\./)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Home');
  const before = await editor(page).textContent();
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  expect(await editor(page).textContent()).not.toBe(before);
  await page.keyboard.press('Shift+Tab');
  for (const key of ['ArrowRight', 'End', 'Home', 'ArrowDown', ' ', 'Backspace'])
    await page.keyboard.press(key);
  expect(await editor(page).textContent()).toBe(before);
  expect(await frame(page).inputValue()).toBe(playhead);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
  await expect(player(page).locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(player(page).getByText('Code that uses up memory')).toBeVisible();
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(said(page)).toContainText('Your version is on the stage.');
  await expect(editor(page)).toBeFocused();
});

test("completion and hover help use the API's description", async ({ page }) => {
  await openEditor(page, LOWER_THIRD);
  const names = page.locator('.cm-tooltip-autocomplete .cm-completionLabel');
  // tests/unit/playground/editor covers all kinds of expressions.
  await write(page, 'export const actions = (keyfill) => ({ a: { composition() {\n\n} } });');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.insertText('this.findLayerByName("P")?.element.style.x');
  await page.keyboard.type('.');
  await expect(names.filter({ hasText: /^addKeyframe$/ })).toHaveCount(1);
  await expect(names.filter({ hasText: /^useOnUpdate$/ })).toHaveCount(0);
  await page.keyboard.type('addK');
  await expect(page.locator('.cm-completionInfo')).toContainText('addKeyframe(');
  await names.filter({ hasText: 'addKeyframe' }).click();
  await expect(editor(page)).toContainText('element.style.x.addKeyframe');
  const name = editor(page).getByText('findLayerByName');
  await name.hover();
  const help = page.locator('.cm-tooltip-hover');
  await expect(help).toContainText('findLayerByName(name: string)');
  const [above, line] = [(await help.boundingBox())!, (await name.boundingBox())!];
  expect(above.y + above.height <= line.y + 1 || above.y >= line.y + line.height - 1).toBe(true);
});

test('recipes find their place, colors have swatches, and find and replace works with the keyboard', async ({
  page,
}) => {
  await openEditor(page, '/user-guide/tutorials');
  const paste = (text: string): Promise<void> =>
    editor(page).evaluate((field, code) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', code);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await test.step('a pasted action asks where it belongs', async () => {
    await editor(page).focus();
    await page.keyboard.press('ControlOrMeta+Home');
    const code = 'keyfill.useOnPlay((next) => {\n  next(); // Pasted\n});';
    await paste(code);
    const place = player(page).getByLabel('This is the code of an action. Where does it belong?');
    await expect(place).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(editor(page)).toBeFocused();
    await paste(code);
    await expect(place.locator('option')).toHaveText([
      'Composition action of lower-third',
      'Frame action of lower-third, frame 75 (replaces its code)',
    ]);
    await command(page, 'Put it there').click();
    await expect(editor(page)).toBeFocused();
    await expect(editor(page)).toContainText('// Pasted');
    await run(page);
    await paste('// Just text');
    await expect(place).toHaveCount(0);
  });
  await test.step('find and replace', async () => {
    await tab(page, 'Template').click();
    await editor(page).focus();
    await page.keyboard.press('ControlOrMeta+f');
    const find = player(page).getByRole('textbox', { name: 'Find' });
    await expect(find).toBeFocused();
    await find.fill('"lower-third"');
    await player(page).getByRole('textbox', { name: 'Replace' }).fill('"upper-third"');
    await player(page).getByRole('button', { name: 'replace all' }).click();
    await expect(editor(page)).toContainText('"upper-third"');
    expect(await violationsOf(page, { within: '.cm-editor' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(find).toHaveCount(0);
  });
  await test.step('a color has a swatch', async () => {
    await write(page, '{ "fill": "#14213dcc" }');
    const swatch = player(page).locator('.kf-swatch');
    await expect(swatch).toHaveCSS('background-color', 'rgba(20, 33, 61, 0.8)');
  });
});
