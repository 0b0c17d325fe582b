// @vitest-environment jsdom
// OGraf graphics that a renderer drives by time. tests/e2e/runtime-ograf.spec.ts compares their pictures.
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OgrafGraphic } from '../../../src/runtime/adapters/ograf-graphic.ts';
import type { Composition } from '../../../src/runtime/api/objects.ts';
import {
  attachGraphic,
  composition,
  holdPictures,
  insideOf,
  keyedText,
  layer,
  project,
  rectangle,
  showing,
} from './support.ts';

let waiting: ReadonlyMap<string, () => void>;

beforeEach(() => {
  vi.useFakeTimers();
  waiting = holdPictures();
});

const play = { timestamp: 0, action: { type: 'playAction', params: {} } };
const update = (timestamp: number, data: Readonly<Record<string, string>>) => ({
  timestamp,
  action: { type: 'updateAction', params: { data } },
});

it("waits for the pictures of a moment, so only the schedule decides what's shown", async () => {
  const layers = [layer('photo', { type: 'image-loader', key: '_photo' })];
  const element = attachGraphic(project(composition({ layers })));
  await element.load({ renderType: 'non-realtime', data: {} });
  await element.setActionsSchedule({ schedule: [play, update(100, { _photo: 'a.png' })] });
  let isThere = false;
  const going = element.goToTime({ timestamp: 200 }).then(() => (isThere = true));
  await vi.advanceTimersByTimeAsync(500);
  expect(isThere).toBe(false);
  waiting.get('a.png')?.();
  await vi.advanceTimersByTimeAsync(100);
  await going;
  expect(insideOf(element).querySelector('img')?.getAttribute('src')).toBe('a.png');
  // A new schedule replaces the one before.
  await element.setActionsSchedule({ schedule: [] });
  const next = element.goToTime({ timestamp: 300 });
  await vi.advanceTimersByTimeAsync(100);
  await next;
  expect(insideOf(element).querySelector('img')).toBeNull();
});

it.each<[string, readonly object[], readonly string[]]>([
  ['holds for the whole clip', [play], ['Edit', 'Edit', 'Edit']],
  [
    'replaces an update that was scheduled before',
    [play, update(0, { _name: 'Planned' })],
    ['Edit', 'Edit', 'Edit'],
  ],
  [
    'gives way to an update that is scheduled later',
    [play, update(1500, { _name: 'Late' })],
    ['Edit', 'Edit', 'Late'],
  ],
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

/** Returns what viewers see. What's hidden isn't painted, so it keeps its last state on screen. */
function pictureOf(element: OgrafGraphic): string {
  const copy = document.createElement('div');
  copy.append(...[...insideOf(element).children].map((node) => node.cloneNode(true)));
  for (const node of copy.querySelectorAll('[style*="visibility: hidden"]')) node.remove();
  // The order of declarations says in which order they were written.
  for (const node of copy.querySelectorAll('[style]'))
    node.setAttribute('style', (node.getAttribute('style') ?? '').split(/; ?/).sort().join(';'));
  return copy.innerHTML.replace(/keyfill0\.[\de-]+/g, 'id');
}

const moving = (...values: readonly number[]) => ({
  keyframes: values.map((value, at) => ({ frame: at * 25, value })),
});
/** A graphic with steps, an outro, and a part that plays on its own and counts its loops. */
const busy = project(
  composition({
    frameActions: [
      { frame: 30, isStep: true },
      { frame: 50, isStep: true },
      { frame: 75, isOutro: true },
    ],
    layers: [
      rectangle('plate', {
        element: { type: 'rectangle', style: { x: moving(-900, 96, 0, 96, -900) } },
        masks: [{ id: 'wipe', shape: 'rectangle', style: { width: moving(0, 700, 600, 700, 0) } }],
      }),
      { ...keyedText('_name'), startFrame: 10, duration: 60 },
      showing('loop', { startFrame: 5 }, true),
    ],
  }),
  composition({ id: 'loop', fps: 30, duration: 17, layers: [keyedText('_count')] }),
);

const time = fc.oneof(
  fc.nat(100).map((frame) => frame * 20),
  fc.double({ min: 0, max: 3000, noNaN: true }),
);
const action = fc.oneof(
  fc
    .constantFrom({}, { goto: 0 }, { goto: 2 }, { delta: 2 }, { skipAnimation: true })
    .map((params) => ({ type: 'playAction', params })),
  fc.constantFrom({}, { skipAnimation: true }).map((params) => ({ type: 'stopAction', params })),
  fc.string().map((_name) => ({ type: 'updateAction', params: { data: { _name } } })),
);
const timed = fc.array(fc.record({ timestamp: time, action }), { maxLength: 3 });
const ask = fc.oneof(
  action,
  timed.map((list) => ({ type: 'setActionsSchedule', params: { schedule: list } })),
);

it('shows the same at a time, whichever times the host visits on the way', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => (callback(0), 0));
  const { constructor } = attachGraphic(busy, () => {
    let count = 0;
    const countUp = (loop: Composition): void => {
      const [text] = loop.findElementsByKey('_count');
      if (text?.type === 'text') text.content = `${(count += 1)}`;
    };
    return {
      loop: {
        frames: {
          0() {
            countUp(this);
          },
          16() {
            this.goToAndPlay(0);
          },
        },
      },
    };
  });
  const asks = fc.array(fc.record({ at: time, ask }), { maxLength: 3 });
  /** Goes to each time, and to a detour before each request. Returns the pictures by time. */
  const visit = async (
    asked: readonly {
      readonly at: number;
      readonly ask: { readonly type: string; readonly params: object };
    }[],
    times: readonly number[],
    detours: readonly number[] = [],
  ): Promise<ReadonlyMap<number, string>> => {
    const element = new (constructor as new () => OgrafGraphic)();
    document.body.replaceChildren(element);
    await element.load({ renderType: 'non-realtime', data: {} });
    await element.playAction();
    for (const [index, { at, ask }] of asked.entries()) {
      for (const timestamp of [...detours.slice(index, index + 1), at]) await element.goToTime({ timestamp });
      await element[ask.type as 'playAction'](ask.params);
    }
    const pictures = new Map<number, string>();
    for (const timestamp of times) {
      await element.goToTime({ timestamp });
      pictures.set(timestamp, pictureOf(element));
    }
    return pictures;
  };
  let painted = 0;
  const times = fc.array(time, { minLength: 2, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(
      asks,
      times,
      fc.array(time, { maxLength: 3 }),
      async (asked, [first = 0, ...others], detours) => {
        const straight = await visit(
          asked,
          [first, ...others].sort((one, other) => one - other),
        );
        painted += [...straight.values()].filter((picture) => picture.includes('<rect')).length;
        expect(await visit(asked, [first, ...others], detours)).toEqual(straight);
      },
    ),
    {
      numRuns: 8,
      seed: 9,
      // A stop during the in animation.
      examples: [[[{ at: 200, ask: { type: 'stopAction', params: {} } }], [190, 440, 220], []]],
    },
  );
  expect(painted).toBeGreaterThan(10);
});
