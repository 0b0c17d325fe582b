import { describe, expect, test } from 'vitest';
import { indexTerms, runsOf, wordsOf } from '../../../../plugins/local-search/shared/analyze.ts';

function wholes(text: string): string[] {
  return wordsOf(text).map((word) => word.whole);
}

describe('the words', () => {
  test.each([
    ['Call it, then wait!', ['call', 'it', 'then', 'wait']],
    ['“quoted” (and) [more]', ['quoted', 'and', 'more']],
    ['Café ÉLAN über Ångström', ['cafe', 'elan', 'uber', 'angstrom']],
    ['Straße, œuvre, Łódź', ['strasse', 'oeuvre', 'lodz']],
    ['ｆｕｌｌｗｉｄｔｈ ﬁt', ['fullwidth', 'fit']],
    ['Привет мир', ['привет', 'мир']],
    ["layer's don’t", ['layer', 'dont']],
    ['v2.3 and 29.97 fps', ['2.3', 'and', '29.97', 'fps']],
    ['C++, c#. .net #fff', ['c++', 'c#', 'net', 'fff']],
    ['let i = 0; i++; count++; a+b c#d', ['let', 'i', '0', 'i++', 'count', 'a', 'b', 'c', 'd']],
    ['_name __proto__ ___', ['_name', '_proto']],
    ['soft\u00adhyphen', ['softhyphen']],
    ['- — … * ^ ~ :', []],
    ['', []],
  ])('in %j are %j', (text, words) => {
    expect(wholes(text)).toEqual(words);
  });

  test('of an identifier are found as a whole and by part', () => {
    expect(wordsOf('keyfill.useOnUpdate(_name)')).toEqual([
      { whole: 'keyfill', parts: [] },
      { whole: 'useonupdate', parts: ['use', 'on', 'update'] },
      { whole: '_name', parts: ['name'] },
    ]);
    expect(wordsOf('border-radius SPXGCTemplateDefinition HTML5 PNGs')).toEqual([
      { whole: 'borderradius', parts: ['border', 'radius'] },
      { whole: 'spxgctemplatedefinition', parts: ['spxgc', 'template', 'definition'] },
      { whole: 'html5', parts: ['html'] },
      { whole: 'pngs', parts: [] },
    ]);
  });

  test('are cut at 40 characters', () => {
    expect(wholes('x'.repeat(10_000))).toEqual(['x'.repeat(40)]);
  });

  test('have their positions in the text', () => {
    const text = 'Write keyfill.flags, ok?';
    expect(runsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Write',
      'keyfill',
      'flags',
      'ok',
    ]);
  });
});

describe('index terms', () => {
  test('are stems, with stop words only in titles', () => {
    expect(indexTerms('What the animations are', 'content')).toEqual(['anim']);
    expect(indexTerms('What the animations are', 'title')).toEqual(['what', 'the', 'anim', 'ar']);
  });

  test('include words that mean something in code', () => {
    expect(indexTerms('if this before out', 'content')).toEqual(['if', 'thi', 'befor', 'out']);
  });

  test('of an identifier are the whole followed by its parts, without stop words', () => {
    expect(indexTerms('goToAndPlay()', 'content')).toEqual(['gotoandplay', 'go', 'play']);
  });
});
