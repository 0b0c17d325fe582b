// @vitest-environment jsdom
// What the other recipes of "I want to …" promise, measured on the template that each of them changes.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hexOf, keyed, named, nested } from './lookup.ts';
import { recipe } from './pages.ts';
import { prepare, type Started } from './run.ts';

beforeEach(prepare);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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

describe('count up to a number', () => {
  const counting = async () => {
    const started = await recipe('Count up to a number', 'this.goToAndPlay(0)');
    return { ...started, text: nested(started, 'Count').findElementByKey('_total')! };
  };

  it('counts from 0 on each play, and from the shown number on air', async () => {
    const { template, text, wait } = await counting();
    const shown = (): number => Number(String(text.content).replaceAll(',', ''));
    template.update({ _total: '12500' });
    template.play();
    wait(5);
    expect(shown()).toBeGreaterThan(0);
    expect(shown()).toBeLessThan(12_500);
    wait(75);
    expect(text.content).toBe('12,500');

    template.update({ _total: 12_000 });
    wait(2);
    expect(shown()).toBeGreaterThan(12_000);
    expect(shown()).toBeLessThan(12_500);
    wait(75);
    expect(text.content).toBe('12,000');

    template.stop();
    wait(60);
    template.play();
    wait(2);
    expect(shown()).toBeLessThan(6000);
  });

  it('shows 0 for a total that is not a number', async () => {
    const { template, text, wait } = await counting();
    template.update({ _total: 'soon' });
    template.play();
    wait(10);
    expect(text.content).toBe('0');
  });
});

describe('switch the look with a dropdown', () => {
  it('colors the plate and the text, and uses the news look for any other value', async () => {
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
  const closing = (): Promise<Started> => recipe('Make a graphic disappear by itself');

  it('plays the outro on its own, three seconds after the in animation', async () => {
    const { template, main, wait } = await closing();
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

  it('does nothing if the operator is faster', async () => {
    const { template, main, wait } = await closing();
    template.play();
    wait(100);
    template.stop();
    wait(30);
    expect(main.isVisible).toBe(false);
    wait(200);
    expect([main.isVisible, template.lastError]).toEqual([false, undefined]);
  });
});

describe('show a table', () => {
  const rows = (started: Started): readonly boolean[] =>
    [1, 2, 3, 4, 5].map((row) => named(started, `Row ${row} plate`).isVisible);

  it('fills the rows from an array and hides the rest', async () => {
    const started = await recipe('Show a table');
    expect(rows(started)).toEqual([false, false, false, false, false]);
    started.template.update({
      rows: [{ name: 'Norvale', points: 31 }, { name: 'Vestholm', points: 28 }, { name: '' }],
    });
    expect(rows(started)).toEqual([true, true, false, false, false]);
    expect(keyed(started, 'rows.1.name').content).toBe('Vestholm');
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

  it('brings in each row 4 frames after the one above it, and takes out all rows together', async () => {
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
    // Frame 200 sends it back to the start.
    expect(loop.activeFrame).toBeLessThan(100);
  });
});
