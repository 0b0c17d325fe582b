// @vitest-environment jsdom
// OGraf graphics that a renderer drives by time. tests/e2e/runtime-ograf.spec.ts compares their pictures.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachGraphic, composition, insideOf, keyedText, project, rectangle } from './support.ts';

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
  window.history.replaceState(null, '', '/');
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

const play = { timestamp: 0, action: { type: 'playAction', params: {} } };
const update = (timestamp: number, text: string) => ({
  timestamp,
  action: { type: 'updateAction', params: { data: { _name: text } } },
});

it.each<[string, readonly object[], readonly string[]]>([
  ['holds for the whole clip', [play], ['Edit', 'Edit', 'Edit']],
  ['replaces an update that was scheduled before', [play, update(0, 'Planned')], ['Edit', 'Edit', 'Edit']],
  ['gives way to an update that is scheduled later', [play, update(1500, 'Late')], ['Edit', 'Edit', 'Late']],
])('an edit at 1 second %s', async (_what, schedule, texts) => {
  const element = attachGraphic(project(composition({ layers: [keyedText('_name')] })));
  const calls = [
    element.load({ renderType: 'non-realtime', data: { _name: 'First' } }),
    element.setActionsSchedule({ schedule }),
    element.goToTime({ timestamp: 1000 }),
    element.updateAction({ data: { _name: 'Typed' } }),
    element.updateAction({ data: { _name: 'Edit' } }),
  ];
  const seen: (string | null)[] = [];
  for (const timestamp of [500, 1000, 2000, 500, 2000, 1000]) {
    calls.push(element.goToTime({ timestamp }));
    await vi.advanceTimersByTimeAsync(100);
    seen.push(insideOf(element).textContent);
  }
  const [early, now, late] = texts;
  expect(seen).toEqual([early, now, late, early, late, now]);
  expect(new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

it('a stop during the in animation blends the same way from whichever side its moment is reached', async () => {
  const opacity = { keyframes: [0, 20, 75, 99].map((frame, at) => ({ frame, value: at % 3 === 0 ? 0 : 1 })) };
  const plate = rectangle('plate', { element: { type: 'rectangle', style: { opacity } } });
  const element = attachGraphic(
    project(composition({ frameActions: [{ frame: 75, isOutro: true }], layers: [plate] })),
  );
  await element.load({ renderType: 'non-realtime', data: {} });
  await element.setActionsSchedule({
    schedule: [play, { timestamp: 200, action: { type: 'stopAction', params: {} } }],
  });
  const seen: number[] = [];
  for (const timestamp of [190, 220, 440, 1500, 440, 220, 190]) {
    const going = element.goToTime({ timestamp });
    await vi.advanceTimersByTimeAsync(100);
    await going;
    const nodes = [...insideOf(element).querySelectorAll<HTMLElement>('[style*="opacity"]')];
    seen.push(Math.max(0, ...nodes.map(({ style }) => Number(style.opacity))));
  }
  const [before = 0, after = 0, later = 0, , ...back] = seen;
  expect(back).toEqual([later, after, before]);
  // A jump to the outro would show 1. Half of the plate was on screen.
  expect(before).toBeCloseTo(0.45);
  expect(Math.abs(after - before)).toBeLessThan(0.1);
  expect(later).toBeLessThan(after);
});
