// @vitest-environment jsdom
// What the example pages say about their variations, measured on the example's template.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Gradient } from '../../src/runtime/api/values.ts';
import { hexOf } from './lookup.ts';
import { blockWith, prepare, settle, start, type Started } from './run.ts';

beforeEach(prepare);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const variation = (example: string, section: string, words = ''): Promise<Started> =>
  start(blockWith(`user-guide/examples/${example}.mdx`, words, section));
const element = ({ main }: Started, name: string) => main.findLayerByName(name)!.element;

describe('advanced text styling', () => {
  it('marks a word', async () => {
    const started = await variation('advanced-text-styling', 'Mark a word');
    const { composition } = element(started, 'Headline');
    const shown = (): string[] =>
      ['Before', 'Marked', 'After'].map((name) => composition.findLayerByName(name)!.element.content);
    started.template.update({ _headline: 'Storm *warning* tonight' });
    expect(shown()).toEqual(['Storm', 'warning', 'tonight']);
    started.template.update({ _headline: 'No mark' });
    expect(shown()).toEqual(['No mark', '', '']);
  });

  it('shows a negative result in red', async () => {
    const started = await variation('advanced-text-styling', 'Style by value');
    for (const [value, color] of [
      ['-2', '#ef4444'],
      ['3', '#22c55e'],
    ] as const) {
      started.template.update({ _change: value });
      expect(hexOf(element(started, 'Change').style.color.value)).toBe(color);
    }
  });
});

describe('change fill color', () => {
  it("uses the operator's color, keeps it if a new one is invalid, and has a default", async () => {
    const started = await variation('change-fill-color', 'The operator sends the color');
    for (const [sent, shown, warnings] of [
      ['#C1121F', '#c1121f', 0],
      ['red', '#c1121f', 1],
      ['', '#14213d', 1],
    ] as const) {
      started.template.update({ _color: sent });
      expect(hexOf(element(started, 'Plate').style.fill.value)).toBe(shown);
      expect(console.warn).toHaveBeenCalledTimes(warnings);
    }
    expect(started.template.lastError).toBeUndefined();
  });

  it('reports an invalid color without the check, and the old one stays', async () => {
    const started = await variation('change-fill-color', 'Readable text on any color');
    for (const [sent, text, plate] of [
      ['#f2b632', '#111111', '#f2b632'],
      ['#14213d', '#ffffff', '#14213d'],
      ['no color!', '#ffffff', '#14213d'],
    ] as const) {
      started.template.update({ _color: sent });
      expect(hexOf(element(started, 'Team').style.color.value)).toBe(text);
      expect(hexOf(element(started, 'Plate').style.fill.value)).toBe(plate);
    }
    expect(started.template.lastError).toContain('TypeError');
  });

  it('makes a gradient, and colors the last keyframe', async () => {
    const gradient = await variation('change-fill-color', 'A gradient');
    gradient.template.update({ _color: '#c1121f' });
    const { stops } = element(gradient, 'Plate').style.fill.value as Gradient;
    expect(stops.map(({ color }) => hexOf(color))).toEqual(['#c1121f', '#14213d']);
    const animated = await variation('change-fill-color', 'An animated fill');
    animated.template.update({ _color: '#c1121f' });
    const { fill } = element(animated, 'Plate').style;
    expect([0, 30, 60].map((frame) => hexOf(fill.valueAt(frame)))).toEqual(['#ffffff', '#c1121f', '#c1121f']);
  });
});

describe('crawler', () => {
  it('shows one line by default once the old one is out of sight', async () => {
    const started = await variation('crawler', 'One line of text');
    const { composition } = element(started, 'Crawl');
    const line = composition.findElementByKey('_crawl')!;
    started.template.update({ _crawl: 'First' });
    started.template.play();
    started.wait(5);
    expect(line.content).toBe('First');
    started.template.update({ _crawl: 'Second' });
    started.wait(150);
    expect(line.content).toBe('First');
    started.wait(Math.ceil(composition.width / 4));
    expect(line.content).toBe('Second');
  });
});

describe('duplicate text content', () => {
  it('copies several keys', async () => {
    const started = await variation('duplicate-text-content', 'Several keys');
    started.template.update({ _home: 'Norvale', _away: 'Vestholm' });
    expect(['Home', 'Home short', 'Away short'].map((name) => element(started, name).content)).toEqual([
      'Norvale',
      'NOR',
      'VES',
    ]);
  });

  it('numbers all elements with a key', async () => {
    const started = await variation('duplicate-text-content', 'Number the copies');
    started.template.update({ _team: 'Norvale' });
    // The template has three copies, and the test adds another one.
    expect(started.main.findElementsByKey('_team').map(({ content }) => content)).toEqual([
      '1 Norvale',
      '2 Norvale',
      '3 Norvale',
      '4 Norvale',
    ]);
  });

  it('combines two values, whichever of them arrives', async () => {
    const started = await variation('duplicate-text-content', 'Combine two values');
    started.template.update({ _home: 'Norvale', _away: 'Vestholm' });
    expect(element(started, 'Match').content).toBe('Norvale – Vestholm');
    started.template.update({ _away: 'Keyfill' });
    expect(element(started, 'Match').content).toBe('Norvale – Keyfill');
  });
});

describe('external API', () => {
  const HELD = 'Hold play until the data is there';

  it('delays play until the answer has arrived', async () => {
    let answer = (): void => {};
    vi.stubGlobal(
      'fetch',
      () => new Promise((resolve) => (answer = () => resolve(new Response('{"celsius": 17.6}')))),
    );
    const started = await variation('external-api', HELD);
    started.template.update({ _city: 'Oslo' });
    started.template.play();
    await settle();
    expect(started.main.isVisible).toBe(false);
    answer();
    await settle();
    expect(started.main.isVisible).toBe(true);
    expect(element(started, 'Temperature').content).toBe('18°');
    expect(element(started, 'City').content).toBe('Oslo');

    const stopped = await variation('external-api', HELD);
    stopped.template.update({ _city: 'Oslo' });
    stopped.template.play();
    stopped.template.stop();
    answer();
    await settle();
    expect(stopped.main.isVisible).toBe(false);
  });

  it('sends a request on a command, and a failed request is reported and changes nothing', async () => {
    const started = await variation('external-api', 'Ask on a command');
    started.template.invoke('refresh');
    await settle();
    expect(element(started, 'Temperature').content).toBe('18°');
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    started.template.invoke('refresh');
    await settle();
    expect(element(started, 'Temperature').content).toBe('18°');
    expect(started.template.lastError).toContain('status 503');
  });
});

describe('looping', () => {
  it('leaves immediately from any frame', async () => {
    const { template, main, wait } = await variation('looping', 'Leave immediately');
    template.play();
    wait(170);
    expect(main.activeFrame).toBeGreaterThanOrEqual(50);
    expect(main.activeFrame).toBeLessThan(149);
    template.stop();
    expect(main.activeFrame).toBe(150);
    wait(60);
    expect(main.isVisible).toBe(false);
  });

  it('loops three times after each play, then rests on the frame before the outro', async () => {
    const { template, main, wait } = await variation('looping', 'Loop three times, then rest', 'turns += 1');
    for (let plays = 0; plays < 2; plays += 1) {
      template.play();
      // Three times at frame 149: after 149 frames, and then twice after 99 more.
      wait(149 + 99 + 50);
      expect(main.isPlaying).toBe(true);
      wait(60);
      expect([main.isPlaying, main.activeFrame, main.isVisible]).toEqual([false, 149, true]);
    }
  });

  it("doesn't loop at a second play if the count isn't reset, as the page on actions says", async () => {
    const block = blockWith('user-guide/actions/index.mdx', 'turns += 1');
    const { template, main, wait } = await start({ ...block, place: 'user-guide/examples/looping.mdx' });
    template.play();
    wait(149 + 99 + 50);
    expect(main.isPlaying).toBe(true);
    wait(60);
    template.play();
    wait(160);
    expect([main.isPlaying, main.activeFrame]).toEqual([false, 149]);
  });
});

describe('play in reverse on stop', () => {
  it('uses a shorter out animation', async () => {
    const { template, main, wait } = await variation('play-in-reverse-on-stop', 'A faster exit');
    template.play();
    wait(60);
    template.stop();
    expect(main.activeFrame).toBe(30);
    wait(32);
    expect(main.isVisible).toBe(false);
  });

  it('disappears immediately during the in animation, and at a second stop during the out animation', async () => {
    const { template, main, wait } = await variation(
      'play-in-reverse-on-stop',
      'Reverse only after the in animation',
    );
    template.play();
    wait(10);
    template.stop();
    expect(main.isVisible).toBe(false);
    template.play();
    wait(60);
    template.stop();
    wait(10);
    expect([main.isVisible, main.isPlaying]).toEqual([true, true]);
    template.stop();
    expect(main.isVisible).toBe(false);
  });

  it('reverses a loop', async () => {
    const started = await variation('play-in-reverse-on-stop', 'With a looping part');
    const dots = element(started, 'Dots').composition;
    started.template.play();
    started.wait(30);
    const before = dots.activeFrame;
    started.template.stop();
    started.wait(10);
    expect(before).toBeGreaterThan(20);
    expect(dots.activeFrame).toBeLessThan(before);
    expect(started.main.isVisible).toBe(true);
  });
});
