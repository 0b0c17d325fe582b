import path from 'node:path';
import { importIntoSpx } from '../../tools/playout/host-checks.ts';
import { test } from './fixtures.ts';

test('a name that is typed on the home page goes on air on SPX', async ({ page, spx }, info) => {
  test.skip(process.env['KEYFILL_EXAMPLES'] !== undefined, 'npm run validate has no site');
  const name = 'Ana Lindqvist';
  await page.goto('/');
  await page.getByLabel('Name', { exact: true }).first().fill(name);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: /^SPX/ }).first().click();
  const download = await coming;
  const file = path.join(info.outputDir, download.suggestedFilename());
  await download.saveAs(file);
  const item = await importIntoSpx(spx.host, file);
  await spx.host.play(item);
  await spx.screen.waitForText(name);
  await spx.host.stop(item);
});
