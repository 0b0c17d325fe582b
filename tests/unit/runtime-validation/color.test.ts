import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mixColors } from '../../../src/runtime/model/color.ts';

const channel = fc.integer({ min: 0, max: 255 });
const color = fc.record({
  r: channel,
  g: channel,
  b: channel,
  a: fc.double({ min: 0, max: 1, noNaN: true }),
});

// tests/e2e/runtime-paint.spec.ts compares the parsers of colors and of path data with a browser's.
describe('a color', () => {
  it('mixed from two colors is between them in every channel, and equals each of them at the ends', () => {
    fc.assert(
      fc.property(color, color, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, progress) => {
        expect(mixColors(from, to, 0)).toEqual(from);
        expect(mixColors(from, to, 1)).toEqual(to);
        const mixed = mixColors(from, to, progress);
        if (mixed.a < 1e-6) return; // Nothing is painted, and dividing by almost zero isn't exact.
        for (const part of ['r', 'g', 'b', 'a'] as const) {
          expect(mixed[part]).toBeGreaterThanOrEqual(Math.min(from[part], to[part]) - 1e-4);
          expect(mixed[part]).toBeLessThanOrEqual(Math.max(from[part], to[part]) + 1e-4);
        }
      }),
    );
  });
});

it.each([1.1, -0.05])(
  'a color that only fades keeps its hue even if the easing overshoots: %d',
  (progress) => {
    const gray = { r: 128, g: 128, b: 128 };
    for (const from of [0, 0.5, 1]) {
      for (const to of [0, 1].filter((alpha) => alpha !== from)) {
        const { r, a } = mixColors({ ...gray, a: from }, { ...gray, a: to }, progress);
        expect(a).toBeGreaterThanOrEqual(0);
        expect(a).toBeLessThanOrEqual(1);
        expect(r, `${from} to ${to}`).toBeCloseTo(128, 6);
      }
    }
  },
);
