import { describe, expect, test } from 'vitest';
import { search } from '../../../../plugins/local-search/query/search.ts';
import { hitsFor, loaded, page, routesFor, section, settings } from './helpers.ts';

describe('the order of results', () => {
  test('puts an exact word before a word that only starts with it', () => {
    const index = loaded(page('A', 'keyboard keyboard keyboard'), page('B', 'a key'), page('C', 'keyframe'));
    expect(routesFor('key', index)).toEqual(['/b', '/a', '/c']);
  });

  test('puts a title or a tag before the text', () => {
    const index = loaded(
      page('Mask', 'Cuts.'),
      page('Path', 'Draws a mask.'),
      page('Layer', 'Holds.', { tags: ['mask'] }),
    );
    expect(routesFor('mask', index)).toEqual(['/mask', '/layer', '/path']);
  });

  test('lists posts with the same tag from new to old, no matter how many other tags they have', () => {
    const post = (title: string, day: string, tags: string[] = []) =>
      page(title, 'News.', { type: 'blog', date: new Date(day), tags: ['release notes', ...tags] });
    const index = loaded(
      post('A', '2025-02-12'),
      post('B', '2025-11-05', ['gradients', 'rounded corners', 'color picker']),
      post('C', '2025-06-18', ['rotation']),
    );
    expect(routesFor('release notes', index)).toEqual(['/b', '/c', '/a']);
    expect(routesFor('rotation release', index)[0]).toBe('/c');
  });

  test('weighs a prefix less, even if the typed letters are not a word', () => {
    const index = loaded(page('A', 'keyframe'), page('B', 'other other'), page('C', 'keyframe other'));
    const scoreOf = (query: string) =>
      hitsFor(query, index).find(({ document }) => document.sectionRoute === '/a')?.score;
    expect(scoreOf('keyfr')).toBeCloseTo((scoreOf('keyframe') ?? 0) * 0.3, 6);
  });

  test('puts a page with the typed name before pages with another form of the word', () => {
    const index = loaded(page('Loop', 'Loop.'), page('Looping', 'Again.'), page('Loops', 'Loops.'));
    expect(routesFor('looping', index)[0]).toBe('/looping');
    expect(routesFor('loops', index)[0]).toBe('/loops');
  });

  test('puts the section of the right page first if both are typed', () => {
    const sections = (name: string) => [
      { title: name, text: 'Intro.', anchor: undefined },
      section('Settings', 'Size and place.'),
    ];
    const index = loaded(
      ...['Text', 'Image', 'Lottie', 'Path'].map((name) => page(name, '', { sections: sections(name) })),
    );
    expect(routesFor('lottie settings', index)[0]).toBe('/lottie#settings');
  });

  test('puts a page with all the words before a page that often repeats one of them', () => {
    const index = loaded(
      page('One', 'color color color color color'),
      page('Two', 'Change the color of a rectangle.'),
    );
    expect(routesFor('rectangle color', index)).toEqual(['/two', '/one']);
  });

  test('is by descending score across all indexes, cut to the maximum', () => {
    const many = Array.from({ length: 30 }, (_, at) => page(`Frame ${at}`, 'frame '.repeat(at + 1)));
    const hits = hitsFor('frame', loaded(...many.slice(0, 15)), loaded(...many.slice(15)));
    expect(hits).toHaveLength(8);
    const scores = hits.map((hit) => hit.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(hits.map((hit) => hit.document.sectionRoute)).size).toBe(8);
    const three = search('frame', [loaded(...many)], { ...settings, maxSearchResults: 3 });
    expect(three).toHaveLength(3);
  });

  test('contains each address once, even if several sections without an anchor share it', () => {
    const parts = ['First', 'Second', 'Third'].map((title) => ({
      title,
      text: 'A playhead.',
      anchor: undefined,
    }));
    expect(
      routesFor('playhead', loaded(page('Home', '', { sections: parts }), page('Other', 'A playhead.'))),
    ).toEqual(['/home', '/other']);
  });
});

describe('the results of indexes that rank lower', () => {
  const guide = loaded(page('Text element', 'How to use text.', { route: '/guide/text' }));
  const reference = loaded(
    page('Text element', 'How to use text.', { route: '/api/text' }),
    page('setContent', 'Changes the content.', { route: '/api/set-content' }),
  );
  const routes = (query: string, demoted: typeof guide): string[] =>
    search(query, [guide, reference], settings, new Set([demoted])).map((hit) => hit.document.sectionRoute);

  test('follow the others for the same words', () => {
    expect(routes('text element', reference)).toEqual(['/guide/text', '/api/text']);
    expect(routes('text element', guide)).toEqual(['/api/text', '/guide/text']);
  });

  test('follow a page with the typed name, and lead if only one of them has it', () => {
    const known = loaded(page('Mask a layer', 'mask '.repeat(9)), page('Layer', 'A layer has a mask.'));
    const other = loaded(
      page('Layer', 'layer '.repeat(9), { route: '/other/layer' }),
      page('Mask', 'Hides.'),
    );
    const first = (query: string): string | undefined =>
      search(query, [known, other], settings, new Set([other]))[0]?.document.sectionRoute;
    expect(first('layer')).toBe('/layer');
    expect(first('mask')).toBe('/mask');
  });

  test('still appear for words that only they contain', () => {
    expect(routes('setContent', reference)).toEqual(['/api/set-content']);
  });
});
