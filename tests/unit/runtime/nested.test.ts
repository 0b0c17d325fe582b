// @vitest-environment jsdom
// Nested compositions while actions, operators, and changes of timing do unusual things around them.
import { describe, expect, it } from 'vitest';
import type { Composition } from '../../../src/runtime/api/objects.ts';
import type { ActionsFactory } from '../../../src/runtime/definition/actions.ts';
import type { CompositionDefinition, LayerDefinition } from '../../../src/runtime/definition/composition.ts';
import { composition, FRAME, mount, project, rectangle, showing } from './support.ts';
import fc from 'fast-check';

interface Options {
  readonly isDetached?: boolean;
  readonly span?: Pick<LayerDefinition, 'startFrame' | 'duration'>;
  readonly child?: Partial<CompositionDefinition>;
  readonly actions?: ActionsFactory;
}

/** A main composition of 200 frames that shows a child of 50 frames. `ran` lists the frames it enters. */
async function open({
  isDetached = false,
  span = { startFrame: 10, duration: 60 },
  child = {},
  actions = () => ({}),
}: Options = {}) {
  const ran: number[] = [];
  const log = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [at, () => void ran.push(at)]));
  const mounted = await mount(
    project(
      composition({ duration: 200, layers: [showing('child', span, isDetached)] }),
      composition({ id: 'child', name: 'Child', duration: 50, layers: [rectangle('inner')], ...child }),
    ),
    (keyfill) => ({ child: { frames: log }, ...actions(keyfill) }),
  );
  const layer = mounted.main.findLayerByName('child')!;
  return { ...mounted, ran, layer, nested: layer.element.composition };
}

it.each([
  ['play', (nested: Composition) => nested.play()],
  ['pause', (nested: Composition) => nested.pause()],
  ['goToFrame', (nested: Composition) => nested.goToFrame(4)],
])('an attached playhead becomes independent after %s', async (_name, command) => {
  const { main, layer, nested } = await open();
  main.goToFrame(20);
  command(nested);
  expect(layer.element.detachedPlayhead).toBe(true);
});

it('an attached playhead runs nothing twice when its parent plays on after goToFrame', async () => {
  const { template, main, ran, run } = await open();
  template.play();
  run(40);
  main.goToFrame(20);
  main.play();
  run(2);
  expect(ran.slice(-3)).toEqual([30, 11, 12]);
});

it('an attached playhead is where its layer and the frame rates put it, even at rest', async () => {
  const { main, layer, nested } = await open();
  main.goToFrame(50);
  layer.startFrame = 20;
  expect(nested.activeFrame).toBe(30);
  nested.fps = 25;
  expect(nested.activeFrame).toBe(15);
  nested.duration = 10;
  expect(nested.activeFrame).toBe(9);
  main.duration = 26;
  expect([main.activeFrame, nested.activeFrame]).toEqual([25, 2]);
});

it('an attached playhead runs its frame actions in order, including those of skipped frames', async () => {
  const { template, clock, ran } = await open();
  template.play();
  clock.advance(15 * FRAME, 15 * FRAME);
  expect(ran).toEqual([0, 1, 2, 3, 4, 5]);
});

it('a detached playhead starts with its span and keeps playing while the parent is paused', async () => {
  const { template, main, nested, run } = await open({ isDetached: true });
  template.play();
  run(13);
  main.pause();
  run(10);
  expect(nested.activeFrame).toBe(13);
});

it.each([
  ['its span', 10, () => ({})],
  [
    'an action',
    15,
    (keyfill) => ({ main: { frames: { 15: () => keyfill.compositions[1]!.goToAndPlay(0) } } }),
  ],
] as const satisfies readonly (readonly [string, number, ActionsFactory])[])(
  "a detached playhead started by %s is where it would be if a slow machine hadn't dropped any frames",
  async (_name, start, actions) => {
    const { template, clock, nested, run } = await open({ isDetached: true, actions });
    template.play();
    run(13);
    clock.advance(25 * FRAME);
    run(2);
    expect(nested.activeFrame).toBe(40 - start);
  },
);

describe('a detached composition that loops by itself', () => {
  const loop = (from: number, to: number): ReturnType<ActionsFactory>[string] => ({
    frames: {
      [from]() {
        this.goToAndPlay(to);
      },
    },
  });
  /** Returns the number of different frames that the child shows in 60 ticks. */
  const framesOf = ({ nested, run }: Awaited<ReturnType<typeof open>>): number =>
    new Set(Array.from({ length: 60 }, () => (run(1), nested.activeFrame))).size;
  const span = { startFrame: 0, duration: 150 };

  it.each([
    ['before it has looped', 21, loop(50, 0), 50],
    ['before it has played', 0, loop(50, 0), 50],
    ['in its middle', 30, loop(20, 10), 10],
  ])('keeps looping when its parent seeks past its loop %s', async (_name, frames, child, count) => {
    const mounted = await open({
      isDetached: true,
      span,
      child: { duration: 51 },
      actions: () => ({ child }),
    });
    mounted.template.play();
    mounted.run(frames);
    mounted.main.goToFrame(120);
    mounted.run(2);
    expect(framesOf(mounted)).toBe(count);
  });

  it("doesn't run its actions in a host's seek", async () => {
    const { template, ran, run } = await open({ isDetached: true, span });
    template.seek(120);
    run(10);
    expect(ran).toEqual([]);
  });
});

it.each([true, false])(
  'timing that changes runs no action of hidden frames during playback, detached: %s',
  async (isDetached) => {
    const { template, main, nested, layer, ran, run } = await open({
      isDetached,
      span: { startFrame: 10, duration: 20 },
      child: { duration: 100 },
    });
    template.play();
    run(50);
    layer.duration = 100;
    expect(nested.activeFrame).toBe(main.activeFrame - 10);
    run(10);
    expect(nested.activeFrame).toBe(main.activeFrame - 10);
    expect(ran.filter((frame) => frame >= 20 && frame < 40)).toEqual([]);
    expect(ran.slice(-5)).toEqual([46, 47, 48, 49, 50]);
  },
);

// After a seek, what plays on its own is where uninterrupted playback would be, however deeply nested.
/** How a composition is nested in the one around it, and where it rests. */
interface Level {
  readonly isDetached: boolean;
  readonly start: number;
  readonly fps: 25 | 50;
  readonly duration: number;
  readonly step: number | null;
}

const DEEP: Level = { isDetached: true, start: 0, fps: 50, duration: 500, step: null };

/** A main composition without rests, and compositions nested in one another. */
const nest = (levels: readonly Level[]): CompositionDefinition[] =>
  [{ ...DEEP, duration: 200 }, ...levels].map(({ fps, duration, step }, depth) => {
    const next = levels[depth];
    return composition({
      id: `level-${depth}`,
      name: `Level ${depth}`,
      fps,
      duration,
      ...(step === null ? {} : { frameActions: [{ frame: step, isStep: true }] }),
      layers: next
        ? [showing(`level-${depth + 1}`, { startFrame: next.start, duration: 1000 }, next.isDetached)]
        : [],
    });
  });

/** The frames of the nested compositions, outermost first, as long as their layers are shown. */
async function framesAt(levels: readonly Level[], go: 'play' | 'seek', frame: number): Promise<number[]> {
  const { template, main, run } = await mount(project(...nest(levels)));
  if (go === 'seek') {
    main.goToFrame(frame);
  } else {
    template.play();
    run(frame);
  }
  const frames = template.keyfill.compositions.map(({ activeFrame }) => activeFrame);
  const off = levels.findIndex(({ start }, depth) => frames[depth]! < start);
  const shown = frames.slice(1, off < 0 ? undefined : off + 1);
  template.remove();
  return shown;
}

const level = fc.record({
  isDetached: fc.boolean(),
  start: fc.integer({ min: 0, max: 40 }),
  fps: fc.constant(50 as const),
  duration: fc.integer({ min: 1, max: 120 }),
  step: fc.option(fc.integer({ min: 0, max: 60 })),
});

it('a seek with parts that play on their own matches playback in any three nested compositions', async () => {
  const cases = fc.array(level, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(cases, fc.integer({ min: 0, max: 190 }), async (levels, frame) => {
      expect(await framesAt(levels, 'seek', frame)).toEqual(await framesAt(levels, 'play', frame));
    }),
    { numRuns: 200, seed: 5 },
  );
});
