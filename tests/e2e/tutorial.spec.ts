import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectSound, open, widths } from './helpers/page.ts';

const ADDRESS = '/user-guide/fundamentals/creating-element';

/** The section of a part, which is the player that opens when the reader starts it. */
const playerOf = (page: Page, id: string): Locator => page.locator(`#live-lower-third-${id}`);
const check = (player: Locator): Locator => player.getByRole('region', { name: 'Check of this part' });
const textOf = (page: Page, title: string): Promise<string> =>
  page.locator('.theme-code-block:visible', { hasText: title }).locator('pre').innerText();

/** Starts the first part that isn't open yet, and shows its template. */
async function begin(page: Page, id: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Do this part here' }).first().click();
  const player = playerOf(page, id);
  await player.getByRole('tab', { name: 'Template' }).click({ timeout: 40_000 });
  await expect(player.locator('.cm-content')).toBeVisible();
  return player;
}

/** Replaces the text of the template. */
async function write(page: Page, player: Locator, change: (text: string) => string): Promise<void> {
  const text = await page.evaluate(
    (name) =>
      (JSON.parse(sessionStorage.getItem('keyfill.playground') ?? '{}') as Record<string, never>)[name]?.[
        'changes'
      ]?.['template'],
    (await player.getAttribute('id'))?.replace('live-', '') ?? '',
  );
  await player.locator('.cm-content').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(change(text ?? ''));
}

async function run(player: Locator): Promise<void> {
  await player.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(check(player)).toContainText('This part is done.');
}

const FIRST = {
  keyfill: 1,
  name: 'lower-third',
  mainComposition: 'lower-third',
  compositions: [
    { id: 'lower-third', name: 'lower-third', width: 1920, height: 1080, fps: 50, duration: 90, layers: [] },
  ],
};

test('a reader builds the lower third on a phone and downloads it', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize(widths.phone);
  await open(page, ADDRESS);

  const start = await begin(page, 'start');
  await expect(check(start)).toContainText('5 things are missing:');
  await write(page, start, () => '{ "keyfill": ');
  await expect(check(start)).toContainText('The template contains a mistake');
  await write(page, start, () => JSON.stringify(FIRST, null, 2));
  await expect(check(start)).toContainText('One thing is missing:');
  await expect(check(start)).toContainText('The composition’s duration should be 100, not 90.');
  await expectSound(page, '#live-lower-third-start');
  await write(page, start, (text) => text.replace('90', '100'));
  await expect(check(start)).toContainText('Nothing is missing. Click Run');
  await run(start);

  const drawn = await begin(page, 'drawn');
  await expect(check(drawn)).toContainText('Add a layer named Bar that shows a rectangle.');
  const layers = await textOf(page, '"type": "rectangle"');
  const second = { ...FIRST, compositions: [{ ...FIRST.compositions[0], duration: 100 }] };
  await write(page, drawn, () => JSON.stringify(second).replace('[]', layers.replace('Mira', 'Jo')));
  await expect(check(drawn)).toContainText(/The bar’s x should be \d+, not 0\./);
  await check(drawn).getByRole('button', { name: 'Show me' }).click();
  await expect(check(drawn)).toContainText('This part is done.');
  await expect(page.frameLocator('#live-lower-third-drawn iframe').getByText('Jo Halvorsen')).toBeVisible();

  const animated = await begin(page, 'animated');
  await expect(animated.locator('iframe')).toHaveCount(1);
  await check(animated).getByRole('button', { name: 'Show me' }).click();
  await expect(check(animated)).toContainText('This part is done.');

  // The reader's own project is still there after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Do this part here' }).nth(3).click();
  const outro = playerOf(page, 'outro');
  await outro.getByRole('tab', { name: 'Template' }).click({ timeout: 40_000 });
  await expect(check(outro)).toContainText('Add an action at frame 75 and mark it as the outro.');
  await check(outro).getByRole('button', { name: 'Show me' }).click();
  await expect(check(outro)).toContainText('This part is done.');

  await outro.getByRole('button', { name: 'Download' }).click();
  const saved = page.waitForEvent('download');
  await outro.getByRole('button', { name: 'CasparCG' }).click();
  // Without the first part's fonts, the download asks.
  const anyway = outro.getByRole('button', { name: 'Download anyway' });
  await Promise.race([saved, anyway.click()]);
  const download = await saved;
  expect(download.suggestedFilename()).toBe('lower-third.html');
  const html = await readFile(await download.path(), 'utf8');
  expect(html).toContain('Jo Halvorsen');
  expect(html).toMatch(/"frame":\s*75,\s*"name":\s*"Outro",\s*"isOutro":\s*true/);
});

test('without scripts, the steps in the app are readable', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(ADDRESS);
  await expect(page.getByText('and name it lower-third')).toBeVisible();
  await expect(page.getByText('on the earlier of two keyframes').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Do this part here' })).toHaveCount(0);
  await page.close();
});
