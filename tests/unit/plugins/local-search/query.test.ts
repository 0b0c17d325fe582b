import { describe, expect, test } from 'vitest';
import { lookUp } from '../../../../plugins/local-search/query/expand.ts';
import { markRanges, search } from '../../../../plugins/local-search/query/search.ts';
import { hitsFor, loaded, page, routesFor, section, settings } from './helpers.ts';
import { api, find, guide } from './query-indexes.ts';

describe('a query', () => {
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
  ])('finds %s', (query, route) => {
    expect(find(query)[0]).toBe(route);
  });

  test('finds c++ in the section that names it, and not in titles that start with C', () => {
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

  test('finds a title that the page only has in its front matter', () => {
    const index = loaded(
      page('Make your first graphic', 'Ten minutes.', { otherTitles: ['Quick start'] }),
      page('Other', 'A quick start is good.'),
    );
    expect(routesFor('quick start', index)[0]).toBe('/make-your-first-graphic');
    expect(hitsFor('quick start', index)[0]?.document.title).toBe('Make your first graphic');
  });

  test('finds half-typed words, even if stemming would lose them', () => {
    for (const word of ['animation', 'installation', 'keyframes', 'elements', 'crawler']) {
      for (let length = 2; length <= word.length; length += 1)
        expect(find(word.slice(0, length)), word.slice(0, length)).not.toEqual([]);
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
  ])('finds a word with one typing error: %s', (_kind, query, route) => {
    expect(find(query)[0]).toBe(route);
  });

  test('finds several words with one typing error each', () => {
    expect(find('anmation kyeframes')[0]).toBe('/animation');
    expect(find('caspacrg tempalte plyaed')[0]).toBe('/casparcg');
    // A word with one error is corrected, but a word with two errors isn't.
    expect(find('nmationa')).toEqual([]);
  });

  test('corrects typing errors only if no index contains the word', () => {
    const mocks = loaded(page('Mocks', 'Other.'));
    const masks = loaded(page('Masks', 'Another.'));
    expect(routesFor('mocks', mocks, masks)).toEqual(['/mocks']);
    expect(routesFor('masks', mocks, masks)).toEqual(['/masks']);
    expect(routesFor('mosks', mocks, masks).sort()).toEqual(['/masks', '/mocks']);
  });

  test('shows at most three similar sections, marked as guesses, for a word that appears nowhere', () => {
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
    ['a stop word', 'atem', 'What they ate'],
  ])('is not guessed at: %s', (_kind, query, title) => {
    expect(routesFor(query, loaded(page(title)))).toEqual([]);
  });

  test('puts the title with the intended word first, unless the word is too short to tell', () => {
    const ellipse = loaded(
      page('Ellipse', `Draws one. ${'It has a stroke and a fill. '.repeat(20)}`, {
        sections: [
          section('Ellipse', 'Draws one.', ''),
          section('Add an ellipse', 'Draw an ellipse. Ellipse.'),
        ],
      }),
    );
    expect(routesFor('ellispe', ellipse)[0]).toMatch(/^\/ellipse#?$/);
    const meantBy = (whole: string): number => lookUp({ whole, parts: [] }, [ellipse], true)[0]!.meant.size;
    expect(meantBy('ellispe')).toBeGreaterThan(0);
    expect(meantBy('elp')).toBe(0);
    expect(meantBy('elps')).toBeGreaterThan(0);
  });

  test('drops stop words unless there is nothing else', () => {
    const both = loaded(page('What is it', 'Text.'), page('Keyframe', 'What it is.'), page('Other', 'Text.'));
    expect(routesFor('what is a keyframe', both)).toEqual(['/keyframe']);
    expect(routesFor('what is', both)).toEqual(['/what-is-it']);
  });
});

describe('a query without results', () => {
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
  ])('is %j', (query) => {
    expect(find(query)).toEqual([]);
  });

  test('is a word that nothing resembles', () => {
    expect(find('qwrtzxcv')).toEqual([]);
  });

  test('is any query in no index or in an empty index', () => {
    expect(search('animation', [], settings)).toEqual([]);
    expect(routesFor('animation', loaded())).toEqual([]);
  });
});

describe('the input', () => {
  test('is cut to 512 characters', () => {
    expect(find(`${'x '.repeat(256)}crawler`)).toEqual([]);
    expect(find(`${'x '.repeat(250)}crawler`)).toEqual(['/crawler']);
  });
});

describe('the terms of a hit', () => {
  test('are the words as written in the section', () => {
    expect(hitsFor('keyframes', guide)[0]?.terms).toEqual(['Keyframes']);
    expect(hitsFor('update', api)[0]?.terms).toEqual(['useOnUpdate']);
    expect(hitsFor('cafe', api)[0]?.terms).toEqual(['Café']);
    expect(hitsFor('anmation', guide)[0]?.terms).toEqual(['Animation']);
  });

  test('are an identifier as a whole, or its parts if no index contains it', () => {
    const whole = page('One', 'keyfill.useOnUpdate() comes before an update');
    const parts = page('Two', 'an update on its way');
    expect(hitsFor('useOnUpdate', loaded(whole, parts)).map(({ terms }) => terms)).toEqual([['useOnUpdate']]);
    expect(hitsFor('useOnUpdate', loaded(parts)).map(({ terms }) => terms)).toEqual([['update']]);
  });

  test('are the typed words if only a tag matches', () => {
    expect(hitsFor('caption', guide)[0]?.terms).toEqual(['caption']);
  });

  test('mark every form of a word in any text', () => {
    const text = 'Animation, animations; animate(), unanimated. Café.';
    const marked = markRanges(text, ['animation', 'cafe']).map(({ start, end }) => text.slice(start, end));
    expect(marked).toEqual(['Animation', 'animations', 'animate', 'Café']);
    expect(markRanges(text, ['animation'])[0]).toMatchObject({ start: 0, end: 9 });
    expect(markRanges(text, [])).toEqual([]);
  });
});
