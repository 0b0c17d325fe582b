import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ease, toEasing } from '../../../src/runtime/model/easing.ts';

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const height = fc.double({ min: -2, max: 3, noNaN: true });
const easing = fc.record({ p1x: unit, p1y: height, p2x: unit, p2y: height });

// The values that browsers compute for the CSS timing functions.
it.each([
  ['linear', 0.3, 0.3],
  ['ease', 0.25, 0.4085],
  ['ease-in', 0.5, 0.3154],
  ['ease-out', 0.5, 0.6846],
  ['ease-in-out', 0.25, 0.1292],
  ['ease-in-back', 0.5, -0.0874],
  ['ease-out-back', 0.5, 1.0874],
  ['ease-in-out-back', 0.25, -0.0977],
] as const)('easing %s at %d is %d', (name, time, value) => {
  expect(ease(toEasing(name)!, time)).toBeCloseTo(value, 3);
});

it('easing starts at 0, ends at 1, and stays there outside', () => {
  fc.assert(
    fc.property(easing, fc.double({ min: 0, max: 9, noNaN: true }), (points, far) => {
      expect(ease(points, -far)).toBe(0);
      expect(ease(points, 1 + far)).toBe(1);
    }),
  );
});

it("easing is refused if it's invalid, and its x is clamped", () => {
  for (const wrong of ['ease-in-wobble', 'toString', '', null, undefined, 1, {}, { p1x: 0, p1y: 0, p2x: 1 }])
    expect(toEasing(wrong)).toBeUndefined();

  expect(toEasing({ p1x: 0, p1y: NaN, p2x: 1, p2y: 1 })).toBeUndefined();
  expect(toEasing({ p1x: -1, p1y: -4, p2x: 7, p2y: 4 })).toEqual({ p1x: 0, p1y: -4, p2x: 1, p2y: 4 });
});
