import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { staticFile } from '../../tools/shared/static-file.ts';
import { PROJECT_LIMIT } from '../../src/playground/model/open-project.ts';
import { open } from './helpers/page.ts';
import { editor, openEditor, run, runners, said, tab, write } from './helpers/playground.ts';
import { command, LOWER_THIRD, player } from './helpers/player.ts';
import { drop, projectFile } from './helpers/project-file.ts';
import { product } from '../../src/product.ts';

test('a project opens with all tabs, runs only after Run, and is exported with the same bytes', async ({
  page,
}) => {
  const buffer = await projectFile('score-bug');
  await open(page, '/user-guide');
  const chooser = page.waitForEvent('filechooser');
  await command(page, 'Open a project').click();
  await (await chooser).setFiles({ name: 'show.keyfill', mimeType: 'application/json', buffer });
  await expect(said(page)).toContainText('Its code hasn’t run', { timeout: 40_000 });
  await expect(runners(page)).toHaveCount(0);
  for (const [name, text] of [
    ['Actions', 'Makes tiles as large as their text'],
    ['Data', '_homeScore'],
    ['Template', '"mainComposition": "score-bug"'],
  ] as const) {
    await tab(page, name).click();
    await expect(editor(page)).toContainText(text);
  }
  await run(page);
  await command(page, 'Download').click();
  // playground.spec.ts saves all formats.
  for (const label of [`${product.name} project`, 'CasparCG']) {
    const coming = page.waitForEvent('download');
    await player(page)
      .getByRole('group', { name: 'Download' })
      .getByRole('button', { name: label, exact: true })
      .click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^score-bug/);
    const bytes = readFileSync(await download.path());
    if (label === `${product.name} project`) expect(bytes.equals(buffer)).toBe(true);
    else expect(bytes.toString()).toContain('data:font/woff2;base64,');
  }
});

test('a file that cannot be opened changes nothing, and the draft before an opened one can be restored', async ({
  page,
}) => {
  await openEditor(page, LOWER_THIRD);
  await tab(page, 'Actions').click();
  await write(page, 'export const actions = () => ({}); // my own');
  for (const [text, reason] of [
    ['{"keyfill": 1,', 'dropped.keyfill wasn’t opened. It ends too early'],
    ['['.repeat(200), 'nested more than 100 levels deep'],
    [JSON.stringify({ keyfill: 2 }), 'newer version of the app'],
    ['{"keyfill": 1, "__proto__": {"name": "a"}, "constructor": {}}', 'At name: is missing. There are'],
    [' '.repeat(PROJECT_LIMIT + 1), 'larger than the editor accepts'],
  ] as const) {
    await drop(page, text);
    await expect(said(page)).toContainText(reason);
    await expect(editor(page)).toContainText('my own');
  }
  // There's no code to read, so it's on the stage immediately.
  await drop(page, readFileSync(staticFile('projects/lower-third-4-outro.keyfill'), 'utf8'));
  await expect(said(page)).toContainText('Your version is on the stage.');
  await expect(runners(page)).toHaveCount(1);
  await command(page, 'Restore my changes').click();
  await expect(editor(page)).toContainText('my own');
});
