import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSearchResult } from '../../../../plugins/local-search/client/search-result.ts';
import { markRanges, search } from '../../../../plugins/local-search/query/search.ts';
import { loaded, page, settings } from './helpers.ts';

const index = loaded(
  page('Text element', '<img src=x onerror=alert(1)> "quoted" & amp; {braces} `code` $(dollar) C:\\path'),
  page('constructor', 'prototype hasOwnProperty toString valueOf __proto__ _name'),
  page('مرحبا', 'שלום עולם مرحبا بالعالم'),
  page('Numbers', Array.from({ length: 60 }, (_, at) => `v${at * 37} ${at}.${at}`).join(' ')),
);

/** What code, markup, or lunr's query syntax could mistake for its own. */
const PIECES = [
  ...[
    '__proto__',
    'constructor',
    'toString',
    'undefined',
    'NaN',
    '_index',
    '_name',
    'text',
    'elemnet',
    '37.1',
  ],
  ...[
    '<img src=x onerror=alert(1)>',
    '"><b>',
    '&lt;',
    '{{x}}',
    '${x}',
    '%00',
    '(a+)+$',
    '(?<=',
    '\\u{',
    '*',
    '~2',
  ],
  ...[
    'title:',
    '+a -b',
    'foo*',
    'שלום',
    'مرحبا',
    '\u202e',
    '\u200b',
    '\u0000',
    '\ud800',
    '👩‍👩‍👧',
    'ﷺ',
    '½',
    'İ',
  ],
];

const input = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.constantFrom(...PIECES, ' '), { maxLength: 20 }).map((pieces) => pieces.join('')),
);

describe('10 000 random and hostile inputs', () => {
  test(
    'throw nothing, and produce hits that only mark stretches of their own text',
    { timeout: 300_000 },
    () => {
      let found = 0;
      fc.assert(
        fc.property(input, (query) => {
          const hits = search(query, [index], settings);
          expect(hits.length).toBeLessThanOrEqual(settings.maxSearchResults);
          found += hits.length;
          for (const hit of hits) {
            const { document, terms, score } = hit;
            const shown = toSearchResult(hit, { query, baseUrl: '/', titleOf: () => undefined });
            expect(shown.pageTitle.map((segment) => segment.text).join('')).toBe(document.pageTitle);
            expect(score).toBeGreaterThan(0);
            const text = `${document.title}\n${document.content}`;
            markRanges(text, terms).forEach(({ start, end }, at, ranges) => {
              expect(start).toBeGreaterThanOrEqual(ranges[at - 1]?.end ?? 0);
              expect(end).toBeGreaterThan(start);
              expect(end).toBeLessThanOrEqual(text.length);
            });
          }
        }),
        { numRuns: 10_000, seed: 20_260_101 },
      );
      expect(found).toBeGreaterThan(1000);
    },
  );

  test('get an immediate answer, even for very long words and queries', () => {
    for (const long of ['x'.repeat(1_000_000), 'ab '.repeat(100_000), 'ا'.repeat(100_000), 'é'.repeat(512)]) {
      const start = performance.now();
      search(long, [index], settings);
      // This only finds work that grows with the square of the length. Speed is measured in `npm run bench`.
      expect(performance.now() - start).toBeLessThan(5000);
    }
  });
});
