import { expect, test } from 'vitest';
import { indexTerms, runsOf, wordsOf } from '../../../../plugins/local-search/shared/analyze.ts';

test.each([
  ['“Call” it, (then) wait!', ['call', 'it', 'then', 'wait']],
  ['Café ÉLAN über Ångström', ['cafe', 'elan', 'uber', 'angstrom']],
  ['ｆｕｌｌｗｉｄｔｈ ﬁt soft\u00adhyphen', ['fullwidth', 'fit', 'softhyphen']],
  ['Привет мир', ['привет', 'мир']],
  ["layer's don’t", ['layer', 'dont']],
  ['v2.3 and 29.97 fps', ['2.3', 'and', '29.97', 'fps']],
  ['_name __proto__ ___', ['_name', '_proto']],
  ['- — … * ^ ~ :', []],
  ['x'.repeat(10_000), ['x'.repeat(40)]],
])('the words in %j are %j', (text, words) => {
  expect(wordsOf(text).map((word) => word.whole)).toEqual(words);
});

test('words of an identifier are found as a whole and by part', () => {
  expect(wordsOf('keyfill.useOnUpdate(_name) border-radius SPXGCTemplateDefinition')).toEqual([
    { whole: 'keyfill', parts: [] },
    { whole: 'useonupdate', parts: ['use', 'on', 'update'] },
    { whole: '_name', parts: ['name'] },
    { whole: 'borderradius', parts: ['border', 'radius'] },
    { whole: 'spxgctemplatedefinition', parts: ['spxgc', 'template', 'definition'] },
  ]);
});

test('words have their positions in the text', () => {
  const text = 'Write keyfill.flags, ok?';
  const words = ['Write', 'keyfill', 'flags', 'ok'];
  expect(runsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(words);
});

test('index terms are stems, with stop words only in titles', () => {
  expect(indexTerms('What the animations are', 'content')).toEqual(['anim']);
  expect(indexTerms('What the animations are', 'title')).toEqual(['what', 'the', 'anim', 'ar']);
  expect(indexTerms('goToAndPlay()', 'content')).toEqual(['gotoandplay', 'go', 'play']);
});
