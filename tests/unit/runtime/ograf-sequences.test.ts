// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Keyfill } from '../../../src/runtime/api/keyfill.ts';
import { attachGraphic, composition, project, insideOf } from './support.ts';

const steps = [25, 50, 75].map((frame) => ({ frame, isStep: true }));

beforeEach(() =>
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout', 'clearTimeout'],
  }),
);
afterEach(() => vi.useRealTimers());

/** A graphic with three steps, in the page but not loaded. */
const graphic = (setUp: (keyfill: Keyfill) => void = () => undefined) =>
  attachGraphic(project(composition({ frameActions: steps })), (keyfill) => {
    (globalThis as { shown?: unknown }).shown = keyfill;
    setUp(keyfill);
    return {};
  });

const shown = (): Keyfill => (globalThis as unknown as { shown: Keyfill }).shown;
const frame = (): number => shown().mainComposition.activeFrame;

/** Waits for answers while the browser's time passes. */
async function answers<Answer>(all: readonly Promise<Answer>[]): Promise<readonly Answer[]> {
  const answered = Promise.all(all);
  await vi.advanceTimersByTimeAsync(4000);
  return answered;
}

it("a play during the previous step's animation skips ahead, and the answers are correct", async () => {
  const element = graphic();
  await element.load();
  const [, second] = await answers([element.playAction({}), element.playAction({})]);
  expect(second).toMatchObject({ statusCode: 200, currentStep: 1 });
  expect(frame()).toBe(50);
  const [third] = await answers([element.playAction({})]);
  expect(third).toMatchObject({ currentStep: 2 });
  expect(frame()).toBe(75);
});

it('actions wait for load, in the order in which they arrived', async () => {
  const element = graphic();
  const [, , second] = await answers([
    element.load(),
    element.playAction({ goto: 1 }),
    element.playAction({}),
  ]);
  expect(second).toMatchObject({ currentStep: 2 });
  expect(frame()).toBe(75);
});

it('dispose right after load leaves no graphic and no unresolved promise', async () => {
  const element = graphic();
  const [, , played] = await answers([element.load(), element.dispose(), element.playAction({})]);
  expect(element.children).toHaveLength(0);
  expect(played).toMatchObject({ statusCode: 409 });
});

describe('an action that delays play', () => {
  /** How long the first play waits, in milliseconds. */
  const WAIT = 500;
  const slow = () =>
    graphic((keyfill) =>
      keyfill.useOnPlay(async (next) => {
        await new Promise((resolve) => setTimeout(resolve, WAIT));
        next();
      }),
    );

  it.each([false, true])(
    'does not keep a play from the step that it names, skipAnimation %s',
    async (skipAnimation) => {
      const element = slow();
      await element.load();
      await answers([element.playAction({ goto: 2, skipAnimation })]);
      expect(frame()).toBe(75);
      const [third] = await answers([element.playAction({})]);
      expect([frame(), third]).toEqual([99, { statusCode: 200, currentStep: 3 }]);
    },
  );

  it("doesn't bring back a graphic that was stopped in the meantime", async () => {
    const element = slow();
    await element.load();
    await answers([element.playAction({ goto: 2 }), element.stopAction({})]);
    expect(shown().mainComposition.isVisible).toBe(false);
  });
});

it('circular data is reported, and the graphic and its debug view keep working', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  window.history.replaceState(null, '', '/?keyfill-debug');
  const data: Record<string, unknown> = {};
  data['self'] = data;
  const element = graphic();
  const codes = await answers([
    element.load({ data }),
    element.updateAction({ data }),
    element.playAction({ goto: 0 }),
  ]);
  window.history.replaceState(null, '', '/');
  expect(codes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(report).toHaveBeenCalledWith(expect.stringContaining('command update'));
  expect(frame()).toBe(25);
  expect(insideOf(element).querySelector('pre')).not.toBeNull();
  await element.dispose();
  expect(element.childElementCount).toBe(0);
  report.mockRestore();
});
