import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { readPages } from '../../tools/check/content-files.ts';
import { cards, icons } from '../../tools/update/brand-pictures.ts';
import { difference, filesOf, isUpToDate, type Drawing } from '../../tools/update/drawing.ts';
import { posters } from '../../tools/update/posters.ts';

const HINT = 'run npm run update, look at what it has drawn, and commit it';

for (const drawing of posters())
  test(`${drawing.stem} shows the example as it is today`, async ({ browser }) => {
    expect(filesOf(drawing), HINT).toHaveLength(1);
    expect(await isUpToDate(drawing, browser), HINT).toBe(true);
    const { width } = await sharp(filesOf(drawing)[0]).metadata();
    expect(width, HINT).toBe(1280);
  });

const KINDS: Readonly<Record<string, () => Promise<readonly Drawing[]>>> = {
  'the icons and the card of the site show': icons,
  'the cards of posts show': async () => cards(await readPages()),
};
for (const [subject, drawings] of Object.entries(KINDS))
  test(`${subject} what they're drawn from`, async ({ browser }) => {
    for (const drawing of await drawings())
      expect.soft(await isUpToDate(drawing, browser), `${drawing.stem}: ${HINT}`).toBe(true);
  });

test('a word that changes on a card is a difference', async ({ browser }) => {
  const [first, second] = await cards(
    (await readPages()).filter(({ file }) => file.endsWith('release-notes.mdx')),
  );
  expect(await difference(await first!.draw(browser), await second!.draw(browser))).toBeGreaterThan(30);
});
