// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompositionDefinition } from '../../../src/runtime/definition/composition.ts';
import { composition, create, keyedText, project, FRAME } from './support.ts';

type Command =
  | readonly ['play' | 'next' | 'stop' | 'load']
  | readonly ['update', unknown]
  | readonly ['invoke', string]
  | readonly ['run', number]
  | readonly ['method', 'play' | 'pause' | 'stop' | 'reverse' | 'goToFrame' | 'goToAndPlay', number];

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.constantFrom(['play'] as const, ['next'] as const, ['stop'] as const, ['load'] as const),
  fc.tuple(
    fc.constant('update' as const),
    fc.oneof(fc.dictionary(fc.constantFrom('_a', '_b'), fc.string()), fc.string()),
  ),
  fc.tuple(fc.constant('invoke' as const), fc.constantFrom('throw', 'none')),
  fc.tuple(fc.constant('run' as const), fc.integer({ min: 0, max: 60 })),
  fc.tuple(
    fc.constant('method' as const),
    fc.constantFrom('play', 'pause', 'stop', 'reverse', 'goToFrame', 'goToAndPlay'),
    fc.integer({ min: -9, max: 99 }),
  ),
);
const shape: fc.Arbitrary<Partial<CompositionDefinition>> = fc
  .record({
    duration: fc.integer({ min: 1, max: 60 }),
    steps: fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { maxLength: 3 }),
    outro: fc.option(fc.integer({ min: 0, max: 59 })),
  })
  .map(({ duration, steps, outro }) => ({
    duration,
    frameActions: [
      ...steps
        .filter((frame) => frame < duration && frame !== outro)
        .map((frame) => ({ frame, isStep: true })),
      ...(outro !== null && outro < duration ? [{ frame: outro, isOutro: true }] : []),
    ],
  }));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('commands in any order', () => {
  it('never throw, keep the playhead in range, and leave nothing behind after remove', async () => {
    await fc.assert(
      fc.asyncProperty(shape, fc.array(command, { maxLength: 25 }), async (more, commands) => {
        const mounted = create(
          project(
            composition({
              ...more,
              layers: [
                keyedText('_a'),
                {
                  id: 'n',
                  name: 'n',
                  startFrame: 2,
                  duration: 20,
                  element: { type: 'composition', composition: 'child', detachedPlayhead: true },
                },
              ],
            }),
            composition({
              id: 'child',
              name: 'Child',
              duration: 12,
              fps: 25,
              layers: [keyedText('_b')],
              frameActions: [{ frame: 5, isStep: true }],
            }),
          ),
          (keyfill) => ({
            main: {
              composition() {
                keyfill.useOnInvoke('throw', () => {
                  throw new Error('thrown');
                });
              },
            },
          }),
        );
        const { template, clock, main, run } = mounted;
        for (const [name, ...args] of commands) {
          if (name === 'run') run(Number(args[0]));
          else if (name === 'method') {
            const [method, frame] = args as [string, number];
            if (method === 'goToFrame') main.goToFrame(frame);
            else if (method === 'goToAndPlay') main.goToAndPlay(frame);
            else if (method === 'reverse') main.play({ reverse: true });
            else main[method as 'play' | 'pause' | 'stop']();
          } else if (name === 'load') await template.load();
          else (template[name] as (argument?: unknown) => void)(args[0]);
          expect(main.activeFrame).toBeGreaterThanOrEqual(0);
          expect(main.activeFrame).toBeLessThan(main.duration);
          if (main.isPlaying) expect(main.isVisible).toBe(true);
        }
        template.remove();
        clock.advance(50 * FRAME, FRAME);
        expect([template.root.isConnected, clock.waiting()]).toEqual([false, 0]);
      }),
      { numRuns: 150, seed: 117 },
    );
  });

  it('rest where the rules say: play and enough nexts reach the frame before the outro, and stop hides', async () => {
    await fc.assert(
      fc.asyncProperty(
        shape,
        fc.array(fc.integer({ min: 0, max: 80 }), { maxLength: 6 }),
        async (more, waits) => {
          const { template, main, run } = create(project(composition(more)));
          await template.load();
          template.play();
          for (const wait of waits) {
            run(wait);
            template.next();
          }
          for (let index = 0; index < 5; index += 1) {
            run(80);
            template.next();
          }
          const end =
            main.outroFrame === null ? main.duration - 1 : Math.min(main.outroFrame, main.duration) - 1;
          expect([main.activeFrame, main.isPlaying, main.isVisible]).toEqual([end, false, true]);
          template.stop();
          run(80);
          expect([main.isPlaying, main.isVisible]).toEqual([false, false]);
          template.remove();
        },
      ),
      { numRuns: 150, seed: 24 },
    );
  });
});
