// @vitest-environment jsdom
// The runtime against an oracle written from the product model alone. ORACLE_RUNS is the number of cases.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Composition } from '../../../src/runtime/api/objects.ts';
import { createOracle, type Case, type Method, type Command } from './oracle.ts';
import { composition, exactClock, mount, project } from './support.ts';

const RUNS = Number(process.env.ORACLE_RUNS ?? 1000);

const frame = fc.integer({ min: 0, max: 13 });
const method: fc.Arbitrary<Method> = fc.oneof(
  fc.constantFrom(['play'] as const, ['reverse'] as const, ['pause'] as const, ['stop'] as const),
  fc.tuple(fc.constantFrom('goToFrame', 'goToAndPlay', 'goBackFrom'), frame),
);
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('wait'), fc.integer({ min: 1, max: 6 })) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ['play command'] as const,
      ['next command'] as const,
      ['next command'] as const,
      ['stop command'] as const,
      ['release'] as const,
    ),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constant('method'), method) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom('duration', 'outroFrame'), fc.integer({ min: 1, max: 14 })),
  },
);
const aCase: fc.Arbitrary<Case> = fc
  .record({
    duration: fc.integer({ min: 1, max: 14 }),
    outro: fc.option(frame),
    steps: fc.uniqueArray(frame, { maxLength: 2 }),
    actions: fc.dictionary(frame.map(String), fc.array(method, { minLength: 1, maxLength: 2 }), {
      maxKeys: 2,
    }),
    middleware: fc.constantFrom('none', 'none', 'holds', 'holds and plays in reverse'),
  })
  .map(({ outro, steps, ...rest }) => {
    const isIn = outro !== null && outro < rest.duration;
    return { ...rest, outro: isIn ? outro : null, steps: steps.filter((step) => step !== outro) };
  });

function callOn(main: Composition, [name, at = 0]: readonly [Method[0], number?]): void {
  if (name === 'reverse') main.play({ reverse: true });
  else if (name === 'goToFrame') main.goToFrame(at);
  else if (name === 'goToAndPlay') main.goToAndPlay(at);
  else if (name === 'goBackFrom') main.goToAndPlay(at, { reverse: true });
  else main[name]();
}

/** The runtime of a case, driven by the same commands as the oracle. */
async function open({ duration, outro, steps, actions, middleware }: Case) {
  const entered: number[] = [];
  let release = (): void => {};
  const all = Array.from({ length: 14 }, (_, at) => at);
  const { template, main, clock } = await mount(
    project(
      composition({
        duration,
        layers: [],
        frameActions: [
          ...steps.map((at) => ({ frame: at, isStep: true })),
          ...(outro === null ? [] : [{ frame: outro, isOutro: true }]),
        ],
      }),
    ),
    (keyfill) => ({
      main: {
        composition() {
          if (middleware === 'none') return;
          keyfill.useOnStop((next) => {
            release = next;
            if (middleware === 'holds and plays in reverse') this.play({ reverse: true });
          });
        },
        frames: Object.fromEntries(
          all.map((at) => [
            at,
            function (this: Composition) {
              entered.push(at);
              for (const call of actions[at] ?? []) callOn(this, call);
            },
          ]),
        ),
      },
    }),
    { clock: exactClock() },
  );
  return {
    template,
    seen: () => ({
      frame: main.activeFrame,
      isPlaying: main.isPlaying,
      isVisible: main.isVisible,
      entered: [...entered],
    }),
    send(given: Command): void {
      if (given[0] === 'wait') clock.advance(given[1] * 20);
      else if (given[0] === 'method') callOn(main, given[1]);
      else if (given[0] === 'duration' || given[0] === 'outroFrame') main[given[0]] = given[1];
      else if (given[0] === 'play command') template.play();
      else if (given[0] === 'next command') template.next();
      else if (given[0] === 'stop command') template.stop();
      else release();
    },
  };
}

it('the runtime agrees with the product model in random cases of one composition', async () => {
  await fc.assert(
    fc.asyncProperty(aCase, fc.array(command, { minLength: 3, maxLength: 14 }), async (given, commands) => {
      const oracle = createOracle(given);
      const runtime = await open(given);
      for (const next of commands) {
        oracle.send(next);
        if (oracle.isOpen()) break;
        runtime.send(next);
        expect(runtime.seen()).toEqual(oracle.seen());
      }
      runtime.template.remove();
    }),
    { numRuns: RUNS, ...(process.env.ORACLE_RUNS ? {} : { seed: 29 }) },
  );
}, 600_000);
