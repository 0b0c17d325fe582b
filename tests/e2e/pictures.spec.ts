import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { cards, icons } from '../../tools/update/brand-pictures.ts';
import { filesOf, isUpToDate } from '../../tools/update/drawing.ts';
import { posters } from '../../tools/update/posters.ts';

const HINT = 'run npm run update, look at what it has drawn, and commit it';

for (const drawing of [...posters(), ...icons(), ...cards()]) {
  test(`${drawing.stem} shows what it's drawn from`, async ({ browser }) => {
    expect(filesOf(drawing), HINT).toHaveLength(1);
    expect(await isUpToDate(drawing, browser), HINT).toBe(true);
  });
}

test('posters are as wide as pages say', async () => {
  for (const [file] of posters().map(filesOf)) expect((await sharp(file).metadata()).width).toBe(1280);
});
