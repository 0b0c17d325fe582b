import { expect, test, type Page } from '@playwright/test';
import { open } from '../helpers/page.ts';

test('a page prints as text, black on white, with addresses written out', async ({ page }) => {
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
  const color = await page.evaluate(() => getComputedStyle(document.querySelector('main p')!).color);
  for (const channel of (color.match(/[\d.]+/g) ?? []).slice(0, 3)) expect(Number(channel)).toBeLessThan(60);
  await expect(page.locator('body')).toHaveCSS('background-color', /255, 255, 255|0, 0, 0, 0/);
  const outside = page.locator('main .markdown a[href^="http"]:not([class])').first();
  expect(await outside.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('http');
});

/** Returns how many sheets a page takes in A4 and in Letter. */
async function sheets(page: Page): Promise<number[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const pdfs = [await page.pdf({ format: 'A4' }), await page.pdf({ format: 'Letter' })];
  return pdfs.map((pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0);
}

test('the checklist before a show fits on one side, and the cheat sheet on three', async ({ page }) => {
  await open(page, '/user-guide/exporting/integrations');
  // A browser prints a selection as if the page contained nothing else.
  await page.evaluate(() => {
    const heading = document.querySelector('#checklist')!;
    const selection = document.createRange();
    selection.setStartBefore(heading);
    selection.setEndBefore(document.querySelector('#checklist ~ h2')!);
    heading.parentElement!.replaceChildren(selection.cloneContents());
  });
  await page.emulateMedia({ media: 'print' });
  const points = await page.locator('main ol > li').all();
  expect(points.length).toBeGreaterThan(5);
  for (const point of points) await expect(point).toHaveCSS('list-style-type', 'decimal');
  expect(await sheets(page)).toEqual([1, 1]);
  await open(page, '/user-guide/cheat-sheet');
  expect(await sheets(page)).toEqual([3, 3]);
});

test('a player prints as its picture, and a sentence replaces a tool', async ({ page }) => {
  await open(page, '/user-guide/animation');
  const sentence = page.getByText('Easing tool: open this page on a screen');
  await expect(sentence).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const player = page.locator('[data-live-template]');
  await expect(player.locator('[data-control="stage"]')).toBeVisible();
  await expect(player.locator('button, input, select').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Easing tool' })).toBeHidden();
  await expect(sentence).toBeVisible();
});
