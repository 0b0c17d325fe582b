// @vitest-environment jsdom
// What the recipes about text promise, measured on the template that each of them changes.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Composition } from '../../src/runtime/api/objects.ts';
import { keyed, named, nested } from './lookup.ts';
import { recipe } from './pages.ts';
import { prepare, type Started } from './run.ts';

beforeEach(prepare);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('hide an empty second line', () => {
  const shown = (started: Started): readonly unknown[] => {
    const bar = named(started, 'Bar').element.style;
    return [bar.y.value, bar.height.value, keyed(started, '_name').style.y.valueAt(60)];
  };
  const BOTH = [860, 130, 872];
  const NAME_ONLY = [902, 88, 914];

  it('shrinks the bar to 88 pixels, keeps its bottom edge, and centers the name in it', async () => {
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

describe('make the bar follow the text', () => {
  it.each([
    [400, 496, false],
    [3000, 1680, true],
  ])('gives a name of %i pixels a bar of %i pixels, squeezed: %s', async (letters, bar, isSqueezed) => {
    const started = await recipe('Make the bar follow the text');
    const name = keyed(started, '_name');
    vi.spyOn(name, 'measure').mockReturnValue({ width: letters, height: 60 });
    started.template.update({ _name: 'Mira' });
    expect(named(started, 'Bar').element.style.width.value).toBe(bar);
    expect([name.content, name.autoSqueeze, name.autoSize]).toEqual(['Mira', isSqueezed, !isSqueezed]);
    expect(name.style.width.value).toBe(1584);
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

  it('changes the text immediately while nobody is watching, and waits on frame 0 after play', async () => {
    const { line, shown } = await onAir();
    expect([shown(), line.activeFrame, line.isPlaying]).toEqual(['First', 0, false]);
  });

  it('moves the old text out, then brings in the new text', async () => {
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

  it('holds a name that arrives while another one comes in', async () => {
    const { template, line, shown, wait } = await onAir();
    template.update({ _name: 'Second' });
    wait(15);
    template.update({ _name: 'Third' });
    // Wait for the last frame of the first change, and for the old text to leave again.
    wait(8);
    expect(shown()).toBe('Second');
    wait(14);
    expect(shown()).toBe('Third');
    wait(20);
    expect([line.activeFrame, line.isPlaying]).toEqual([23, false]);
  });

  it("never finishes the last show's change in the next show", async () => {
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
