import { expect, it } from 'vitest';
import { CATEGORIES, GALLERY } from '../../../src/examples/gallery.ts';
import { cropOf } from '../../../src/player/crop.ts';
import { metaOf } from '../../../src/player/meta.ts';

it('a crop shows the whole graphic, and nothing outside the picture', () => {
  for (const { box } of GALLERY.map(({ example }) => metaOf(example))) {
    const { size, style } = cropOf(box, 0.5);
    const [x, y] = String(style.translate)
      .split(' ')
      .map((part) => -Number.parseFloat(part) / 100);
    for (const [start, from, length] of [
      [x, box.x, box.width],
      [y, box.y, box.height],
    ] as const) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(start! + size).toBeLessThanOrEqual(1.0001);
      expect(start).toBeLessThanOrEqual(from);
      expect(start! + size).toBeGreaterThanOrEqual(from + length);
    }
  }
});

it('neighbors in the gallery, on the home page, and under a filter have different pictures behind them', () => {
  const filtered = CATEGORIES.map((one) => GALLERY.filter(({ category }) => category === one));
  for (const list of [GALLERY, GALLERY.filter(({ isFeatured }) => isFeatured), ...filtered])
    list.reduce((last, { picture, example }) => (expect(picture, example).not.toBe(last), picture), '');
});
