import { expect, it } from 'vitest';
import { GALLERY } from '../../../src/examples/gallery.ts';
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
