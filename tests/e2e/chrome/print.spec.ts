import { expect, test, type Page } from '@playwright/test';
import { open } from '../helpers/page.ts';

test('a page prints as a handout: text without navigation, black on white, with addresses written out', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/user-guide/exporting/integrations/casparcg');
  const chrome = [
    '.navbar',
    '.footer',
    '.theme-doc-sidebar-container',
    '.pagination-nav',
    '.table-of-contents',
  ];
  for (const part of chrome) await expect(page.locator(part).first(), part).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('h1')).toBeVisible();
  for (const part of chrome) await expect(page.locator(part).first(), part).toBeHidden();
  const colors = await page.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector('main p')!);
    return { color, background: getComputedStyle(document.body).backgroundColor };
  });
  const channels = (text: string): number[] => (text.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  for (const channel of channels(colors.color)) expect(channel).toBeLessThan(60);
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(colors.background);
  const outside = page.locator('main .markdown a[href^="http"]:not([class])').first();
  expect(await outside.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('http');
});

/** Returns how many sheets a page takes in each paper format. */
async function sheets(page: Page): Promise<number[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const pdfs = [await page.pdf({ format: 'A4' }), await page.pdf({ format: 'Letter' })];
  return pdfs.map((pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0);
}

test('the checklist before a show, printed as a selection, fits on one side of A4 and Letter', async ({
  page,
}) => {
  await open(page, '/user-guide/exporting/integrations');
  // A browser prints a selection as if the page contained nothing else.
  await page.evaluate(() => {
    const heading = document.querySelector('#checklist')!;
    const rest = document.querySelectorAll('#checklist ~ h2');
    const selection = document.createRange();
    selection.setStartBefore(heading);
    selection.setEndBefore(rest[0]!);
    heading.parentElement!.replaceChildren(selection.cloneContents());
  });
  await page.emulateMedia({ media: 'print' });
  const points = page.locator('main ol > li');
  await expect(points).toHaveCount(8);
  for (const point of await points.all()) {
    await expect(point).toBeVisible();
    await expect(point).toHaveCSS('list-style-type', 'decimal');
  }
  expect(await sheets(page)).toEqual([1, 1]);
});

test('a player prints as its picture', async ({ page }) => {
  await open(page, '/user-guide/examples/crawler');
  await page.emulateMedia({ media: 'print' });
  const player = page.locator('[data-live-template]');
  await expect(player.locator('[data-control="stage"]')).toBeVisible();
  for (const control of await player.locator('button, input, select').all())
    await expect(control).toBeHidden();
});

test('the cheat sheet prints on two sides of A4 and Letter, after one for emergencies', async ({ page }) => {
  await open(page, '/user-guide/cheat-sheet');
  expect(await sheets(page)).toEqual([3, 3]);
});

test('on paper, a sentence replaces a tool', async ({ page }) => {
  await open(page, '/user-guide/animation');
  const tool = page.getByRole('region', { name: 'Easing tool' });
  const sentence = page.getByText('Easing tool: open this page on a screen to use it.');
  await expect(tool).toBeVisible();
  await expect(sentence).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(tool).toBeHidden();
  await expect(sentence).toBeVisible();
});
