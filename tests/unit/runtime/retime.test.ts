// @vitest-environment jsdom
// Timing that changes: nested timelines are where the new timing puts them, and no action runs for frames
// that were never shown.
import { describe, expect, it } from 'vitest';
import type { Composition, CompositionElement } from '../../../src/runtime/api/objects.ts';
import type { CompositionDefinition } from '../../../src/runtime/definition/composition.ts';
import { composition, mount, project } from './support.ts';

interface Options {
  readonly isDetached?: boolean;
  readonly child?: Partial<CompositionDefinition>;
  /** Runs on frame 40 of main. */
  readonly at40?: (main: Composition) => void;
}

/**
 * A main composition of 200 frames, with a layer that shows the child from frame 10 to 29. `ran` lists the
 * child's entered frames.
 */
async function open({ isDetached = false, child = {}, at40 = () => {} }: Options = {}) {
  const ran: number[] = [];
  const frames = Object.fromEntries(
    Array.from({ length: 200 }, (_, frame) => [frame, () => void ran.push(frame)]),
  );
  const mounted = await mount(
    project(
      composition({
        duration: 200,
        layers: [
          {
            id: 'shown',
            name: 'shown',
            startFrame: 10,
            duration: 20,
            element: { type: 'composition', composition: 'child', detachedPlayhead: isDetached },
          },
        ],
      }),
      composition({ id: 'child', name: 'Child', duration: 100, layers: [], ...child }),
    ),
    () => ({
      main: {
        frames: {
          40() {
            at40(this);
          },
        },
      },
      child: { frames },
    }),
  );
  const layer = mounted.main.findLayerByName('shown')!;
  return { ...mounted, ran, layer, nested: (layer.element as CompositionElement).composition };
}

describe('a layer that becomes longer', () => {
  it.each([true, false])(
    'shows the right frame at rest, with a detached playhead: %s',
    async (isDetached) => {
      const { template, main, nested, layer, run } = await open({ isDetached });
      template.play();
      run(50);
      main.pause();
      expect(nested.activeFrame).toBeLessThan(21);
      layer.duration = 100;
      expect(nested.activeFrame).toBe(main.activeFrame - 10);
      expect(nested.isPlaying).toBe(isDetached);
    },
  );

  it.each([true, false])(
    'runs no action of hidden frames during playback, with a detached playhead: %s',
    async (isDetached) => {
      const { template, main, nested, layer, ran, run } = await open({ isDetached });
      template.play();
      run(50);
      layer.duration = 100;
      run(10);
      expect(nested.activeFrame).toBe(main.activeFrame - 10);
      const hidden = ran.filter((frame) => frame >= 20 && frame < 40);
      expect(hidden).toEqual([]);
      expect(ran.slice(-5)).toEqual([46, 47, 48, 49, 50]);
    },
  );

  it('runs only the current frame of the nested composition if an action did it', async () => {
    const { template, ran, run } = await open({ at40: (main) => (main.layers[0]!.duration = 100) });
    template.play();
    run(45);
    expect(ran.filter((frame) => frame >= 20)).toEqual([30, 31, 32, 33, 34, 35]);
  });
});

it('a nested composition that becomes longer during playback runs no action of hidden frames', async () => {
  const { template, nested, layer, ran, run } = await open({ child: { duration: 5 } });
  layer.duration = 150;
  template.play();
  run(50);
  expect(nested.activeFrame).toBe(4);
  nested.duration = 100;
  expect(nested.activeFrame).toBe(40);
  run(2);
  expect(ran).toEqual([0, 1, 2, 3, 4, 41, 42]);
});

it('a layer that moves during playback runs no action of the frames in between', async () => {
  const { template, nested, layer, ran, run } = await open({});
  layer.duration = 150;
  template.play();
  run(20);
  layer.startFrame = 2;
  expect(nested.activeFrame).toBe(18);
  run(2);
  expect(ran).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 19, 20]);
});
