// @vitest-environment jsdom
// OGraf graphics that a renderer drives by time.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LayerDefinition } from '../../../src/runtime/definition/composition.ts';
import { attachGraphic, composition, project, insideOf } from './support.ts';

/** Pictures that are waiting for their file, by address. The test makes them arrive. */
const waiting = new Map<string, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  HTMLImageElement.prototype.decode = function () {
    return new Promise((resolve) => waiting.set(this.getAttribute('src') ?? '', resolve));
  };
});
afterEach(() => {
  vi.useRealTimers();
  waiting.clear();
});

const graphic = async (search = '') => {
  window.history.replaceState(null, '', `/${search}`);
  const element = attachGraphic(
    project(
      composition({
        layers: [{ id: 'photo', name: 'photo', element: { type: 'image-loader', key: '_photo' } }],
      }),
    ),
  );
  await element.load({ renderType: 'non-realtime', data: {} } as never);
  return element;
};

it("waits for the pictures of a moment, so that only the schedule decides what's shown", async () => {
  const element = await graphic();
  await element.setActionsSchedule({
    schedule: [
      { timestamp: 0, action: { type: 'playAction', params: {} } },
      { timestamp: 100, action: { type: 'updateAction', params: { data: { _photo: 'a.png' } } } },
    ],
  });
  let isThere = false;
  const going = element.goToTime({ timestamp: 200 }).then(() => (isThere = true));
  await vi.advanceTimersByTimeAsync(500);
  expect(isThere).toBe(false);
  waiting.get('a.png')?.();
  await vi.advanceTimersByTimeAsync(100);
  await going;
  expect(insideOf(element).querySelector('img')?.getAttribute('src')).toBe('a.png');
});

it.each([[null], [{ timestamp: NaN, action: { type: 'playAction' } }]])(
  'refuses a schedule with %j and keeps the one that it has',
  async (entry) => {
    const element = await graphic();
    const good = { timestamp: 0, action: { type: 'updateAction', params: { data: { _photo: 'a.png' } } } };
    await element.setActionsSchedule({ schedule: [good] });
    const answer = await element.setActionsSchedule({ schedule: [good, entry] });
    expect(answer).toMatchObject({
      statusCode: 400,
      statusMessage: expect.stringContaining('schedule') as string,
    });
    const going = element.goToTime({ timestamp: 40 });
    await vi.advanceTimersByTimeAsync(100);
    waiting.get('a.png')?.();
    await vi.advanceTimersByTimeAsync(100);
    await going;
    expect(insideOf(element).querySelector('img')?.getAttribute('src')).toBe('a.png');
  },
);

it("shows the debug view if it's enabled, and keeps it when time goes back", async () => {
  const element = await graphic('?keyfill-debug');
  expect(insideOf(element).querySelector('pre')?.textContent).toContain('Host: OGraf renderer');
  const there = async (timestamp: number): Promise<void> => {
    const going = element.goToTime({ timestamp });
    await vi.advanceTimersByTimeAsync(100);
    await going;
  };
  await there(200);
  await there(40);
  expect(insideOf(element).querySelector('pre')?.textContent).toContain('Host: OGraf renderer');
  await element.customAction({ id: 'keyfillDebug' });
  expect(insideOf(element).querySelector('pre')).toBeNull();
});

describe('the exact picture of a moment', () => {
  const moving: LayerDefinition = {
    id: 'bar',
    name: 'bar',
    element: {
      type: 'rectangle',
      style: {
        x: {
          keyframes: [
            { frame: 0, value: 0 },
            { frame: 99, value: 99 },
          ],
        },
      },
    },
  };

  /**
   * Returns the bar's position at each moment of a graphic that's played at a given time. The bar moves by a
   * pixel per frame.
   */
  async function positions(moments: readonly number[], playedAt: number): Promise<number[]> {
    const element = attachGraphic(project(composition({ layers: [moving] })));
    await element.load({ renderType: 'non-realtime' });
    await element.setActionsSchedule({
      schedule: [{ timestamp: playedAt, action: { type: 'playAction', params: {} } }],
    });
    const seen: number[] = [];
    for (const timestamp of moments) {
      const going = element.goToTime({ timestamp });
      await vi.advanceTimersByTimeAsync(50);
      await going;
      seen.push(
        Math.round(
          Number(/translate\(([\d.]+)/.exec(insideOf(element).querySelector('svg')!.style.transform)?.[1]),
        ),
      );
    }
    return seen;
  }

  it("doesn't depend on the moments that were requested before", async () => {
    // A renderer with 60 frames per second, a composition with 50, and a play between two frames of both.
    const moments = Array.from({ length: 30 }, (_, index) => ((61 + index) * 1000) / 60);
    const exact = moments.map((moment) => Math.floor(((moment - 1015) * 50) / 1000 + 1e-9));
    expect(await positions(moments, 1015)).toEqual(exact);
    expect((await positions(moments.slice(-1), 1015))[0]).toBe(exact.at(-1));
  });
});
