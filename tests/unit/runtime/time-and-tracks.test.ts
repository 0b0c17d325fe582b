import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toEasing } from '../../../src/runtime/model/easing.ts';
import { exactFrameRate, FRAME_RATES, framesAfter } from '../../../src/runtime/model/time.ts';
import { createSampler, type StyleValue, type TrackKeyframe } from '../../../src/runtime/model/track.ts';

const linear = toEasing('linear')!;
const track = (...points: readonly (readonly [number, StyleValue])[]): TrackKeyframe[] =>
  points.map(([frame, value]) => ({ frame, value, easing: linear }));
const sample = (keyframes: readonly TrackKeyframe[], frame: number) => createSampler(keyframes)(frame);
const rgba = (r: number, g: number, b: number, a = 1) => ({ r, g, b, a });

it('time has 29.97 and 59.94 as fractions of 1001, and no other rate with a fraction', () => {
  expect([29.97, 59.94, 24.5].map(exactFrameRate)).toEqual([30000 / 1001, 60000 / 1001, undefined]);
});

it('time shows frame n from n/fps to (n+1)/fps seconds', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FRAME_RATES), fc.integer({ min: 0, max: 1e6 }), (fps, frame) => {
      expect(framesAfter((frame * 1000) / fps, fps)).toBe(frame);
      expect(framesAfter(((frame + 0.99) * 1000) / fps, fps)).toBe(frame);
    }),
  );
});

it('a track has each value at its frame, and its first and last ones outside', () => {
  const keyframes = fc.uniqueArray(
    fc.record({
      frame: fc.integer({ min: 0, max: 500 }),
      value: fc.double({ noNaN: true, noDefaultInfinity: true }),
    }),
    { minLength: 1, selector: ({ frame }) => frame },
  );
  fc.assert(
    fc.property(keyframes, (points) => {
      const sorted = [...points].sort((one, other) => one.frame - other.frame);
      const own = track(...sorted.map(({ frame, value }) => [frame, value] as const));
      expect(sample(own, (own[0]?.frame ?? 0) - 1)).toBe(own[0]?.value);
      expect(sample(own, (own.at(-1)?.frame ?? 0) + 1)).toBe(own.at(-1)?.value);
      for (const { frame, value } of own) expect(sample(own, frame)).toBe(value);
    }),
  );
});

it('a track premultiplies, so a color that fades in from transparent keeps its hue', () => {
  const middle = sample(track([0, rgba(0, 0, 0, 0)], [10, rgba(200, 40, 10)]), 5) as object;
  expect(middle).toMatchObject({ a: 0.5 });
  const { r, g, b } = middle as { r: number; g: number; b: number };
  expect([r, g, b].map(Math.round)).toEqual([200, 40, 10]);
});

it('a track mixes similar gradients stop by stop, and keeps others until the next keyframe', () => {
  const gradient = (type: 'linear' | 'radial', angle: number, ...offsets: number[]) => ({
    type,
    angle,
    stops: offsets.map((offset) => ({ offset, color: rgba(255, 0, 0) })),
  });
  const [a, b] = [gradient('linear', 0, 0, 0.5), gradient('linear', 90, 0.2, 1)];
  expect(sample(track([0, a], [10, b]), 5)).toMatchObject({
    angle: 45,
    stops: [{ offset: 0.1 }, { offset: 0.75 }],
  });
  for (const other of [gradient('radial', 90, 0, 1), gradient('linear', 90, 0, 0.5, 1), rgba(1, 2, 3)]) {
    expect(sample(track([0, a], [10, other]), 9)).toBe(a);
    expect(sample(track([0, other], [10, a]), 9)).toBe(other);
  }
});
