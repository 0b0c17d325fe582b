import { expect, test } from '@playwright/test';
import { editor, openEditor, run, said, tab, write } from './helpers/playground.ts';
import { frame, LOWER_THIRD, player } from './helpers/player.ts';

test('the editor can be used and left with the keyboard', async ({ page }) => {
  await openEditor(page, LOWER_THIRD);
  await tab(page, 'Actions').focus();
  const playhead = await frame(page).inputValue();
  for (const [key, name] of [
    ['ArrowRight', 'Data'],
    ['End', 'Template'],
    ['ArrowRight', 'Actions'],
    ['ArrowLeft', 'Template'],
    ['Home', 'Actions'],
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

test('data with a misspelled key runs, and the key is reported', async ({ page }) => {
  await openEditor(page, LOWER_THIRD);
  await tab(page, 'Data').click();
  await write(page, '{ "_nmae": "Ada" }');
  await run(page);
  await expect(said(page)).toContainText('Nothing uses the key “_nmae”: no element has it');
  await write(page, '{ "_name": "Ada" }');
  await run(page);
  await expect(said(page)).not.toContainText('The data has');
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
