import { expect, test } from '@playwright/test';
import { deflateSync, strToU8 } from 'fflate';
import { editor, isPageWell, said, tab, write } from './helpers/playground.ts';
import { open } from './helpers/page.ts';
import { command, LOWER_THIRD } from './helpers/player.ts';

/* Links and texts that are meant to break the page. Each is opened as a reader would open it: by its address. */

const codeOf = (changes: object): string =>
  Buffer.from(deflateSync(strToU8(JSON.stringify(changes)), { level: 9 })).toString('base64url');

test('a link with 6,000 brackets is refused, and the page works', async ({ page }) => {
  const code = codeOf({ template: '['.repeat(6000) });
  // Short enough to look harmless in a message.
  expect(code.length).toBeLessThan(150);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await open(page, `${LOWER_THIRD}#edit-lower-third=${code}`);
  await expect(said(page)).toContainText('nested too deeply to load, so nothing has changed.');
  await isPageWell(page);
  expect(errors).toEqual([]);
});

test('endlessly nested operators and brackets are a problem with a place, not a crash', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await open(
    page,
    `${LOWER_THIRD}#edit-lower-third=${codeOf({ actions: `export const actions = ${'a+'.repeat(80_000)}a` })}`,
  );
  await expect(tab(page, 'Actions (1)')).toBeVisible({ timeout: 40_000 });
  await command(page, 'Run').click();
  await expect(said(page)).toContainText('fix 1 problem first');
  await tab(page, 'Template').click();
  await write(page, '['.repeat(50_000));
  await expect(tab(page, 'Template (1)')).toBeVisible();
  await command(page, 'Reset').click();
  await tab(page, 'Actions').click();
  // Only the visible lines are rendered, and these are among them.
  await expect(editor(page)).toContainText('findElementByKey');
  await expect(editor(page)).not.toContainText('a+a');
  await isPageWell(page);
  expect(errors).toEqual([]);
});
