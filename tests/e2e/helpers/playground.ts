import { expect, type Locator, type Page } from '@playwright/test';
import { open, sharePage } from './page.ts';
import { command, LOWER_THIRD, player, state } from './player.ts';
import { SOUND } from '../../helpers/actions.ts';

export const editor = (page: Page): Locator => player(page).locator('.cm-content');
export const tab = (page: Page, name: string | RegExp): Locator => player(page).getByRole('tab', { name });
/** The message below the playground's buttons. */
export const said = (page: Page): Locator => player(page).locator('[role="status"][class*="message_"]');
/** The player's error message. */
export const alert = (page: Page): Locator => player(page).getByRole('alert');
/** The runner frames of the page. */
export const runners = (page: Page): Locator => player(page).locator('iframe');

/** Opens a page and the editor of its player. */
export async function openEditor(page: Page, address: string): Promise<void> {
  await open(page, address);
  await command(page, 'Edit template').click();
  await tab(page, 'Actions').click();
  await expect(editor(page)).toBeVisible();
}

/** Opens the editor of the lower third once for all tests of a group. */
export const shareEditor = (): (() => Page) => sharePage((page) => openEditor(page, LOWER_THIRD));

/** Replaces the text in the open tab. */
export async function write(page: Page, text: string): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Runs the code in the editor. */
export async function run(page: Page): Promise<void> {
  await command(page, 'Run').click();
  await expect(said(page)).toContainText('Your version is on the stage.');
}

/** Returns actions that do something as soon as they're created. */
export const doing = (code: string): string => `export const actions = (keyfill) => {
  ${code}
  return {};
};
`;

/** Writes actions that misbehave, and runs them. */
export async function attackPage(page: Page, text: string): Promise<void> {
  await write(page, text);
  await run(page);
}

/** Checks that the page still works: it accepts another text, runs it, and plays it. */
export async function isPageWell(page: Page): Promise<void> {
  await attackPage(page, SOUND);
  await expect(state(page)).toHaveText('On air');
  await expect(runners(page)).toHaveCount(1);
  await expect(page.frameLocator('iframe').getByText('Sound again').first()).toBeVisible();
  await expect(alert(page)).toHaveText('');
}
