// @vitest-environment jsdom
// What the recipes of "I want to …" promise, measured on the template that each of them changes.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Composition } from '../../../../src/runtime/api/objects.ts';
import { blocksOf, readPage } from './blocks.ts';
import { blockWith, prepare, settle, start, type Started } from './run.ts';

beforeEach(prepare);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const PAGE = 'user-guide/tutorials.mdx';

const recipe = (section: string, words = ''): Promise<Started> => start(blockWith(PAGE, words, section));
const keyed = ({ main }: Started, key: string) => main.findElementByKey(key)!;
const named = ({ main }: Started, name: string) => main.findLayerByName(name)!;
const nested = (started: Started, name: string): Composition => named(started, name).element.composition;
const hexOf = (value: unknown): string => (value as { toHex: () => string }).toHex();

describe('hide an empty second line', () => {
  const shown = (started: Started): readonly unknown[] => {
    const bar = named(started, 'Bar').element.style;
    return [bar.y.value, bar.height.value, keyed(started, '_name').style.y.valueAt(60)];
  };
  const BOTH = [860, 130, 872];
  const NAME_ONLY = [902, 88, 914];

  it('shrinks the bar to 88 pixels, keeps its bottom edge, and puts the name in its middle', async () => {
    const started = await recipe('Hide an empty second line');
    started.template.update({ _name: 'Mira Halvorsen', _title: 'Reporter' });
    expect(shown(started)).toEqual(BOTH);
    for (const empty of ['', '   ']) {
      started.template.update({ _title: empty });
      expect(shown(started)).toEqual(NAME_ONLY);
    }
    // The text is 64 pixels tall.
    const [y, height, name] = NAME_ONLY as [number, number, number];
    expect(name + 32).toBe(y + height / 2);
    expect(y + height).toBe(860 + 130);
    started.template.update({ _title: 'Reporter' });
    expect(shown(started)).toEqual(BOTH);
  });

  it('moves the animation along with the name', async () => {
    const started = await recipe('Hide an empty second line');
    const { y } = keyed(started, '_name').style;
    const drawn = y.keyframes.map(({ value }) => value);
    started.template.update({ _title: '' });
    expect(y.keyframes.map(({ value }) => value)).toEqual(drawn.map((value) => value + 42));
  });

  it('keeps the old title when an update leaves it out', async () => {
    const started = await recipe('Hide an empty second line');
    started.template.update({ _title: 'Reporter' });
    started.template.update({ _name: 'Jonas Weber' });
    expect(shown(started)).toEqual(BOTH);
    expect(keyed(started, '_title').content).toBe('Reporter');
  });
});

describe('hide the plate behind an empty line', () => {
  it('hides the plate while the line is empty, and shows it again with the next title', async () => {
    const started = await recipe('Hide the plate behind an empty line');
    const plate = named(started, 'Title plate');
    const shown = ['Reporter', '', '   ', 'Live'].map((title) => {
      started.template.update({ _title: title });
      return plate.isVisible;
    });
    expect(shown).toEqual([true, false, false, true]);
  });
});

describe('fit long names', () => {
  it.each([
    [400, 496],
    [3000, 1680],
  ])('makes the bar of a name %i pixels wide %i pixels wide', async (letters, bar) => {
    const started = await recipe('Fit long names');
    vi.spyOn(keyed(started, '_name'), 'measure').mockReturnValue({ width: letters, height: 60 });
    started.template.update({ _name: 'Mira' });
    expect(named(started, 'Bar').element.style.width.value).toBe(bar);
    expect(keyed(started, '_name').content).toBe('Mira');
  });
});

describe('animate a text change', () => {
  async function onAir(): Promise<Started & { readonly line: Composition; readonly shown: () => string }> {
    // The last block continues the ones before it, so it runs all three.
    const started = await recipe('Animate a text change', 'if (this.takeNew)');
    started.template.update({ _name: 'First' });
    started.template.play();
    started.wait(30);
    return {
      ...started,
      line: nested(started, 'Name line'),
      shown: () => keyed(started, '_name').content,
    };
  }

  it('writes at once while nobody is watching, and waits on frame 0 after play', async () => {
    const { line, shown } = await onAir();
    expect([shown(), line.activeFrame, line.isPlaying]).toEqual(['First', 0, false]);
  });

  it('takes the old text out, then brings the new one in', async () => {
    const { template, line, shown, wait } = await onAir();
    template.update({ _name: 'Second' });
    wait(10);
    expect(shown()).toBe('First');
    wait(4);
    expect(shown()).toBe('Second');
    wait(20);
    expect([line.activeFrame, line.isPlaying]).toEqual([23, false]);
  });

  it('shows only the last of several names that arrive while the old one leaves', async () => {
    const { template, line, shown, wait } = await onAir();
    const seen = new Set<string>();
    for (const name of ['Second', 'Third', 'Fourth']) {
      template.update({ _name: name });
      wait(3);
      seen.add(shown());
    }
    for (let frame = 0; frame < 60; frame += 1) {
      wait(1);
      seen.add(shown());
    }
    expect([...seen]).toEqual(['First', 'Fourth']);
    expect(line.isPlaying).toBe(false);
  });

  it('waits with a name that arrives while another comes in', async () => {
    const { template, line, shown, wait } = await onAir();
    template.update({ _name: 'Second' });
    wait(15);
    template.update({ _name: 'Third' });
    // Until the last frame of the first change, and on to where the old text has left again.
    wait(8);
    expect(shown()).toBe('Second');
    wait(14);
    expect(shown()).toBe('Third');
    wait(20);
    expect([line.activeFrame, line.isPlaying]).toEqual([23, false]);
  });

  it('never finishes a change of the last show in the next one', async () => {
    const { template, main, line, shown, wait } = await onAir();
    template.stop();
    wait(48);
    template.update({ _name: 'Second' });
    wait(5);
    expect([main.isVisible, shown()]).toEqual([false, 'First']);
    template.play();
    wait(2);
    expect(shown()).toBe('Second');
    wait(60);
    expect([shown(), line.activeFrame, line.isPlaying]).toEqual(['Second', 0, false]);
  });
});

describe('flash a changed score', () => {
  it('flashes when a score changes on air, and only then', async () => {
    const started = await recipe('Flash a changed score');
    const flash = nested(started, 'Flash');
    const { template, wait } = started;
    const light = flash.findLayerByName('Light')!.element.style.opacity;
    template.update({ _homeScore: '2', _awayScore: '0' });
    template.play();
    wait(40);
    expect([flash.activeFrame, light.valueAt(flash.activeFrame)]).toEqual([0, 0]);
    for (const scored of [{ _homeScore: '3' }, { _awayScore: '1' }]) {
      template.update(scored);
      wait(2);
      expect(flash.isPlaying).toBe(true);
      expect(light.valueAt(flash.activeFrame)).toBeGreaterThan(0.5);
      wait(30);
      expect([flash.isPlaying, light.valueAt(flash.activeFrame)]).toEqual([false, 0]);
    }
    template.update({ _homeScore: '3', _awayScore: '1' });
    expect(flash.isPlaying).toBe(false);
  });
});

describe('switch the look with a dropdown', () => {
  it('colors the plate and the text, and has the news look for anything else', async () => {
    const started = await recipe('Switch the look with a dropdown');
    for (const [look, plate, text] of [
      ['sports', '#ffd400', '#111111'],
      ['news', '#14213d', '#ffffff'],
      ['sports', '#ffd400', '#111111'],
      ['weather', '#14213d', '#ffffff'],
    ] as const) {
      started.template.update({ _look: look });
      expect(hexOf(named(started, 'Plate').element.style.fill.value)).toBe(plate);
      expect(hexOf(keyed(started, '_team').style.color.value)).toBe(text);
    }
  });
});

describe('make a graphic disappear by itself', () => {
  const HEADING = 'Make a graphic disappear by itself';
  /** The recipe with a fixed time is the first block of its section. */
  const fixed = (): Promise<Started> =>
    start(blocksOf(PAGE, readPage(PAGE)).find(({ section }) => section === HEADING)!);

  it('plays the outro by itself, three seconds after the in animation', async () => {
    const { template, main, wait } = await fixed();
    for (let show = 0; show < 2; show += 1) {
      template.play();
      wait(26 + 148);
      expect([main.isVisible, main.activeFrame]).toEqual([true, 74]);
      wait(3);
      expect(main.activeFrame).toBeGreaterThanOrEqual(75);
      wait(30);
      expect(main.isVisible).toBe(false);
    }
  });

  it('does nothing when the operator is faster', async () => {
    const { template, main, wait } = await fixed();
    template.play();
    wait(100);
    template.stop();
    wait(30);
    expect(main.isVisible).toBe(false);
    wait(200);
    expect([main.isVisible, template.lastError]).toEqual([false, undefined]);
  });

  it.each([
    ['2', 2],
    ['', 5],
  ])('lets the operator choose the time: %s', async (sent, seconds) => {
    const { template, main, wait } = await recipe(HEADING, 'this.secondsLeft -= 1');
    template.update({ _seconds: sent });
    template.play();
    wait(26 + seconds * 50 - 2);
    expect([main.isVisible, main.activeFrame]).toEqual([true, 74]);
    wait(4);
    expect(main.activeFrame).toBeGreaterThanOrEqual(75);
    wait(30);
    expect(main.isVisible).toBe(false);
  });
});

describe('count down to a time', () => {
  const counting = async (): Promise<Started & { readonly digits: () => string }> => {
    const started = await recipe('Count down to a time', 'this.goToAndPlay(0)');
    const digits = nested(started, 'Tick').findLayerByName('Digits')!.element;
    return { ...started, digits: () => digits.content };
  };

  it('counts from now until then, one second after the other, and stays at zero', async () => {
    const { template, digits, wait } = await counting();
    template.update({ _now: '20:13:58', _until: '20:15:00' });
    template.play();
    wait(22);
    expect(digits()).toBe('1:02');
    wait(50);
    expect(digits()).toBe('1:01');
    wait(100);
    expect(digits()).toBe('0:59');
    wait(62 * 50);
    expect(digits()).toBe('0:00');
  });

  it('reaches a time after midnight', async () => {
    const { template, digits, wait } = await counting();
    template.update({ _now: '23:59:30', _until: '00:00:15' });
    template.play();
    wait(22);
    expect(digits()).toBe('0:45');
  });

  it('is set right by a new time, within a second, and ignores what is no time', async () => {
    const { template, digits, wait } = await counting();
    template.update({ _now: '20:00:00', _until: '20:10' });
    template.play();
    wait(22);
    expect(digits()).toBe('10:00');
    template.update({ _now: '20:05:00' });
    wait(50);
    expect(digits()).toBe('5:00');
    template.update({ _now: 'soon' });
    wait(50);
    expect(digits()).toBe('4:59');
  });
});

describe('show a table', () => {
  const rows = (started: Started): readonly boolean[] =>
    [1, 2, 3, 4, 5].map((row) => named(started, `Row ${row} plate`).isVisible);

  it('fills the rows from an array and hides the rest', async () => {
    const started = await recipe('Show a table');
    expect(rows(started)).toEqual([false, false, false, false, false]);
    started.template.update({
      rows: [{ name: 'Northlight', points: 31 }, { name: 'Tallyworks', points: 28 }, { name: '' }],
    });
    expect(rows(started)).toEqual([true, true, false, false, false]);
    expect(keyed(started, 'rows.1.name').content).toBe('Tallyworks');
    expect(keyed(started, 'rows.0.points').content).toBe('31');
  });

  it('keeps old rows for a shorter array, and hides them with empty names', async () => {
    const started = await recipe('Show a table');
    const three = ['A', 'B', 'C'].map((name) => ({ name }));
    started.template.update({ rows: three });
    started.template.update({ rows: three.slice(0, 1) });
    expect(rows(started)).toEqual([true, true, true, false, false]);
    started.template.update({ rows: [{ name: 'A' }, { name: '' }, { name: '' }] });
    expect(rows(started)).toEqual([true, false, false, false, false]);
  });

  it('brings each row in 4 frames after the one above it, and takes all of them out together', async () => {
    const started = await recipe('Show a table');
    const opacityAt = (frame: number): readonly number[] =>
      [1, 2, 3].map((row) => keyed(started, `rows.${row - 1}.name`).style.opacity.valueAt(frame));
    const coming = opacityAt(22);
    expect(coming[0]).toBeGreaterThan(coming[1]!);
    expect(coming[1]).toBeGreaterThan(coming[2]!);
    expect(opacityAt(14)).toEqual([0, 0, 0]);
    expect(opacityAt(14 + 15)[0]).toBe(1);
    expect(opacityAt(18 + 15)[1]).toBe(1);
    expect(opacityAt(150)).toEqual([1, 1, 1]);
    expect(opacityAt(160)).toEqual([0, 0, 0]);
  });
});

describe('loop a background', () => {
  it('keeps the composition moving while the main composition rests', async () => {
    const started = await recipe('Loop a background', 'goToAndPlay');
    const loop = nested(started, 'Loop');
    started.template.play();
    started.wait(150);
    expect([started.main.isPlaying, loop.isPlaying]).toEqual([false, true]);
    started.wait(100);
    expect(loop.isPlaying).toBe(true);
    // Frame 199 sends it back to the start.
    expect(loop.activeFrame).toBeLessThan(100);
  });
});

it('a picture that cannot be loaded leaves the old one on air and names its address', async () => {
  const block = { place: PAGE, kind: 'composition', code: "'_photo'" } as const;
  const started = await start(block);
  const { domNode } = keyed(started, '_photo');
  started.template.update({ _photo: 'https://pictures.example.com/a.webp' });
  await settle();
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no picture'));
  started.template.update({ _photo: 'https://pictures.example.com/b.webp' });
  await settle();
  expect(domNode.querySelector('img')?.src).toBe('https://pictures.example.com/a.webp');
  expect(started.template.lastError).toContain('https://pictures.example.com/b.webp');
});
