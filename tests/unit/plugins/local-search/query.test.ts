import { describe, expect, test } from 'vitest';
import { lookUp } from '../../../../plugins/local-search/query/expand';
import { markRanges, search, wordsToMark } from '../../../../plugins/local-search/query/search';
import { hitsFor, loaded, page, routesFor, section, settings } from './helpers';

const guide = loaded(
  page('Animation', 'Keyframes move elements. The installation takes a moment.'),
  page('Text element', 'Shows a text; call measure() to measure it.', { tags: ['caption', 'lower third'] }),
  page('Crawler', 'Runs a headline along the bottom.', { tags: ['news ticker'] }),
  page('CasparCG', 'CG 1-10 ADD 0 lower-third 1. The template is loaded and played.'),
  page('Looping', 'Ends, and begins again.'),
);
const api = loaded(
  page('keyfill', 'The global object.', {
    sections: [
      section('keyfill', 'The global object.'),
      section('useOnUpdate(key, callback)', "keyfill.useOnUpdate('_name', (key, value, next) => next());"),
      section('Corners', 'border-radius in CSS, borderRadius here. Café, Élan, 29.97 fps.'),
    ],
  }),
  page('goToAndPlay', 'this.goToAndPlay(0) starts again.'),
);

function find(query: string): string[] {
  return routesFor(query, guide, api);
}

describe('what is typed is found', () => {
  test.each([
    ['animation', '/animation'],
    ['ANIMATIONS', '/animation'],
    ['animated', '/animation'],
    ['caption', '/text-element'],
    ['news ticker', '/crawler'],
    ['useOnUpdate', '/keyfill#useonupdate(key,-callback)'],
    ['useOnUpdate()', '/keyfill#useonupdate(key,-callback)'],
    ['keyfill.useOnUpdate', '/keyfill#useonupdate(key,-callback)'],
    ['on update', '/keyfill#useonupdate(key,-callback)'],
    ['_name', '/keyfill#useonupdate(key,-callback)'],
    ['goToAndPlay()', '/gotoandplay'],
    ['border-radius', '/keyfill#corners'],
    ['borderRadius', '/keyfill#corners'],
    ['border radius', '/keyfill#corners'],
    ['radius', '/keyfill#corners'],
    ['CG ADD', '/casparcg'],
    ['29.97', '/keyfill#corners'],
    ['cafe', '/keyfill#corners'],
    ['élan', '/keyfill#corners'],
    ['"measure".', '/text-element'],
    ['crawler*', '/crawler'],
    ['title:crawler^9~1 +x', '/crawler'],
  ])('%s', (query, route) => {
    expect(find(query)[0]).toBe(route);
  });

  test('c++, in the section that names it and not in titles that begin with C', () => {
    const index = loaded(
      page('Crawler', 'Runs a headline.'),
      page('Checklist', 'Composition, channel, client.'),
      page('Server', 'It is written in C++ and scripted in Lua.'),
      page('Vitamin C', 'An orange.'),
    );
    expect(routesFor('c++', index)).toEqual(['/server']);
    expect(hitsFor('C++', index)[0]?.terms).toEqual(['C++']);
    expect(routesFor('c#', index)).toEqual([]);
    expect(routesFor('c', index)[0]).toBe('/vitamin-c');
  });

  test('a title that the page has only in its front matter', () => {
    const index = loaded(
      page('Make your first graphic', 'Ten minutes.', { otherTitles: ['Quick start'] }),
      page('Other', 'A quick start is good.'),
    );
    expect(routesFor('quick start', index)[0]).toBe('/make-your-first-graphic');
    expect(hitsFor('quick start', index)[0]?.document.title).toBe('Make your first graphic');
  });

  test('half-typed words, also where stemming would lose them', () => {
    for (const word of ['animation', 'installation', 'keyframes', 'elements', 'crawler']) {
      for (let length = 2; length <= word.length; length += 1) {
        expect(find(word.slice(0, length)), word.slice(0, length)).not.toEqual([]);
      }
    }
    expect(find('installatio')).toEqual(['/animation']);
    expect(find('installa')).toEqual(['/animation']);
  });

  test.each([
    ['a letter left out', 'anmation', '/animation'],
    ['a letter too many', 'crawwler', '/crawler'],
    ['two letters swapped', 'caspacrg', '/casparcg'],
    ['another letter', 'capzion', '/text-element'],
    ['in an identifier', 'useOnUpdte', '/keyfill#useonupdate(key,-callback)'],
    ['next to a word without one', 'news tikcer', '/crawler'],
  ])('with one typing error: %s', (_kind, query, route) => {
    expect(find(query)[0]).toBe(route);
  });

  test('with one typing error in each of several words', () => {
    expect(find('anmation kyeframes')[0]).toBe('/animation');
    expect(find('caspacrg tempalte plyaed')[0]).toBe('/casparcg');
    // One is corrected, two in one word are not.
    expect(find('nmationa')).toEqual([]);
  });

  test('typing errors are looked for only where nothing else is found, in any index', () => {
    const mocks = loaded(page('Mocks', 'Other.'));
    const masks = loaded(page('Masks', 'Another.'));
    expect(routesFor('mocks', mocks, masks)).toEqual(['/mocks']);
    expect(routesFor('masks', mocks, masks)).toEqual(['/masks']);
    expect(routesFor('mosks', mocks, masks).sort()).toEqual(['/masks', '/mocks']);
  });

  test('a word that appears nowhere leads to three similar sections at most, marked as guesses', () => {
    const many = ['Frame', 'Frame action', 'Frame rate', 'Frames', 'Safe frame'].map((name) => page(name));
    const hits = hitsFor('frane', loaded(...many));
    expect(hits).toHaveLength(3);
    expect(hits.every((hit) => hit.isGuess)).toBe(true);
    expect(hitsFor('frame', loaded(...many)).some((hit) => hit.isGuess)).toBe(false);
    expect(hitsFor('safe frane', loaded(...many)).some((hit) => hit.isGuess)).toBe(false);
    expect(hitsFor('fra', loaded(...many)).some((hit) => hit.isGuess)).toBe(false);
  });

  test.each([
    ['three letters', 'dve', 'Doe'],
    ['another first letter in a short word', 'ross', 'Moss'],
    ['a stop word', 'atem', 'What they ate'],
  ])('is not guessed at: %s', (_kind, query, title) => {
    expect(routesFor(query, loaded(page(title)))).toEqual([]);
  });

  test('a word with a typing error may begin as another word does', () => {
    const both = loaded(page('Nesting', 'Texts crawl and roll.'), page('Crawler', 'Runs a headline.'));
    expect(routesFor('crawlr', both)).toEqual(['/crawler', '/nesting']);
  });

  test('a title that holds what was meant comes first, unless the word is too short to tell', () => {
    const ellipse = loaded(
      page('Ellipse', `Draws one. ${'It has a stroke and a fill. '.repeat(20)}`, {
        sections: [
          section('Ellipse', 'Draws one.', ''),
          section('Add an ellipse', 'Draw an ellipse. Ellipse.'),
        ],
      }),
    );
    expect(routesFor('ellispe', ellipse)[0]).toMatch(/^\/ellipse#?$/);
    const meantBy = (whole: string): number => lookUp({ whole, parts: [] }, [ellipse], 0.3, true).meant.size;
    expect(meantBy('ellispe')).toBeGreaterThan(0);
    expect(meantBy('elp')).toBe(0);
    expect(meantBy('elps')).toBeGreaterThan(0);
  });

  test('stop words are dropped unless there is nothing else', () => {
    const both = loaded(page('What is it', 'Text.'), page('Keyframe', 'What it is.'), page('Other', 'Text.'));
    expect(routesFor('what is a keyframe', both)).toEqual(['/keyframe']);
    expect(routesFor('what is', both)).toEqual(['/what-is-it']);
  });
});

describe('nothing is found', () => {
  test.each([
    '',
    ' ',
    '\t\n',
    '-',
    '*',
    '***',
    '"',
    '+',
    '~',
    '^',
    ':',
    '_',
    '…',
    '()',
    '\u0000',
    '\u200b',
    '🎬',
  ])('for %j', (query) => {
    expect(find(query)).toEqual([]);
  });

  test('for a word that nothing resembles', () => {
    expect(find('qwrtzxcv')).toEqual([]);
  });

  test('in no index, and in an empty one', () => {
    expect(search('animation', [], settings)).toEqual([]);
    expect(routesFor('animation', loaded())).toEqual([]);
  });
});

describe('the order', () => {
  test('an exact word outweighs one that only begins so', () => {
    const index = loaded(page('A', 'keyboard keyboard keyboard'), page('B', 'a key'), page('C', 'keyframe'));
    expect(routesFor('key', index)).toEqual(['/b', '/a', '/c']);
  });

  test('a title outweighs the text, a tag too, as far as their boosts say', () => {
    const index = loaded(
      page('Mask', 'Cuts.'),
      page('Path', 'Draws a mask.'),
      page('Layer', 'Holds.', { tags: ['mask'] }),
    );
    expect(routesFor('mask', index)[0]).toBe('/mask');
    const flat = { ...settings, boosts: { ...settings.boosts, title: 0, tags: 0 } };
    expect(search('mask', [index], flat).map((hit) => hit.document.pageTitle)).toEqual(['Path']);
  });

  test('a beginning counts as much as wildcardBoost says, also where the typed letters are no word', () => {
    const index = loaded(page('A', 'keyframe'), page('B', 'other other'), page('C', 'keyframe other'));
    const scoreOf = (query: string, wildcard: number) =>
      search(query, [index], { ...settings, boosts: { ...settings.boosts, wildcard } }).find(
        ({ document }) => document.sectionRoute === '/a',
      )?.score;
    const whole = scoreOf('keyframe', 0.3) ?? 0;
    expect(whole).toBeGreaterThan(0);
    for (const wildcard of [0.1, 0.3, 1]) {
      expect(scoreOf('keyfr', wildcard)).toBeCloseTo(whole * wildcard, 6);
    }
    expect(scoreOf('keyfr', 0)).toBeUndefined();
    expect(scoreOf('keyframe', 0)).toBeCloseTo(whole, 6);
  });

  test('a category above a page finds it, as far as its boost says', () => {
    const index = loaded(
      page('Rectangle', 'Draws.', { categories: ['Shapes'] }),
      page('Text', 'Writes over shapes.'),
    );
    expect(routesFor('shapes', index)).toEqual(['/rectangle', '/text']);
    const categoriesAt = (parentCategories: number) =>
      search('shapes', [index], { ...settings, boosts: { ...settings.boosts, parentCategories } }).map(
        ({ document }) => document.sectionRoute,
      );
    expect(categoriesAt(0)).toEqual(['/text']);
    expect(categoriesAt(0.01)).toEqual(['/text', '/rectangle']);
  });

  test('a page by the typed name comes before pages with another form of the word', () => {
    const index = loaded(page('Loop', 'Loop.'), page('Looping', 'Again.'), page('Loops', 'Loops.'));
    expect(routesFor('looping', index)[0]).toBe('/looping');
    expect(routesFor('loops', index)[0]).toBe('/loops');
  });

  test('the section of the right page comes first when both are typed', () => {
    const sections = (name: string) => [
      { title: name, text: 'Intro.', anchor: undefined },
      section('Settings', 'Size and place.'),
    ];
    const index = loaded(
      ...['Text', 'Image', 'Lottie', 'Path'].map((name) => page(name, '', { sections: sections(name) })),
    );
    expect(routesFor('lottie settings', index)[0]).toBe('/lottie#settings');
  });

  test('what holds all the words comes before what holds one of them often', () => {
    const index = loaded(
      page('One', 'color color color color color'),
      page('Two', 'Change the color of a rectangle.'),
    );
    expect(routesFor('rectangle color', index)).toEqual(['/two', '/one']);
  });

  test('is by score, descending, over all indexes, cut to the maximum', () => {
    const many = Array.from({ length: 30 }, (_, at) => page(`Frame ${at}`, 'frame '.repeat(at + 1)));
    const hits = hitsFor('frame', loaded(...many.slice(0, 15)), loaded(...many.slice(15)));
    expect(hits).toHaveLength(8);
    const scores = hits.map((hit) => hit.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(hits.map((hit) => hit.document.sectionRoute)).size).toBe(8);
    const three = search('frame', [loaded(...many)], { ...settings, maxSearchResults: 3 });
    expect(three).toHaveLength(3);
  });

  test('shows one address once, also where several sections without an anchor share it', () => {
    const parts = ['First', 'Second', 'Third'].map((title) => ({
      title,
      text: 'A playhead.',
      anchor: undefined,
    }));
    expect(
      routesFor('playhead', loaded(page('Home', '', { sections: parts }), page('Other', 'A playhead.'))),
    ).toEqual(['/home', '/other']);
  });

  test('is the same every time', () => {
    expect(find('element')).toEqual(find('element'));
  });
});

describe('the input', () => {
  test('is cut to 512 characters', () => {
    expect(find(`${'x '.repeat(256)}crawler`)).toEqual([]);
    expect(find(`${'x '.repeat(250)}crawler`)).toEqual(['/crawler']);
  });
});

describe('the terms of a hit', () => {
  test('are the words as they stand in the section', () => {
    expect(hitsFor('keyframes', guide)[0]?.terms).toEqual(['Keyframes']);
    expect(hitsFor('update', api)[0]?.terms).toEqual(['useOnUpdate']);
    expect(hitsFor('cafe', api)[0]?.terms).toEqual(['Café']);
    expect(hitsFor('anmation', guide)[0]?.terms).toEqual(['Animation']);
  });

  test('are an identifier as a whole where it stands so, and its parts elsewhere', () => {
    const [whole, parts] = hitsFor(
      'useOnUpdate',
      loaded(
        page('One', 'keyfill.useOnUpdate() comes before an update'),
        page('Two', 'an update on its way'),
      ),
    );
    expect(whole?.terms).toEqual(['useOnUpdate']);
    expect(parts?.terms).toEqual(['update']);
  });

  test('are the typed words where only a tag was found', () => {
    expect(hitsFor('caption', guide)[0]?.terms).toEqual(['caption']);
  });

  test('mark every form of a word in any text', () => {
    const text = 'Animation, animations; animate(), unanimated. Café.';
    expect(wordsToMark(text, ['animation', 'cafe'])).toEqual(['Animation', 'animations', 'animate', 'Café']);
    expect(markRanges(text, ['animation'])[0]).toMatchObject({ start: 0, end: 9 });
    expect(markRanges(text, [])).toEqual([]);
  });
});

describe('indexes that come behind', () => {
  const guide = loaded(page('Text element', 'How to use text.', { route: '/guide/text' }));
  const reference = loaded(
    page('Text element', 'How to use text.', { route: '/api/text' }),
    page('setContent', 'Changes the content.', { route: '/api/set-content' }),
  );
  const routes = (query: string, behind: typeof guide): string[] =>
    search(query, [guide, reference], settings, new Set([behind])).map((hit) => hit.document.sectionRoute);

  test('follow the others for the same words', () => {
    expect(routes('text element', reference)).toEqual(['/guide/text', '/api/text']);
    expect(routes('text element', guide)).toEqual(['/api/text', '/guide/text']);
  });

  test('follow a page that is called what was typed, and lead when only theirs is', () => {
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

  test('still answer what only they know', () => {
    expect(routes('setContent', reference)).toEqual(['/api/set-content']);
  });
});
