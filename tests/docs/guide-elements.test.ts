// @vitest-environment jsdom
// What the user guide says about its code: the sentences next to a block about elements, measured on the
// template that runs it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lottieShown } from './fixture.ts';
import { fillOf, keyed } from './lookup.ts';
import { guide } from './pages.ts';
import { blockWith, prepare, settle, start } from './run.ts';

beforeEach(prepare);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('elements', () => {
  it('play a badge on each new score', async () => {
    const started = await guide('elements/composition', "'_badge'");
    const badge = keyed(started, '_badge').composition;
    started.template.update({ _score: '1' });
    started.template.play();
    started.wait(20);
    expect(badge.activeFrame).toBeGreaterThan(10);
    started.template.update({ _score: '2' });
    expect([badge.activeFrame, badge.isPlaying]).toEqual([0, true]);
    expect(keyed(started, '_score').content).toBe('2');
  });

  it('give a light the color for a word in the list', async () => {
    const started = await guide('elements/ellipse', "'_light'");
    started.template.update({ _state: 'closing' });
    expect(fillOf(started, '_light')).toBe('#f2b632');
    started.template.update({ _state: 'constructor' });
    expect(fillOf(started, '_light')).toBe('#f2b632');
    expect(keyed(started, '_state').content).toBe('constructor');
  });

  it("keep an image loader's picture if another one can't be loaded", async () => {
    const started = await guide('elements/image-loader', "'_flag'");
    started.template.update({ _country: 'NO' });
    await settle();
    const norway = 'https://pictures.example.com/flags/no.png';
    const shown = (): string | undefined => keyed(started, '_flag').domNode.querySelector('img')?.src;
    expect(shown()).toBe(norway);
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no picture'));
    started.template.update({ _country: 'XX' });
    await settle();
    expect(shown()).toBe(norway);
    expect(console.warn).toHaveBeenCalledWith('No flag for', 'XX');
  });

  it('make play wait for the picture, for at most two seconds, and a stop cancels it', async () => {
    let arrive = (): void => {};
    HTMLImageElement.prototype.decode = () => new Promise<void>((resolve) => (arrive = resolve));
    const page = ['elements/image-loader', 'portraitReady'] as const;
    const { template, main } = await guide(...page);
    template.update({ _portrait: 'a.png' });
    template.play();
    await settle();
    expect(main.isVisible).toBe(false);
    arrive();
    await settle();
    expect(main.isVisible).toBe(true);

    const stopped = await guide(...page);
    stopped.template.update({ _portrait: 'b.png' });
    stopped.template.play();
    stopped.template.stop();
    arrive();
    await settle();
    expect(stopped.main.isVisible).toBe(false);

    vi.useFakeTimers();
    try {
      const slow = await guide(...page);
      slow.template.update({ _portrait: 'c.png' });
      slow.template.play();
      await vi.advanceTimersByTimeAsync(1990);
      expect(slow.main.isVisible).toBe(false);
      await vi.advanceTimersByTimeAsync(10);
      expect(slow.main.isVisible).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('delay play by at most two seconds if a server never answers, in the reference as well', async () => {
    HTMLImageElement.prototype.decode = () => new Promise<void>(() => {});
    vi.useFakeTimers();
    try {
      const { template, main } = await start(blockWith('api/elements/image-loader.mdx', 'silhouette'));
      template.update({ _name: 'Mira' });
      template.play();
      await vi.advanceTimersByTimeAsync(1990);
      expect(main.isVisible).toBe(false);
      await vi.advanceTimersByTimeAsync(20);
      expect(main.isVisible).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('keep a sequence playing while the composition rests', async () => {
    const started = await guide('elements/image-sequence', "'_rays'");
    started.template.play();
    started.wait(61);
    expect(started.main.isPlaying).toBe(false);
    const before = keyed(started, '_rays').activeImage;
    started.wait(5);
    expect(keyed(started, '_rays').activeImage).not.toBe(before);
  });

  it('show the sun, then the third symbol of a sequence, and keep it for an unknown word', async () => {
    const started = await guide('elements/image-sequence', "'_weather'");
    const image = (): number => keyed(started, '_weather').activeImage;
    started.template.play();
    started.wait(20);
    expect(image()).toBe(0);
    for (const word of ['rain', 'fog']) {
      started.template.update({ _sky: word });
      started.wait(20);
      expect(image()).toBe(2);
    }
  });

  it('keep an animation playing while the composition rests', async () => {
    const started = await guide('elements/lottie', "'_globe'");
    started.template.play();
    started.wait(61);
    expect(started.main.isPlaying).toBe(false);
    const before = lottieShown.frame;
    started.wait(5);
    expect(lottieShown.frame).not.toBe(before);
  });

  it('let confetti wait on its first frame and fly once with each command', async () => {
    const started = await guide('elements/lottie', "'_confetti'");
    started.template.play();
    started.wait(30);
    expect(lottieShown.frame).toBe(0);
    for (let run = 0; run < 2; run += 1) {
      started.template.invoke('celebrate');
      started.wait(10);
      expect(lottieShown.frame).toBeGreaterThan(0);
      expect(lottieShown.frame).toBeLessThan(10);
      started.wait(200);
      expect(lottieShown.frame).toBeGreaterThan(58);
    }
  });

  it('turn the logo for an angle, and ignore anything else', async () => {
    const started = await guide('elements/index', "'_angle'");
    for (const angle of ['12', 'left']) {
      started.template.update({ _angle: angle });
      expect(keyed(started, '_logo').style.rotation.value).toBe(12);
    }
  });

  it('make a bar 300 pixels wide at 50 percent, with the text 50', async () => {
    const started = await guide('elements/rectangle', "'_percent'");
    started.template.update({ _percent: '50' });
    expect(keyed(started, '_bar').style.width.value).toBe(300);
    expect(keyed(started, '_percent').content).toBe('50');
  });

  it('add separators to votes, show nothing for an empty value, and ignore null', async () => {
    const started = await guide('elements/text', "'_votes'");
    for (const [sent, shown] of [
      [1284310, '1,284,310'],
      [null, '1,284,310'],
      ['many', 'many'],
      ['', ''],
    ]) {
      started.template.update({ _votes: sent });
      expect(keyed(started, '_votes').content).toBe(shown);
    }
  });

  it('use a class for digits of equal width, with a style sheet that leaves with the template', async () => {
    const started = await guide('elements/text', "'tabular'");
    const digits = (): string =>
      getComputedStyle(keyed(started, '_score').domNode).getPropertyValue('font-variant-numeric');
    expect(digits()).toBe('tabular-nums');
    started.template.play();
    started.template.update({ _score: '11' });
    started.wait(5);
    expect(digits()).toBe('tabular-nums');
    started.template.remove();
    expect(document.querySelectorAll('style')).toHaveLength(0);
  });

  it('isolate each line of right-to-left text', async () => {
    const started = await guide('elements/text', 'u2067');
    started.template.update({ _headline: 'שלום!\nעולם' });
    expect(keyed(started, '_headline').content).toBe('\u2067שלום!\u2069\n\u2067עולם\u2069');
  });
});
