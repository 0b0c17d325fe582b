// @vitest-environment jsdom
// What the user guide says of its code: the sentences beside a block, measured on the template that runs it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lottieShown } from './fixture.ts';
import { blockWith, prepare, settle, start, type Started } from './run.ts';

beforeEach(prepare);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Runs the block of a page of the guide that has these words. */
const guide = (page: string, words: string, section?: string): Promise<Started> =>
  start(blockWith(`user-guide/${page}.mdx`, words, section));

const keyed = ({ main }: Started, key: string) => main.findElementByKey(key)!;
const named = ({ main }: Started, name: string) => main.findLayerByName(name)!;
const fillOf = (started: Started, key: string): string =>
  (keyed(started, key).style.fill.value as { toHex: () => string }).toHex();

describe('actions', () => {
  it('the first action writes capitals', async () => {
    const started = await guide('actions/index', 'toUpperCase');
    started.template.update({ _name: 'Mira' });
    expect(keyed(started, '_name').content).toBe('MIRA');
  });

  it.each(['keyfill.templateData._name', 'this.isVisible', 'this.domNode', 'this.name'])(
    'writing %s, which is read-only, throws a TypeError and changes nothing',
    async (member) => {
      const { template } = await start({
        place: 'api/index.mdx',
        kind: 'composition',
        code: `const before = ${member}; try { ${member} = 1; } catch (e) { console.log(e.name, ${member} === before); }`,
      } as Parameters<typeof start>[0]);
      expect(template.lastError).toBeUndefined();
      expect(vi.mocked(console.log)).toHaveBeenCalledWith('TypeError', true);
    },
  );

  it('the items of an array become keys with a number, and an array as a whole is refused', async () => {
    const { template } = await guide('actions/index', 'toUpperCase');
    template.update({ names: ['Mira', 'Jonas'], teams: [{ name: 'Harbor' }] });
    expect(template.keyfill.templateData).toMatchObject({
      'names.0': 'Mira',
      'names.1': 'Jonas',
      'teams.0.name': 'Harbor',
    });
    template.update('["Mira"]');
    expect(template.lastError).toContain('expected an object');
  });

  it('elements are found and kept', async () => {
    const page = 'actions/finding-elements';
    expect(keyed(await guide(page, "'_name'"), '_name').style.color.value.toHex()).toBe('#ffd400');
    expect(keyed(await guide(page, "'_team'"), '_team').style.opacity.value).toBe(0.8);
    expect(named(await guide(page, "'Portrait'"), 'Portrait').isVisible).toBe(false);
    const texts = await guide(page, 'fontFamily');
    expect(keyed(texts, '_title').style.fontFamily.value).toBe('Inter');
    const crawl = named(await guide(page, "'Crawl'"), 'Crawl').element.composition;
    expect(crawl.findLayerByName('Line')!.element.style.color.value.toHex()).toBe('#ffd400');
    const score = await guide(page, 'scaleY');
    score.template.play();
    score.wait(39);
    expect(keyed(score, '_score').style.scaleX.value).toBe(1);
    score.wait(2);
    expect(keyed(score, '_score').style.scaleX.value).toBe(1.2);
  });

  it('keyframes of an action have its easing', async () => {
    const { x } = named(await guide('animation', "'Plate'"), 'Plate').element.style;
    expect([x.valueAt(0), x.valueAt(25)]).toEqual([-600, 120]);
    expect(x.keyframes[0]!.easing).toMatchObject({ p1x: 0.2, p1y: 0.7, p2x: 0.3, p2y: 1 });
  });

  it('refuses a score that is no number of one to three digits', async () => {
    const started = await guide('best-practices', '{1,3}');
    for (const [sent, shown] of [
      ['7', '7'],
      ['1234', '7'],
      ['', '7'],
      ['120', '120'],
    ] as const) {
      started.template.update({ _score: sent });
      expect(keyed(started, '_score').content).toBe(shown);
    }
  });

  it('plays the way in backwards on stop, and then hides', async () => {
    const { template, main, wait } = await guide('composition', 'reverse');
    template.play();
    wait(30);
    template.stop();
    expect([main.isVisible, main.isPlaying]).toEqual([true, true]);
    wait(10);
    expect(main.activeFrame).toBeLessThan(30);
    wait(30);
    expect(main.isVisible).toBe(false);
  });

  it('tidies a name, and with a call of next shows it as it was sent', async () => {
    const block = blockWith('user-guide/tutorials.mdx', "'_name'", 'Tidy names as they arrive');
    const sent = ' Mira   Halvorsen ';
    const started = await start(block);
    started.template.update({ _name: sent });
    expect(keyed(started, '_name').content).toBe('Mira Halvorsen');
    const after = await start({ ...block, code: block.code.replace('\n});', '\n  next();\n});') });
    after.template.update({ _name: sent });
    expect(keyed(after, '_name').content).toBe(sent);
  });

  it('a layer is shown while a value is 1', async () => {
    const started = await guide('layer', "'Live badge'");
    started.template.update({ _live: '1' });
    started.template.play();
    started.wait(20);
    expect(named(started, 'Live badge').isVisible).toBe(true);
    started.template.update({ _live: '0' });
    started.template.play();
    started.wait(20);
    expect(named(started, 'Live badge').isVisible).toBe(false);
  });
});

describe('elements', () => {
  it('a badge plays on each new score', async () => {
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

  it('a light takes the color of a word that is in the list', async () => {
    const started = await guide('elements/ellipse', "'_light'");
    started.template.update({ _state: 'closing' });
    expect(fillOf(started, '_light')).toBe('#f2b632');
    started.template.update({ _state: 'constructor' });
    expect(fillOf(started, '_light')).toBe('#f2b632');
    expect(keyed(started, '_state').content).toBe('constructor');
  });

  it('an image loader keeps the picture when another cannot be loaded', async () => {
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

  it('play waits for the picture, a stop cancels it, and it never waits longer than two seconds', async () => {
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

  it('a server that never answers delays play by two seconds at most in the reference, too', async () => {
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

  it('a sequence that plays goes on while the composition rests', async () => {
    const started = await guide('elements/image-sequence', "'_rays'");
    started.template.play();
    started.wait(61);
    expect(started.main.isPlaying).toBe(false);
    const before = keyed(started, '_rays').activeImage;
    started.wait(5);
    expect(keyed(started, '_rays').activeImage).not.toBe(before);
  });

  it('a sequence shows the sun, then the third symbol, and keeps it for an unknown word', async () => {
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

  it('an animation that plays goes on while the composition rests', async () => {
    const started = await guide('elements/lottie', "'_globe'");
    started.template.play();
    started.wait(61);
    expect(started.main.isPlaying).toBe(false);
    const before = lottieShown.frame;
    started.wait(5);
    expect(lottieShown.frame).not.toBe(before);
  });

  it('confetti waits on its first frame and flies once with each order', async () => {
    const started = await guide('elements/lottie', "'_confetti'");
    started.template.play();
    started.wait(30);
    expect(lottieShown.frame).toBe(0);
    for (let orders = 0; orders < 2; orders += 1) {
      started.template.invoke('celebrate');
      started.wait(10);
      expect(lottieShown.frame).toBeGreaterThan(0);
      expect(lottieShown.frame).toBeLessThan(10);
      started.wait(200);
      expect(lottieShown.frame).toBeGreaterThan(58);
    }
  });

  it('an angle turns the logo; anything else does not', async () => {
    const started = await guide('elements/index', "'_angle'");
    for (const angle of ['12', 'left']) {
      started.template.update({ _angle: angle });
      expect(keyed(started, '_logo').style.rotation.value).toBe(12);
    }
  });

  it('a bar is 300 pixels wide at 50 percent, and the text says 50', async () => {
    const started = await guide('elements/rectangle', "'_percent'");
    started.template.update({ _percent: '50' });
    expect(keyed(started, '_bar').style.width.value).toBe(300);
    expect(keyed(started, '_percent').content).toBe('50');
  });

  it('votes have separators, an empty value empties the text, null is ignored', async () => {
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

  it('a class turns on digits of equal width, and its style sheet leaves with the template', async () => {
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

  it('each line of right-to-left text is isolated', async () => {
    const started = await guide('elements/text', 'u2067');
    started.template.update({ _headline: 'שלום!\nעולם' });
    expect(keyed(started, '_headline').content).toBe('\u2067שלום!\u2069\n\u2067עולם\u2069');
  });
});
