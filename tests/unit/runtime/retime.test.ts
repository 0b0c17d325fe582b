// @vitest-environment jsdom
// Times that are written: what is nested is where the new times have it, and no action runs for frames that were never seen.
import { describe, expect, it } from 'vitest';
import type { Composition, CompositionElement } from '../../../src/runtime/api/objects.ts';
import type { CompositionDefinition } from '../../../src/runtime/definition/composition.ts';
import { composition, mount, project } from './support.ts';

interface Options {
  readonly isDetached?: boolean;
  readonly child?: Partial<CompositionDefinition>;
  /** What main does at frame 40. */
  readonly at40?: (main: Composition) => void;
}

/** Main of 200 frames; its layer shows the child from frame 10 to 29. `ran` lists the child's frames that were entered. */
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

describe('a layer that is made longer', () => {
  it.each([true, false])(
    'at rest shows the right frame, with a detached playhead: %s',
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
    'during playback runs no action of frames that were hidden, with a detached playhead: %s',
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

  it('by an action runs that frame of the nested composition, and none of those before', async () => {
    const { template, ran, run } = await open({ at40: (main) => (main.layers[0]!.duration = 100) });
    template.play();
    run(45);
    expect(ran.filter((frame) => frame >= 20)).toEqual([30, 31, 32, 33, 34, 35]);
  });
});

it('a nested composition that is made longer during playback runs no action of frames that were hidden', async () => {
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

it('a layer that is moved during playback runs no action of frames between', async () => {
  const { template, nested, layer, ran, run } = await open({});
  layer.duration = 150;
  template.play();
  run(20);
  layer.startFrame = 2;
  expect(nested.activeFrame).toBe(18);
  run(2);
  expect(ran).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 19, 20]);
});

it('a next that does nothing marks no frame as entered', async () => {
  let ran = 0;
  const { template, main } = await mount(
    project(composition({ frameActions: [{ frame: 80, isOutro: true }] })),
    () => ({ main: { frames: { 79: () => void (ran += 1) } } }),
  );
  template.play();
  main.goToFrame(79);
  template.next();
  expect([ran, main.isPlaying]).toEqual([0, false]);
  main.play();
  expect([ran, main.isPlaying, main.activeFrame]).toEqual([1, false, 79]);
});

it('a stop that waits for its middleware hides the graphic in reverse, until a play command cancels it', async () => {
  const { template, main, run } = await mount(project(composition()), (keyfill) => ({
    main: { composition: () => void keyfill.useOnStop(() => {}) },
  }));
  const playBack = (): void => {
    main.goToAndPlay(10, { reverse: true });
    run(20);
  };
  template.play();
  template.stop();
  template.next();
  playBack();
  expect(main.isVisible).toBe(false);
  playBack();
  expect(main.isVisible).toBe(false);
  template.play();
  playBack();
  expect([main.isVisible, main.activeFrame]).toEqual([true, 0]);
});
