// @vitest-environment jsdom
// Time at all frame rates, on a clock that ticks exactly when frames are due, as frame-counting renderers do.
import { describe, expect, it } from 'vitest';
import type { ActionsFactory } from '../../../src/runtime/definition/actions.ts';
import type { CompositionDefinition } from '../../../src/runtime/definition/composition.ts';
import { exactFrameRate } from '../../../src/runtime/model/time.ts';
import { atFrame, composition, exactClock, mount, project, showing } from './support.ts';

type Rate = NonNullable<CompositionDefinition['fps']>;
const RATES: readonly Rate[] = [25, 29.97, 30, 50, 59.94, 60];
/** Rates of a composition and the one inside it: equal, faster, slower, and 29.97 or 59.94 on either side. */
const PAIRS: readonly (readonly [Rate, Rate])[] = [
  [29.97, 29.97],
  [59.94, 59.94],
  [60, 60],
  [25, 50],
  [50, 25],
  [30, 59.94],
  [60, 29.97],
  [59.94, 25],
];
const FRAMES = 3000;
/** Like the OGraf adapter, this advances time in steps shorter than a frame of the fastest composition. */
const STEP = 5;

async function open(compositions: readonly CompositionDefinition[], actions?: ActionsFactory) {
  const { template, main, clock } = await mount(project(...compositions), actions, { clock: exactClock() });
  const goToTime = (time: number): void => {
    if (time > clock.now()) clock.advance(time - clock.now(), STEP);
  };
  return { template, main, goToTime };
}

/** A composition that shows another one from frame 7. */
const nesting = (outer: Rate, inner: Rate, detachedPlayhead: boolean, duration = 30_000) => [
  composition({
    fps: outer,
    duration: 20_000,
    layers: [showing('child', { startFrame: 7, duration: 20_000 }, detachedPlayhead)],
  }),
  composition({ id: 'child', fps: inner, duration, layers: [] }),
];

/** Expects what's seen in each frame. A failure only lists the first differences. */
function expectFrames(first: number, see: (at: number) => number, expected: (at: number) => number): void {
  const differences = Array.from({ length: FRAMES }, (_, at) => {
    const frame = see(at);
    return at < first || frame === expected(at) ? [] : [`${at}: ${frame}, not ${expected(at)}`];
  });
  expect(differences.flat().slice(0, 5)).toEqual([]);
}

describe.each(RATES)('at %d frames per second, on an exact clock', (fps) => {
  const rate = exactFrameRate(fps) ?? fps;

  it.each([
    [9, 5],
    [2, 1],
  ])('plays every frame of a loop from frame %d to %d', async (from, to) => {
    const { template, main, goToTime } = await open(
      [composition({ fps, duration: 20, layers: [] })],
      atFrame(from, (looping) => looping.goToAndPlay(to)),
    );
    template.play();
    const see = (at: number): number => {
      goToTime((at * 1000) / rate);
      return main.activeFrame;
    };
    expectFrames(0, see, (at) => (at < from ? at : to + ((at - from) % (from - to))));
  });
});

describe.each(PAIRS)('at %d frames per second, with a composition of %d in it', (outer, inner) => {
  const [outerRate, innerRate] = [exactFrameRate(outer) ?? outer, exactFrameRate(inner) ?? inner];
  const count = (frame: number): number => Math.floor(((frame - 7) * innerRate) / outerRate + 1e-6);

  it('plays every frame of a loop in the inner composition', async () => {
    const { template, main, goToTime } = await open(
      nesting(outer, inner, true, 20),
      atFrame(9, (child) => child.goToAndPlay(0), 'child'),
    );
    const nested = main.layers[0]!.element.composition;
    template.play();
    const see = (at: number): number => {
      goToTime((at * 1000) / outerRate);
      return nested.activeFrame;
    };
    expectFrames(7, see, (at) => count(at) % 9);
  });

  it.each([true, false])(
    'shows the same by seeking as by playing, with a detached playhead: %s',
    async (isDetached) => {
      const played = await open(nesting(outer, inner, isDetached));
      const sought = await open(nesting(outer, inner, isDetached));
      const frameOf = ({ main }: typeof played): number => main.layers[0]!.element.composition.activeFrame;
      played.template.play();
      const play = (at: number): number => {
        played.goToTime((at * 1000) / outerRate);
        return frameOf(played);
      };
      const seek = (at: number): number => {
        sought.main.goToFrame(at);
        return frameOf(sought);
      };
      for (const see of [play, seek]) expectFrames(7, see, count);
    },
  );
});
