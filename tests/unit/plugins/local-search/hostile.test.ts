import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSearchResult } from '../../../../plugins/local-search/query/search-result.ts';
import { markRanges } from '../../../../plugins/local-search/query/marks.ts';
import { search } from '../../../../plugins/local-search/query/search.ts';
import { loaded, page, settings } from './helpers.ts';

const index = loaded(
  page('Text element', '<img src=x onerror=alert(1)> "quoted" & amp; {braces} `code` $(dollar) C:\\path'),
  page('constructor', 'prototype hasOwnProperty toString valueOf __proto__ _name'),
  page('مرحبا', 'שלום עולם مرحبا بالعالم'),
  page('Numbers', Array.from({ length: 60 }, (_, at) => `v${at * 37} ${at}.${at}`).join(' ')),
);

/** Input that code, markup, or lunr's query syntax could mistake for its own. */
const PIECES = (
  '__proto__ constructor toString undefined NaN _index _name text elemnet 37.1 <img> "><b> &lt; {{x}} ${x} %00 ' +
  '(a+)+$ (?<= \\u{ * ~2 title: +a -b foo* שלום مرحبا \u202e \u200b \u0000 \ud800 👩‍👩‍👧 ﷺ ½ İ'
).split(' ');

const input = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.constantFrom(...PIECES, ' '), { maxLength: 20 }).map((pieces) => pieces.join('')),
);

test('hostile queries throw nothing, and their hits only mark parts of their text', () => {
  let found = 0;
  fc.assert(
    fc.property(input, (query) => {
      const hits = search(query, [index], settings);
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
    { numRuns: 2000, seed: 20_260_101 },
  );
  expect(found).toBeGreaterThan(200);
});
