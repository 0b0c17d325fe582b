import { expect, test } from '@playwright/test';
import { violationsOf } from './helpers/axe.ts';
import { editor, openEditor, run, said, tab, write } from './helpers/playground.ts';
import { command, frame, LOWER_THIRD, player } from './helpers/player.ts';

test('the editor can be used and left with the keyboard', async ({ page }) => {
  await openEditor(page, LOWER_THIRD);
  await tab(page, 'Actions').focus();
  const playhead = await frame(page).inputValue();
  for (const [key, name] of [
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
  await expect(editor(page)).toHaveAccessibleDescription(/press Escape, then Tab/);
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
  await expect(player(page).locator('summary')).toBeFocused();
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
  await editor(page).getByText('findLayerByName').hover();
  await expect(page.locator('.cm-tooltip-hover')).toContainText('findLayerByName(name: string)');
});

test('recipes find their place, colors have swatches, and find and replace works', async ({ page }) => {
  await openEditor(page, '/user-guide/tutorials');
  const paste = (text: string): Promise<void> =>
    editor(page).evaluate((field, code) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', code);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await test.step('a pasted action asks where it belongs', async () => {
    await editor(page).focus();
    const code = 'keyfill.useOnPlay((next) => {\n  next(); // Pasted\n});';
    await paste(code);
    const place = player(page).getByLabel(/Where does it belong\?/);
    await expect(place).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(editor(page)).toBeFocused();
    await paste(code);
    await expect(place.locator('option')).toHaveText([/^Composition action/, /^Frame action .*frame 75/]);
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
    await command(page, 'replace all').click();
    // Only lines in view are in the page.
    await editor(page).press('ControlOrMeta+Home');
    await expect(editor(page)).toContainText('"upper-third"');
    expect(await violationsOf(page, { within: '.cm-editor' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(find).toHaveCount(0);
  });
  await write(page, '{ "fill": "#14213dcc" }');
  const swatch = player(page).locator('.kf-swatch');
  expect(await swatch.evaluate((color) => getComputedStyle(color, '::before').backgroundColor)).toBe(
    'rgba(20, 33, 61, 0.8)',
  );
});
