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

/** The places where two lists differ, which keeps a failure short. */
const differences = (seen: readonly number[], expected: readonly number[]): readonly string[] =>
  seen
    .flatMap((frame, at) => (frame === expected[at] ? [] : [`${at}: ${frame}, not ${expected[at]}`]))
    .slice(0, 5);

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
    const seen: number[] = [];
    const expected: number[] = [];
    for (let index = 0; index < FRAMES; index += 1) {
      goToTime((index * 1000) / rate);
      seen.push(main.activeFrame);
      expected.push(index < from ? index : to + ((index - from) % (from - to)));
    }
    expect(differences(seen, expected)).toEqual([]);
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
    const seen: number[] = [];
    const expected: number[] = [];
    for (let frame = 0; frame < FRAMES; frame += 1) {
      goToTime((frame * 1000) / outerRate);
      if (frame < 7) continue;
      seen.push(nested.activeFrame);
      expected.push(count(frame) % 9);
    }
    expect(differences(seen, expected)).toEqual([]);
  });

  it.each([true, false])(
    'shows the same by seeking as by playing, with a detached playhead: %s',
    async (isDetached) => {
      const played = await open(nesting(outer, inner, isDetached));
      const sought = await open(nesting(outer, inner, isDetached));
      const frameOf = ({ main }: typeof played): number => main.layers[0]!.element.composition.activeFrame;
      played.template.play();
      const [seen, found, expected]: [number[], number[], number[]] = [[], [], []];
      for (let frame = 0; frame < FRAMES; frame += 1) {
        played.goToTime((frame * 1000) / outerRate);
        sought.main.goToFrame(frame);
        if (frame < 7) continue;
        seen.push(frameOf(played));
        found.push(frameOf(sought));
        expected.push(count(frame));
      }
      expect(differences(seen, expected)).toEqual([]);
      expect(differences(found, expected)).toEqual([]);
    },
  );
});
