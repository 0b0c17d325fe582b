// @vitest-environment jsdom
// The tables on the OGraf page: when each promise resolves, and with which code, in any order of calls.
import { beforeEach, expect, it, vi } from 'vitest';
import type { Keyfill } from '../../../src/runtime/api/keyfill.ts';
import type { ActionsFactory } from '../../../src/runtime/definition/actions.ts';
import { attachGraphic, composition, project } from './support.ts';

beforeEach(() => void vi.useFakeTimers());

const graphic = (frameActions: readonly object[] = [], actions?: ActionsFactory) =>
  attachGraphic(project(composition({ frameActions: frameActions as never })), actions);

/** Returns what a promise has resolved to after a number of milliseconds, or "waiting". */
async function after(milliseconds: number, promise: Promise<unknown>): Promise<unknown> {
  let answer: unknown = 'waiting';
  void promise.then((value) => (answer = value));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return answer;
}

it('playAction resolves at the rest, and immediately with skipAnimation', async () => {
  const element = graphic([{ frame: 50, isStep: true }]);
  await element.load();
  const playing = element.playAction({});
  expect(await after(800, playing)).toBe('waiting');
  expect(await after(400, playing)).toEqual({ statusCode: 200, currentStep: 0 });
  expect(await after(0, element.playAction({ skipAnimation: true }))).toEqual({
    statusCode: 200,
    currentStep: 1,
  });
});

it("stopAction resolves after the outro, and so does a play with a step that doesn't exist", async () => {
  const element = graphic([{ frame: 50, isOutro: true }]);
  await element.load();
  for (const leave of [() => element.stopAction({}), () => element.playAction({})]) {
    await after(0, element.playAction({ skipAnimation: true }));
    const leaving = leave();
    expect(await after(500, leaving)).toBe('waiting');
    expect(await after(700, leaving)).toEqual({ statusCode: 200 });
  }
  expect(await after(0, element.playAction({ goto: 5 }))).toEqual({ statusCode: 200 });
});

it('wrong calls get the status codes that the page lists', async () => {
  const element = graphic();
  const codeOf = async (answer: Promise<unknown>): Promise<unknown> =>
    ((await after(0, answer)) as { statusCode?: number }).statusCode;
  expect(await codeOf(element.playAction({}))).toBe(409);
  await element.load();
  expect(await codeOf(element.updateAction())).toBe(200);
  expect(await codeOf(element.updateAction({ data: ['list'] }))).toBe(400);
  expect(await codeOf(element.customAction({}))).toBe(400);
  expect(await codeOf(element.customAction({ id: 'nobody' }))).toBe(404);
  for (const params of [{ goto: 'x' }, { goto: NaN }, { delta: '1' }, { delta: Infinity }])
    expect(await codeOf(element.playAction(params)), JSON.stringify(params)).toBe(400);
  expect(await codeOf(element.customAction({ id: { toString: null } }))).toBe(400);
  expect(await codeOf(element.goToTime({ timestamp: 40 }))).toBe(400);
  expect(await codeOf(element.setActionsSchedule({ schedule: [] }))).toBe(400);
  await element.load({ renderType: 'non-realtime' });
  for (const timestamp of [undefined, 1e15, Number.MAX_VALUE])
    expect(await codeOf(element.goToTime({ timestamp })), String(timestamp)).toBe(400);
  expect(await codeOf(element.setActionsSchedule({ schedule: [{}] as never }))).toBe(400);
  await element.dispose();
  expect(await codeOf(element.stopAction({}))).toBe(409);
});

it('actions wait for load, in the order in which they arrived', async () => {
  const steps = [25, 50, 75].map((frame) => ({ frame, isStep: true }));
  let shown: Keyfill | undefined;
  const element = graphic(steps, (keyfill) => {
    shown = keyfill;
    return {};
  });
  const answers = Promise.all([element.load(), element.playAction({ goto: 1 }), element.playAction({})]);
  expect(await after(4000, answers)).toMatchObject([{}, {}, { currentStep: 2 }]);
  expect(shown?.mainComposition.activeFrame).toBe(75);
});
