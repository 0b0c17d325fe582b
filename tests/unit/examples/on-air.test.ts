// @vitest-environment jsdom
// What the templates do when their data changes on air.
import { expect, it, vi } from 'vitest';
import { initialData } from '../../../src/playout/definition/fields.ts';
import type { Composition } from '../../../src/runtime/api/objects.ts';
import { createManualClock } from '../../../src/runtime/playback/clock.ts';
import { prepareEach } from '../../docs/run.ts';
import { mountExample } from './mount-example.ts';

prepareEach();

const nested = ({ findLayerByName }: Composition, name: string) => findLayerByName(name)!.element.composition;

it('moves the rows of a league table to their new places, and starts the next show in order', async () => {
  const { project, template, main, run } = await mountExample('league-table');
  const rows = nested(main, 'Rows');
  const places = (): number[] =>
    [1, 2, 3, 4, 5].map((row) => {
      const { y } = rows.findLayerByName(`Row ${row}`)!.element.style;
      return y.valueAt(rows.activeFrame) / 104;
    });
  template.update(initialData(project));
  template.play();
  run(80);
  expect(places()).toEqual([0, 1, 2, 3, 4]);
  template.update({ _teams: [{ points: 31 }, { points: 29 }, { points: 28 }, { points: 30 }] });
  run(9);
  expect(places()[3]).toBeGreaterThan(1);
  expect(places()[3]).toBeLessThan(3);
  // A row that rises is in front of the others, and rows that fall are behind it.
  const [second, fourth] = [2, 4].map((row) => rows.findLayerByName(`Row ${row}`)!.element.domNode.style);
  expect(Number(fourth!.zIndex)).toBeGreaterThan(Number(second!.zIndex));
  run(20);
  expect(places()).toEqual([0, 2, 3, 1, 4]);
  // Two teams whose data are swapped move, too: each row starts where the other one was.
  template.update({
    _teams: [{ name: 'Estmark', points: 30 }, {}, {}, { name: 'Norvale', points: 31 }],
  });
  run(2);
  expect(places()).toEqual([1, 2, 3, 0, 4]);
  template.update({ _teams: [{ points: 5 }] });
  template.play();
  run(1);
  expect(places()).toEqual([4, 1, 2, 0, 3]);
});

it('changes a name in two styles to the next name', async () => {
  const { template, main, run } = await mountExample('advanced-text-styling');
  const line = nested(main, 'Name line');
  const parts = ['Family name before', 'Family name'].map((name) => line.findLayerByName(name)!.element);
  const state = () =>
    parts.map(({ content, style }) => [content, Math.round(style.y.valueAt(main.activeFrame))]);
  const seen = () => parts.map(({ style }) => style.opacity.valueAt(main.activeFrame));
  template.update({ _name: 'Mira Halvorsen' });
  template.play();
  run(80);
  expect(state()).toEqual([
    ['', 0],
    ['Halvorsen', 0],
  ]);
  template.update({ _name: 'Jonas Weber' });
  expect(state()).toEqual([
    ['Halvorsen', 0],
    ['Weber', 28],
  ]);
  // One of them can always be seen, but never both.
  for (let frame = 1; frame <= 16; frame += 1) {
    run(1);
    expect(Math.max(...seen())).toBeGreaterThan(0.45);
    expect(Math.min(...seen())).toBe(0);
  }
  expect(state()).toEqual([
    ['Halvorsen', -28],
    ['Weber', 0],
  ]);
  template.play();
  run(30);
  expect(state().map(([content]) => content)).toEqual(['', 'Weber']);
});

it('shows each letter at once while somebody types', async () => {
  const { template, main, run } = await mountExample('lower-third');
  const [old, name] = ['Name before', 'Name'].map((layer) => main.findLayerByName(layer)!.element);
  template.update({ _name: 'Mira' });
  template.play();
  run(80);
  template.update({ _name: 'A' });
  for (const content of ['An', 'Ana']) {
    run(3);
    template.update({ _name: content });
    const { y, opacity } = name!.style;
    const shown = [y.valueAt(main.activeFrame), opacity.valueAt(main.activeFrame)];
    expect([name!.content, old!.content, ...shown]).toEqual([content, '', 744, 1]);
  }
});

it('moves the old text up and the new text in from below, only once', async () => {
  const { template, main, run } = await mountExample('lower-third');
  const [old, name] = ['Name before', 'Name'].map((layer) => main.findLayerByName(layer)!);
  const tops = () =>
    [old!, name!].map(({ element }) => Math.round(element.style.y.valueAt(main.activeFrame)));
  template.update({ _name: 'Mira', _title: 'Reporter' });
  template.play();
  run(80);
  expect([main.activeFrame, tops(), old!.element.content]).toEqual([74, [744, 744], '']);
  template.update({ _name: 'Ida', _title: 'Editor' });
  run(4);
  expect([tops(), old!.element.content, name!.element.content]).toEqual([[716, 762], 'Mira', 'Ida']);
  // All old texts leave together.
  const below = main.findLayerByName('Title before')!.element;
  const leaving = [64, 66, 68].map((frame) =>
    [old!.element, below].map(({ style }) => style.opacity.valueAt(frame)),
  );
  expect([below.content, leaving[0], leaving[1]![0], leaving[2]]).toEqual([
    'Reporter',
    [1, 1],
    leaving[1]![1],
    [0, 0],
  ]);
  run(10);
  expect([main.activeFrame, tops(), old!.startFrame + old!.duration]).toEqual([74, [716, 744], 74]);
  template.update({ _title: 'Reporter' });
  run(4);
  expect([main.activeFrame, tops(), old!.element.content]).toEqual([68, [744, 744], '']);
  template.play();
  run(30);
  template.update({ _name: 'Mira' });
  template.update({ _name: 'Jo' });
  run(30);
  expect([tops()[0], old!.element.content, name!.element.style.opacity.valueAt(60)]).toEqual([744, 'Ida', 0]);
  run(10);
  expect([tops(), name!.element.content]).toEqual([[716, 749], 'Jo']);
});

it.each(['first-lower-third', 'play-in-reverse-on-stop'])(
  'moves a changed text of %s on air, and leaves with the new one',
  async (name) => {
    const { template, main, run } = await mountExample(name);
    const parts = ['Name before', 'Name'].map((layer) => main.findLayerByName(layer)!.element);
    const at = () => parts.map(({ style }) => Math.round(style.y.valueAt(main.activeFrame)));
    template.update({ _name: 'Mira' });
    template.play();
    run(80);
    const [rest] = at();
    template.update({ _name: 'Jonas' });
    run(4);
    expect(parts.map(({ content }) => content)).toEqual(['Mira', 'Jonas']);
    expect(at()[0]).toBeLessThan(rest!);
    expect(at()[1]).toBeGreaterThan(rest!);
    run(10);
    expect(at()[1]).toBe(rest);
    template.stop();
    run(1);
    // Going backward doesn't show the change again.
    expect(at()[1]! - rest!).toBeLessThan(10);
    expect(parts[1]!.content).toBe('Jonas');
  },
);

it('changes the icon of a day on the weather map together with its texts', async () => {
  const { project, template, main, run } = await mountExample('weather-map');
  const day = nested(nested(main, 'Board'), 'Day 1');
  const [old, icon] = ['Icon before', 'Icon'].map((name) => day.findLayerByName(name)!.element);
  template.update(initialData(project));
  const rain = icon!.data;
  template.play();
  run(90);
  template.update({ _days: [{ sky: 'sun' }] });
  run(5);
  expect(old!.data).toBe(rain);
  expect(old!.style.opacity.valueAt(day.activeFrame)).toBeCloseTo(0);
  expect(icon!.data).not.toBe(rain);
});

it.each(['social-post', 'social-post-vertical'])(
  'fits the text of %s to its tile, whose lower edge stays',
  async (mainComposition) => {
    const { template, main } = await mountExample('social-post', { mainComposition });
    const { y } = main.findLayerByName('Post')!.element.style;
    const post = nested(main, 'Post');
    const text = post.findElementByKey('_text')!;
    const [wipe, start] = post.findLayerByName('Text tile')!.masks.map(({ style }) => style);
    // As many lines as the text has characters, for a simple calculation.
    vi.spyOn(text, 'measure').mockImplementation(() => ({
      width: 0,
      height: text.content.length * text.style.fontSize.value,
    }));
    const room = text.style.height.value;
    for (const [content, size] of [
      ['ab', 72],
      ['abcdef', Math.floor(room / 6 / 2) * 2],
      ['a'.repeat(20), 40],
    ] as const) {
      template.update({ _text: content });
      expect(text.style.fontSize.value).toBe(size);
      // The wipe leaves room for a shadow of 40 pixels.
      const visible = wipe!.y.value + wipe!.height.value - 40 - start!.y.value;
      // Two pixels are under the picture.
      expect(visible).toBe(Math.min(room, content.length * size) + 50);
      expect(y.value + visible).toBe(room + 50);
    }
  },
);

it('mirrors a lower third, but not its letters, while the name runs from right to left', async () => {
  const { template, main } = await mountExample('lower-third');
  for (const [_name, mirrored, align, own] of [
    ['«ميرا», Oslo', -1, 'right', 'auto'],
    ['Mira (ميرا)', 1, 'left', 'ltr'],
  ] as const) {
    template.update({ _name });
    const { style, domNode } = main.findLayerByName('Title')!.element;
    expect(main.domNode.style.transform.includes('scaleX(-1)')).toBe(mirrored < 0);
    expect([style.scaleX.value, style.textAlign.value]).toEqual([mirrored, align]);
    expect(domNode.querySelector('div')!.dir).toBe(own);
  }
});

/** Plays a countdown at a moment. The clock of the wall and that of the frames move together. */
async function countdownAt(moment: string, _until: string, _zone = 'UTC', _seconds = 30) {
  vi.useFakeTimers({ now: new Date(`2026-${moment}Z`), toFake: ['Date'] });
  const clock = createManualClock();
  const { template, main } = await mountExample('countdown', { clock });
  const { element } = nested(main, 'Tick').findLayerByName('Digits')!;
  template.update({ _seconds, _until, _zone });
  template.play();
  const wait = (milliseconds: number, step = 20): void => {
    for (let waited = 0; waited < milliseconds; waited += step) {
      vi.setSystemTime(Date.now() + step);
      clock.advance(step);
    }
  };
  return { template, main, clock, wait, shown: (): string => element.content };
}

it.each<[string, readonly number[]]>([
  ['for 10 seconds', [20_000, 10_000]],
  ['until a second before zero', [58_000]],
  ['at 25 Hz with jitter', Array.from({ length: 700 }, (_, at) => 40 + 9 * Math.sin(at * 7))],
])('reaches zero after 60.0 seconds if the page is not painted %s', async (_name, waits) => {
  const { main, clock, shown } = await countdownAt('01-15T12:00:00', '', '', 60);
  clock.advance(1000, 10);
  // The count starts with the span of its layer, at frame 12.
  const elapsed = (): number => clock.now() - 240;
  for (const wait of waits) {
    clock.advance(wait);
    const [early, late] = [-20, 20].map((frame) => 60 - Math.floor((elapsed() + frame) / 1000));
    expect([early, late]).toContain(Number(shown().replace('1:00', '60')));
  }
  while (main.activeFrame < 70) clock.advance(10);
  expect(Math.abs(elapsed() - 60_000)).toBeLessThan(40);
});

it.each<[what: string, moment: string, until: string, zone: string, shown: string]>([
  ['in a zone', '01-15T19:13:57.900', '20:15', 'Europe/Oslo', '1:00'],
  ['after midnight', '01-15T22:59:28', '00:00:15', 'Europe/Oslo', '45'],
  ['hours ahead', '01-15T08:15:58', '20:15:00', 'UTC', '11:59:00'],
  ['through the end of summer time', '10-24T23:29:58', '3.00', 'Europe/Oslo', '2:30:00'],
  ['in the zone of the machine if there is none', '01-15T12:00:58', '12:02', '', '1:00'],
  ['in the zone of the machine instead of a wrong one', '01-15T12:01:28', '12:02', 'Oslo', '30'],
])('a countdown reaches a time %s', async (_what, moment, until, zone, expected) => {
  const { wait, shown } = await countdownAt(moment, until, zone);
  wait(2500);
  expect(shown()).toBe(expected);
});

it('keeps a countdown off air if its time has passed, and counts its seconds if it is none', async () => {
  for (const until of ['20:15', '08:15:05'])
    expect((await countdownAt('01-15T20:15:00.200', until)).main.isVisible, until).toBe(false);
  const { wait, shown } = await countdownAt('01-15T20:15:00.200', 'soon');
  wait(2500);
  expect(shown()).toBe('28');
});

it('never lets a countdown drift from the clock, and follows a new time', async () => {
  const { template, main, wait, shown } = await countdownAt('01-15T20:10:00.640', '20:15');
  template.update({ _until: '20:13' });
  const until = (): number => Date.parse('2026-01-15T20:13:00Z') - Date.now();
  wait(500);
  wait(10_000, 10_000); // Not painted for a while.
  vi.setSystemTime(Date.now() + 5300); // The clock of the machine is set.
  template.update({ _until: 'later' });
  for (wait(1500); until() > 120_000; wait(200)) {
    const left = Math.ceil(until() / 1000);
    if (Date.now() % 1000 > 100) expect(shown()).toBe(`2:${String(left - 120).padStart(2, '0')}`);
  }
  wait(until() - 100);
  expect(main.activeFrame).toBe(69);
  wait(200);
  expect(main.activeFrame).toBeGreaterThanOrEqual(70);
});
