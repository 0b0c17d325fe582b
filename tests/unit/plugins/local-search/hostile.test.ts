import { describe, expect, test } from 'vitest';
import { markRanges, search } from '../../../../plugins/local-search/query/search';
import { loaded, page, randomNumbers, settings } from './helpers';

const index = loaded(
  page('Text element', '<img src=x onerror=alert(1)> "quoted" & amp; {braces} `code` $(dollar) C:\\path'),
  page('constructor', 'prototype hasOwnProperty toString valueOf __proto__ _name'),
  page('مرحبا', 'שלום עולם مرحبا بالعالم'),
  page('Numbers', Array.from({ length: 60 }, (_, at) => `v${at * 37} ${at}.${at}`).join(' ')),
);

const PIECES = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'undefined',
  'null',
  'NaN',
  '_index',
  '_name',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><b>',
  '&lt;',
  '</mark>',
  '{{x}}',
  '${x}',
  '%s',
  '%00',
  '(a+)+$',
  '[',
  ']',
  '(',
  ')',
  '\\',
  '.*',
  '^',
  '$',
  '(?<=',
  '\\u{',
  '|',
  '?',
  '+',
  '-',
  '*',
  '~',
  '~2',
  '^10',
  ':',
  'title:',
  'content:foo',
  'nosuchfield:x',
  '+a -b',
  'foo*',
  '*foo',
  'f*o',
  '"',
  "'",
  '`',
  'שלום',
  'مرحبا',
  '\u202e',
  '\u200f',
  '\u200b',
  '\ufeff',
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\r\n',
  '\t',
  '\ud800',
  '\udfff',
  '🎬',
  '👩‍👩‍👧',
  'e\u0301\u0301\u0301',
  'ﷺ',
  '½',
  'Ⅷ',
  '漢字',
  'ไทย',
  'ǅ',
  'İ',
  'ß',
  'text',
  'element',
  'elemnet',
  'v37',
  '37.1',
  'a',
  'zz',
  '../../etc/passwd',
  'file:///',
  'javascript:alert(1)',
];

/** 10 000 inputs, the same ones in every run. */
function* inputs(): Generator<string> {
  const random = randomNumbers(20_260_101);
  const below = (limit: number): number => Math.floor(random() * limit);
  for (let count = 0; count < 10_000; count += 1) {
    const kind = below(5);
    let input = '';
    if (kind === 0) {
      const length = below(40);
      while (input.length < length) input += String.fromCharCode(below(0x10000));
    } else if (kind === 1) {
      const length = below(30);
      while (input.length < length) input += String.fromCharCode(below(128));
    } else if (kind === 2) {
      input = (PIECES[below(PIECES.length)] ?? '').repeat(1 + below(200));
    } else {
      const length = 1 + below(8);
      for (let at = 0; at < length; at += 1) {
        input += (PIECES[below(PIECES.length)] ?? '') + ' '.repeat(below(2));
      }
    }
    yield input;
  }
}

describe('10 000 random and hostile inputs', () => {
  test(
    'throw nothing, and give hits whose marks are stretches of their own text',
    { timeout: 120_000 },
    () => {
      const before = Object.keys(Object.prototype).length;
      let found = 0;
      const wrong: string[] = [];
      for (const input of inputs()) {
        const hits = search(input, [index], settings);
        found += hits.length;
        for (const { document, terms, score } of hits) {
          const text = `${document.title}\n${document.content}`;
          const ranges = markRanges(text, terms);
          const inOrder = ranges.every(
            ({ start, end }, at) => start >= (ranges[at - 1]?.end ?? 0) && end > start && end <= text.length,
          );
          // A term is a run of letters and digits: no sign in it could become markup.
          const plain = terms.every((term) => !/[<>&"`{}$\\]/u.test(term));
          if (!inOrder || !plain || !Number.isFinite(score) || hits.length > settings.maxSearchResults) {
            wrong.push(input);
          }
        }
      }
      expect(wrong).toEqual([]);
      expect(found).toBeGreaterThan(1000);
      expect(Object.keys(Object.prototype)).toHaveLength(before);
    },
  );

  test('very long words and queries are answered at once', () => {
    for (const input of [
      'x'.repeat(1_000_000),
      'ab '.repeat(100_000),
      'ا'.repeat(100_000),
      'é'.repeat(512),
    ]) {
      const start = performance.now();
      search(input, [index], settings);
      expect(performance.now() - start).toBeLessThan(500);
    }
  });

  test('search itself never throws, not even on a broken index', () => {
    const broken = { ...index, lunr: { ...index.lunr, invertedIndex: { text: null as never } } };
    expect(search('text', [broken], settings)).toEqual([]);
  });
});
