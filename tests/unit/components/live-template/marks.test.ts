import { describe, expect, it } from 'vitest';
import type { ProjectDefinition } from '../../../../src/runtime/index.ts';
import { marksOf, restFrame } from '../../../../src/components/LiveTemplate/core/marks';
import { rulerFrames } from '../../../../src/components/LiveTemplate/core/ruler';

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

  it('are keyframes of elements and masks, steps and the outro', () => {
    expect(marksOf(project)).toEqual({
      duration: 100,
      keyframes: [0, 25],
      steps: [{ frame: 40, name: 'First' }],
      outro: 80,
    });
  });

  it('tell the frame that stands for the template', () => {
    expect(restFrame(project)).toBe(79);
  });

  it('have at most seven numbers over them, the last one whole', () => {
    for (const duration of [1, 7, 51, 100, 500, 3000]) {
      const frames = rulerFrames(duration);
      expect(frames.length).toBeLessThanOrEqual(7);
      expect(frames[0]).toBe(0);
      expect(frames.every((frame) => frame < duration)).toBe(true);
    }
  });
});
