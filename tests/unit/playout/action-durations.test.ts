// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actionDurations, clipDuration } from '../../../src/playout/definition/action-durations.ts';
import type { CompositionDefinition } from '../../../src/runtime/definition/composition.ts';
import { attachGraphic, composition, project } from '../runtime/support.ts';

const NO_ACTIONS = '() => ({})';
const durationsOf = (more: Partial<CompositionDefinition>, actions = NO_ACTIONS) =>
  actionDurations(project(composition(more)), actions);

/** Looks a duration up as the specification says: the step, the entry without a step, then the action. */
function lookUp(durations: ReturnType<typeof actionDurations>, type: string, step?: number) {
  const entry = durations?.find((one) => one.type === type);
  const steps = entry?.steps ?? [];
  const found = steps.find((one) => one.step === step) ?? steps.find((one) => one.step === undefined);
  return (step === undefined ? undefined : found?.duration) ?? entry?.duration;
}

it("a graphic's actions last as long as their frames, in whole milliseconds", () => {
  const frameActions = [
    { frame: 75, isOutro: true },
    { frame: 50, isStep: true },
    { frame: 25, isStep: true },
  ];
  expect(durationsOf({ frameActions, duration: 100 })).toEqual([
    {
      type: 'playAction',
      duration: 500,
      steps: [
        { step: 0, duration: 500 },
        { step: 1, duration: 500 },
        { step: 2, duration: 480 },
        { duration: 500 },
      ],
    },
    { type: 'updateAction', duration: 0 },
    { type: 'stopAction', duration: 500 },
  ]);
  expect(lookUp(durationsOf({ fps: 29.97, duration: 31 }), 'playAction', 0)).toBe(1001);
});

describe('the runtime takes as long as the manifest says', () => {
  beforeEach(() => void vi.useFakeTimers());

  /** Returns after how many milliseconds an action is done. */
  async function timeOf(action: () => Promise<unknown>): Promise<number> {
    const start = performance.now();
    let end: number | undefined;
    void action().then(() => (end = performance.now()));
    for (let waited = 0; end === undefined && waited < 5000; waited += 4)
      await vi.advanceTimersByTimeAsync(4);
    return (end ?? Infinity) - start;
  }

  it.each<readonly [string, Partial<CompositionDefinition>]>([
    [
      'with steps and an outro',
      {
        frameActions: [
          { frame: 20, isStep: true },
          { frame: 70, isOutro: true },
        ],
      },
    ],
    ['without an outro, at 29.97 frames per second', { fps: 29.97, duration: 40 }],
    ['with an outro on the last frame', { frameActions: [{ frame: 99, isOutro: true }] }],
  ])('in a graphic %s', async (_name, more) => {
    const definition = project(composition(more));
    const durations = actionDurations(definition, NO_ACTIONS);
    const element = attachGraphic(definition);
    const loading = element.load();
    await vi.advanceTimersByTimeAsync(100);
    await loading;
    const compare = async (type: 'playAction' | 'stopAction', step?: number): Promise<void> => {
      const took = await timeOf(() => element[type]({}));
      // Frames are painted 60 times per second.
      expect(Math.abs(took - lookUp(durations, type, step)!), `${type} ${step}`).toBeLessThanOrEqual(40);
    };
    const steps = durations?.[0]?.steps?.length ?? 0;
    for (let step = 0; step < steps; step += 1) await compare('playAction', step);
    await timeOf(() => element.playAction({ skipAnimation: true }));
    await compare('stopAction');
  });
});

it.each([
  ['manual', 12],
  ['none', 2],
  [5000, 5.5],
] as const)('the length of a clip includes what is on air in out mode %s', (outMode, seconds) => {
  const { compositions, ...rest } = project(composition({ frameActions: [{ frame: 75, isOutro: true }] }));
  expect(clipDuration({ ...rest, compositions, templateDefinition: { outMode } })).toBe(seconds);
});
