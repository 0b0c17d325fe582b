// @vitest-environment jsdom
// What the user guide says about its code: the sentences next to a block, measured on the template that runs it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyed, named } from './lookup.ts';
import { guide } from './pages.ts';
import { prepare } from './run.ts';

beforeEach(prepare);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('actions', () => {
  it('write capitals with the first action', async () => {
    const started = await guide('actions/index', 'toUpperCase');
    started.template.update({ _name: 'Mira' });
    expect(keyed(started, '_name').content).toBe('MIRA');
  });

  it('find elements and keep them', async () => {
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

  it('give keyframes their easing', async () => {
    const { x } = named(await guide('animation', "'Plate'"), 'Plate').element.style;
    expect([x.valueAt(0), x.valueAt(25)]).toEqual([-600, 120]);
    expect(x.keyframes[0]!.easing).toMatchObject({ p1x: 0.2, p1y: 0.7, p2x: 0.3, p2y: 1 });
  });

  it("refuse a score that isn't a number with one to three digits", async () => {
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

  it('show a layer while a value is 1', async () => {
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
