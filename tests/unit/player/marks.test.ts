import { expect, it, test } from 'vitest';
import type { ProjectDefinition } from '../../../src/runtime/index.ts';
import { MAX_DURATION } from '../../../src/runtime/model/limits.ts';
import { marksOf, restFrame } from '../../../src/player/session/marks.ts';
import { distinctFrames, rulerFrames } from '../../../src/player/controls/ruler.ts';

const animated = (...frames: readonly number[]) => ({
  keyframes: frames.map((frame) => ({ frame, value: 0 })),
});

const project = {
  mainComposition: 'main',
  compositions: [
    {
      id: 'main',
      duration: 100,
      frameActions: [
        { frame: 40, name: 'First', isStep: true },
        { frame: 80, isOutro: true },
        { frame: 10, name: 'plain' },
      ],
      layers: [
        {
          element: { style: { x: animated(25, 0), fill: '#fff' } },
          masks: [{ style: { width: animated(25, 120) } }],
        },
        { isGuide: true, element: { style: { x: animated(7) } } },
      ],
    },
  ],
} as unknown as ProjectDefinition;

it('marks are the keyframes of elements and masks, the steps, and the outro', () => {
  expect(marksOf(project)).toEqual({
    duration: 100,
    keyframes: [0, 25],
    steps: [{ frame: 40, name: 'First' }],
    outro: 80,
  });
});

it('marks determine the frame that represents the template', () => {
  expect(restFrame(project)).toBe(79);
});

test.each([
  [7, [0, 2, 4, 6]],
  [12_001, [0, 5000, 10_000]],
  [MAX_DURATION, [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000]],
])('marks count %d frames in round steps', (duration, frames) => {
  expect(rulerFrames(duration)).toEqual(frames);
});

test('marks on the slider keep their distance', () => {
  expect(distinctFrames([74, 0, 3, 75, 77, 81, 86], 87)).toEqual([0, 3, 74, 77, 81, 86]);
});
