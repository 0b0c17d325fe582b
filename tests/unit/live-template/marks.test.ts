import { describe, expect, it, test } from 'vitest';
import type { ProjectDefinition } from '../../../src/runtime/index.ts';
import { MAX_DURATION } from '../../../src/runtime/model/limits.ts';
import { marksOf, restFrame } from '../../../src/player/marks.ts';
import { distinctFrames, rulerFrames } from '../../../src/player/ruler.ts';

describe('marks', () => {
  const project = {
    keyfill: 1,
    name: 'T',
    mainComposition: 'main',
    compositions: [
      {
        id: 'main',
        name: 'Main',
        width: 10,
        height: 10,
        duration: 100,
        frameActions: [
          { frame: 40, name: 'First', isStep: true },
          { frame: 80, isOutro: true },
          { frame: 10, name: 'plain' },
        ],
        layers: [
          {
            id: 'a',
            name: 'A',
            element: {
              type: 'rectangle',
              style: {
                x: {
                  keyframes: [
                    { frame: 25, value: 1 },
                    { frame: 0, value: 0 },
                  ],
                },
                fill: '#fff',
              },
            },
            masks: [
              {
                id: 'm',
                shape: 'rectangle',
                style: {
                  width: {
                    keyframes: [
                      { frame: 25, value: 1 },
                      { frame: 120, value: 2 },
                    ],
                  },
                },
              },
            ],
          },
          {
            id: 'g',
            name: 'Guide',
            isGuide: true,
            element: { type: 'rectangle', style: { x: { keyframes: [{ frame: 7, value: 1 }] } } },
          },
        ],
      },
    ],
  } as unknown as ProjectDefinition;

  it('are the keyframes of elements and masks, the steps, and the outro', () => {
    expect(marksOf(project)).toEqual({
      duration: 100,
      keyframes: [0, 25],
      steps: [{ frame: 40, name: 'First' }],
      outro: 80,
    });
  });

  it('determine the frame that represents the template', () => {
    expect(restFrame(project)).toBe(79);
  });

  it("have at most seven numbers above them, and the last number isn't cut off", () => {
    for (const duration of [1, 7, 51, 100, 500, 3000, 12_001, 90_000, MAX_DURATION]) {
      const frames = rulerFrames(duration);
      expect(frames.length).toBeLessThanOrEqual(7);
      expect(frames[0]).toBe(0);
      expect(frames.every((frame) => frame < duration)).toBe(true);
    }
  });

  test.each([
    [7, [0, 2, 4, 6]],
    [150, [0, 50, 100]],
    [6000, [0, 1000, 2000, 3000, 4000, 5000]],
    [12_001, [0, 5000, 10_000]],
    [90_000, [0, 20_000, 40_000, 60_000, 80_000]],
    [MAX_DURATION, [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000]],
  ])('count %d frames in round steps', (duration, frames) => {
    expect(rulerFrames(duration)).toEqual(frames);
  });

  it('are all drawn if they can be told apart', () => {
    expect(distinctFrames([0, 1, 2, 50, 99], 100)).toEqual([0, 1, 2, 50, 99]);
    expect(distinctFrames([0], 1)).toEqual([0]);
  });

  it('that fall on the same pixel are drawn once, no matter how many there are', () => {
    expect(distinctFrames([0, 1, 2, 45_000, 45_001, 89_999], 90_000)).toEqual([0, 45_000, 89_999]);
    const all = Array.from({ length: 90_000 }, (_, frame) => frame);
    const drawn = distinctFrames(all, 90_000);
    expect(drawn.length).toBeLessThanOrEqual(1001);
    expect([drawn[0], 89_999 - (drawn.at(-1) ?? 0) < 90]).toEqual([0, true]);
  });
});
