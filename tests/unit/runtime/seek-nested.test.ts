// @vitest-environment jsdom
// Seeking compared with uninterrupted playback: what plays on its own is in the same place, no matter how
// deeply it's nested.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CompositionDefinition } from '../../../src/runtime/definition/composition.ts';
import { composition, mount, project } from './support.ts';

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
        ? [
            {
              id: 'in',
              name: 'in',
              startFrame: next.start,
              duration: 1000,
              element: {
                type: 'composition',
                composition: `level-${depth + 1}`,
                detachedPlayhead: next.isDetached,
              },
            },
          ]
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
