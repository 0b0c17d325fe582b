import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { PARTS } from '../../src/examples/first-lower-third/parts.ts';
import { expectSound, open } from './helpers/page.ts';
import { PHONE } from '../helpers/viewports.ts';

const ADDRESS = '/user-guide/fundamentals/creating-element';

const check = (player: Locator): Locator => player.getByRole('region', { name: 'Check of this part' });
const isDone = (player: Locator) => expect(check(player)).toContainText('This part is done.');

/** Starts the first part that isn't open yet, or another one. */
async function begin(page: Page, id: string, at = 0): Promise<Locator> {
  await page.getByRole('button', { name: 'Do this part here' }).nth(at).click();
  const player = page.locator(`#live-lower-third-${id}`);
  await expect(check(player)).toBeVisible();
  return player;
}

async function write(page: Page, player: Locator, text: string): Promise<void> {
  await player.locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Returns what readers copy from the page. */
const textOf = (page: Page, part: string): Promise<string> =>
  page.locator('.theme-code-block:visible', { hasText: part }).locator('pre').innerText();

/** The template at the end of the first part. */
const FIRST = JSON.stringify(PARTS[0]!.project);

test('a reader builds the lower third on a phone and downloads it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, ADDRESS);

  const start = await begin(page, 'start');
  await expect(check(start)).toContainText('5 things are missing');
  await write(page, start, '{ "keyfill": ');
  await expect(check(start)).toContainText('has a mistake');
  await write(page, start, FIRST.replace('"duration":100', '"duration":90'));
  await expect(check(start)).toContainText('should be 100, not 90');
  await expectSound(page, '#live-lower-third-start');
  await write(page, start, FIRST);
  await start.getByRole('button', { name: 'Run', exact: true }).click();
  await isDone(start);

  // Positions, colors, and text are set in Look.
  const drawn = await begin(page, 'drawn');
  await expect(check(drawn)).toContainText('Add a layer named Bar');
  const layers = await textOf(page, '"type": "path"');
  await write(page, drawn, FIRST.replace('"layers":[]', `"layers":[${layers}]`));
  await expect(check(drawn)).toContainText('The bar’s x should be 154');
  await drawn.getByRole('tab', { name: 'Look' }).click();
  const rows = page.getByRole('row').filter({ hasText: /^(Bar|Accent|End|Name|Title)/ });
  for (const row of await rows.all()) {
    const [name, x, y] = await row.getByRole('cell').allInnerTexts();
    await drawn.getByRole('button', { name: name!, exact: true }).click();
    await drawn.getByLabel(`x of ${name}, in pixels`).fill(x!);
    await drawn.getByLabel(`y of ${name}, in pixels`).fill(y!);
  }
  await drawn.getByRole('button', { name: 'Name', exact: true }).click();
  await drawn.getByLabel('Content of Name').fill('Jo Halvorsen');
  await expect(check(drawn)).toContainText('One thing is missing');
  await check(drawn).getByRole('button', { name: 'Show me' }).click();
  await isDone(drawn);
  await drawn.getByRole('button', { name: 'Changes', exact: true }).click();
  await drawn.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(check(drawn)).toContainText('The bar’s fill should be');
  await drawn.getByRole('button', { name: 'Redo', exact: true }).click();
  await isDone(drawn);

  // What a key does: data reaches the text under its own key, and under no other.
  await drawn.getByRole('tab', { name: 'Data' }).click();
  const stage = drawn.frameLocator('iframe');
  const shown = async (data: string, text: string): Promise<void> => {
    await write(page, drawn, data);
    await drawn.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(stage.getByText(text).first()).toBeVisible();
  };
  const data = await textOf(page, '"Jonas Weber"');
  await shown(data, 'Jonas Weber');
  await shown(data.replace('_name', '_nome'), 'Jo Halvorsen');

  const animated = await begin(page, 'animated');
  await check(animated).getByRole('button', { name: 'Show me' }).click();
  await isDone(animated);

  // The reader's own project is still there after a reload.
  await page.reload();
  const outro = await begin(page, 'outro', 3);
  await check(outro).getByRole('button', { name: 'Show me' }).click();
  await isDone(outro);
  await outro.getByRole('button', { name: 'Download' }).click();
  const saved = page.waitForEvent('download');
  await outro.getByRole('button', { name: 'CasparCG' }).click();
  const html = await readFile(await (await saved).path(), 'utf8');
  for (const part of ['Jo Halvorsen', 'data:font/woff2;base64,']) expect(html).toContain(part);
  expect(html).toMatch(/frame:75,name:"Outro",isOutro:true/);
});

test('without scripts, the steps in the app are readable', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(ADDRESS);
  await expect(page.getByText('and name it lower-third')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Do this part here' })).toHaveCount(0);
  await page.close();
});
