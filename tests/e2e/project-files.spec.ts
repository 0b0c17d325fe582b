import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { product } from '../../src/product.ts';
import { staticFile } from '../../tools/shared/static-file.ts';
import { open } from './helpers/page.ts';
import { editor, openEditor, run, runners, said, tab, write } from './helpers/playground.ts';
import { command, drop, LOWER_THIRD, projectFile, saveAs } from './helpers/player.ts';

test('a project opens with all tabs, waits for Run, and is exported with the same bytes', async ({
  page,
}) => {
  const buffer = await projectFile('score-bug');
  await open(page, '/user-guide');
  const chooser = page.waitForEvent('filechooser');
  await command(page, 'Open a project').click();
  await (await chooser).setFiles({ name: 'show.keyfill', mimeType: 'application/json', buffer });
  await expect(said(page)).toContainText('Its code hasn’t run');
  await expect(runners(page)).toHaveCount(0);
  for (const [name, text] of [
    ['Actions', 'The goal command shows the scorer.'],
    ['Data', '_homeScore'],
    ['Template', '"mainComposition": "score-bug"'],
  ] as const) {
    await tab(page, name).click();
    await expect(editor(page)).toContainText(text);
  }
  await run(page);
  await command(page, 'Download').click();
  // playground.spec.ts saves all formats.
  expect(readFileSync(await saveAs(page, `${product.name} project`)).equals(buffer)).toBe(true);
  expect(readFileSync(await saveAs(page, 'CasparCG'), 'utf8')).toContain('data:font/woff2;base64,');
});

// tests/unit/playground/model/open-project.test.ts has other files that can't be opened.
test('a broken file changes nothing, and the draft before an opened one comes back', async ({ page }) => {
  await openEditor(page, LOWER_THIRD);
  await write(page, 'export const actions = () => ({}); // my own');
  await drop(page, '{"keyfill": 1,');
  await expect(said(page)).toContainText('dropped.keyfill wasn’t opened');
  await expect(editor(page)).toContainText('my own');
  // There's no code to read, so it's on the stage immediately.
  await drop(page, readFileSync(staticFile('projects/lower-third-4-outro.keyfill'), 'utf8'));
  await expect(said(page)).toContainText('Your version is on the stage.');
  await expect(runners(page)).toHaveCount(1);
  await command(page, 'Restore my changes').click();
  await expect(editor(page)).toContainText('my own');
});
