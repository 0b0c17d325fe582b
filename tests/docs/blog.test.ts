// @vitest-environment jsdom
// What the posts say about their code: the sentences next to a block, measured on the template that runs it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lottieShown } from './fixture.ts';
import { fillOf, keyed } from './lookup.ts';
import { blockWith, prepare, settle, start, type Started } from './run.ts';

beforeEach(prepare);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const post = (name: string, words: string): Promise<Started> => start(blockWith(`blog/${name}.mdx`, words));

describe('release notes', () => {
  it('1.4: a bar opens from its left edge, a logo turns', async () => {
    const page = '2023-11-14-keyfill-1.4-release-notes';
    const bar = keyed(await post(page, "'_bar'"), '_bar');
    expect([bar.style.scaleX.valueAt(0), bar.style.scaleX.valueAt(20)]).toEqual([0, 1]);
    expect(bar.transformOrigin).toMatchObject({ x: 0, y: 0.5 });
    const logo = keyed(await post(page, "'_logo'"), '_logo');
    expect([logo.style.rotation.valueAt(0), logo.style.rotation.valueAt(25)]).toEqual([-90, 0]);
  });

  it('1.5: a bar moves in and out with an easing, which can be changed', async () => {
    const page = '2024-03-20-keyfill-1.5-release-notes';
    const { x } = keyed(await post(page, 'leave'), '_bar').style;
    expect([0, 25, 75, 99].map((frame) => x.valueAt(frame))).toEqual([-760, 120, 120, -760]);
    const keyframe = keyed(await post(page, '.easing ='), '_bar').style.x.keyframes[0]!;
    expect(keyframe.easing).toMatchObject({ p1x: 0.2, p1y: 0, p2x: 0.2, p2y: 1 });
  });

  it('2.0: a fill shows which kind it is, and corners become square', async () => {
    const page = '2024-08-28-keyfill-2.0-release-notes';
    await post(page, "'stops' in fill");
    expect(console.log).toHaveBeenCalledWith('gradient with 2 stops');
    const { borderRadius } = keyed(await post(page, 'borderRadius'), '_bar').style;
    expect([borderRadius.valueAt(0), borderRadius.valueAt(25)]).toEqual([40, 0]);
  });

  it('2.1: text of more than 60 letters is refused', async () => {
    const started = await post('2025-02-12-keyfill-2.1-release-notes', 'length');
    for (const length of [60, 61]) {
      started.template.update({ _name: 'x'.repeat(length) });
      expect(keyed(started, '_name').content).toHaveLength(60);
    }
  });

  it('2.2: one command colors the bar, and another one moves the playhead as the update did', async () => {
    const page = '2025-06-18-keyfill-2.2-release-notes';
    const bar = await post(page, 'setBarColor');
    bar.template.invoke('setBarColor', '#c1121f');
    bar.template.invoke('setBarColor', 3);
    expect(fillOf(bar, '_bar')).toBe('#c1121f');
    const { template, main } = await post(page, "'flash'");
    template.play();
    template.invoke('flash');
    expect([main.activeFrame, main.isVisible]).toEqual([60, true]);
    template.play();
    template.update({ _flash: '1' });
    expect([main.activeFrame, main.isVisible]).toEqual([60, true]);
  });

  it('2.3: a burst starts at frame 25, plays once, and keeps playing while the composition rests', async () => {
    lottieShown.frame = Number.NaN;
    const { template, main, wait } = await post('2025-11-05-keyfill-2.3-release-notes', "'_burst'");
    template.play();
    wait(24);
    expect(lottieShown.frame || 0).toBe(0);
    wait(37);
    expect(main.isPlaying).toBe(false);
    const before = lottieShown.frame;
    wait(10);
    expect(lottieShown.frame).toBeGreaterThan(before);
    wait(200);
    const end = lottieShown.frame;
    expect(end).toBeGreaterThan(58);
    wait(20);
    expect(lottieShown.frame).toBe(end);
  });
});

describe('news', () => {
  it('1.5: a template that decodes data itself decodes it a second time', async () => {
    const started = await post('2024-05-22-spx-integration-improvements', 'textarea');
    started.template.update({ _name: 'the letters &lt; and &amp;' });
    expect(keyed(started, '_name').content).toBe('the letters < and &');
  });

  it("2024: a color comes from the rundown, and a word that isn't a color is reported and changes nothing", async () => {
    const started = await post('2024-09-02-keyfill-at-ibc-2024', "'_accent'");
    started.template.update('{"_accent":"#c1121f"}');
    started.template.update({ _accent: 'no color!' });
    expect(fillOf(started, '_bar')).toBe('#c1121f');
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('2024: the graphic leaves the way it came', async () => {
    const { template, main, wait } = await post('2024-09-24-ibc-2024-news', 'reverse');
    template.play();
    wait(20);
    template.stop();
    expect(main.isVisible).toBe(true);
    wait(30);
    expect(main.isVisible).toBe(false);
  });

  it('2024: a name is squeezed into its width, and a missing picture leaves the old one', async () => {
    const name = keyed(await post('2024-09-24-ibc-2024-news', 'autoSqueeze'), '_name');
    expect([name.autoSize, name.autoSqueeze, name.style.width.value]).toEqual([false, true, 900]);
    const started = await post('2024-09-24-ibc-2024-news', 'setSource');
    started.template.update({ _logo: 'a.png' });
    await settle();
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no picture'));
    started.template.update({ _logo: 'b.png' });
    await settle();
    const picture = keyed(started, '_logo').domNode.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('a.png');
    expect(console.warn).toHaveBeenCalledWith('The logo b.png could not be loaded.');
    expect(started.template.lastError).toBeUndefined();
  });

  it('2024: the score only accepts numbers', async () => {
    const started = await post('2024-12-05-ibc-accelerators-2024-project-of-the-year', "'_score'");
    for (const sent of ['12', '1-2', '']) {
      started.template.update({ _score: sent });
      expect(keyed(started, '_score').content).toBe('12');
    }
  });

  it('2025: an urgent story has a red bar', async () => {
    const started = await post('2025-04-09-northlight-integration', "'_priority'");
    for (const [priority, color] of [
      ['urgent', '#c1121f'],
      ['normal', '#0b2545'],
    ] as const) {
      started.template.update({ _priority: priority });
      expect(fillOf(started, '_bar')).toBe(color);
    }
  });

  it('2025: the flash waits while the board plays, and plays while the board rests', async () => {
    const started = await post('2025-08-20-keyfill-at-ibc-2025', "'goal'");
    const flash = keyed(started, '_flash').composition;
    started.template.play();
    started.wait(70);
    expect([started.main.isPlaying, flash.isPlaying, flash.activeFrame]).toEqual([false, false, 0]);
    for (let goals = 0; goals < 2; goals += 1) {
      started.template.invoke('goal');
      started.wait(10);
      expect([flash.isPlaying, started.main.isPlaying]).toEqual([true, false]);
      started.wait(200);
      expect([flash.isPlaying, flash.activeFrame]).toEqual([false, flash.duration - 1]);
    }
  });
});
