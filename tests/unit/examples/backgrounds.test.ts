import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { GALLERY } from '../../../src/examples/gallery.ts';
import { siteDir } from '../../../tools/shared/site-dir.ts';
import { luminanceAt } from '../../helpers/contrast.ts';

/** Where graphics usually are, in pixels of 1920 × 1080: the lower third and both upper corners. */
const ZONES = [
  { left: 96, top: 780, right: 1824, bottom: 1000 },
  { left: 96, top: 54, right: 820, bottom: 200 },
  { left: 1100, top: 54, right: 1824, bottom: 200 },
];

describe.each(['studio', 'stadium', 'street'] as const)('the background %s', (name) => {
  const file = path.join(siteDir, 'tools/brand/backgrounds', `${name}.svg`);

  it('is small, and behind at least one template of the gallery', () => {
    expect(readFileSync(file).byteLength).toBeLessThan(11_000);
    expect(GALLERY.some(({ picture }) => picture === name)).toBe(true);
  });

  // Dark and light plates stand out there if the picture is neither dark nor light.
  it('is between 20% and 55% bright where graphics are', async () => {
    const pixels = await sharp(file).resize(480, 270).removeAlpha().raw().toBuffer();
    const found = ZONES.flatMap(({ left, top, right, bottom }) => {
      const values: number[] = [];
      for (let y = top / 4; y < bottom / 4; y += 1) {
        for (let x = left / 4; x < right / 4; x += 1)
          values.push(luminanceAt(pixels, (Math.floor(y) * 480 + x) * 3));
      }
      return values;
    });
    expect(Math.min(...found)).toBeGreaterThanOrEqual(0.2);
    expect(Math.max(...found)).toBeLessThanOrEqual(0.55);
  });
});
