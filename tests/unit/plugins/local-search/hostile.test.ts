import { describe, expect, test } from 'vitest';
import { toSearchResult } from '../../../../plugins/local-search/client/search-result.ts';
import { markRanges, search, searchUnguarded } from '../../../../plugins/local-search/query/search.ts';
import { loaded, page, settings } from './helpers.ts';
import { hostileInputs } from './hostile-inputs.ts';

const index = loaded(
  page('Text element', '<img src=x onerror=alert(1)> "quoted" & amp; {braces} `code` $(dollar) C:\\path'),
  page('constructor', 'prototype hasOwnProperty toString valueOf __proto__ _name'),
  page('مرحبا', 'שלום עולם مرحبا بالعالم'),
  page('Numbers', Array.from({ length: 60 }, (_, at) => `v${at * 37} ${at}.${at}`).join(' ')),
);

describe('10 000 random and hostile inputs', () => {
  test(
    'throw nothing, and produce hits that only mark stretches of their own text',
    { timeout: 300_000 },
    () => {
      const before = Object.keys(Object.prototype).length;
      let found = 0;
      const wrong: string[] = [];
      for (const input of hostileInputs()) {
        const hits = searchUnguarded(input, [index], settings);
        found += hits.length;
        for (const hit of hits) {
          const { document, terms, score } = hit;
          const shown = toSearchResult(hit, { query: input, baseUrl: '/', titleOf: () => undefined });
          const title = shown.pageTitle.map((segment) => segment.text).join('');
          const text = `${document.title}\n${document.content}`;
          const ranges = markRanges(text, terms);
          const inOrder = ranges.every(
            ({ start, end }, at) => start >= (ranges[at - 1]?.end ?? 0) && end > start && end <= text.length,
          );
          // A term is a run of letters and digits, so none of its characters could become markup.
          const plain = terms.every((term) => !/[<>&"`{}$\\]/u.test(term));
          if (
            title !== document.pageTitle ||
            !inOrder ||
            !plain ||
            !Number.isFinite(score) ||
            hits.length > settings.maxSearchResults
          ) {
            wrong.push(input);
          }
        }
      }
      expect(wrong).toEqual([]);
      expect(found).toBeGreaterThan(1000);
      expect(Object.keys(Object.prototype)).toHaveLength(before);
    },
  );

  test('get an immediate answer, even for very long words and queries', () => {
    for (const input of [
      'x'.repeat(1_000_000),
      'ab '.repeat(100_000),
      'ا'.repeat(100_000),
      'é'.repeat(512),
    ]) {
      const start = performance.now();
      searchUnguarded(input, [index], settings);
      // This only finds work that grows with the square of the length. Speed is measured in `npm run bench`.
      expect(performance.now() - start).toBeLessThan(5000);
    }
  });

  test('never make search throw, and a broken index does not affect the others', () => {
    const broken = { ...index, lunr: { ...index.lunr, invertedIndex: { text: null as never } } };
    expect(() => searchUnguarded('text', [broken], settings)).toThrow();
    expect(search('text', [broken], settings)).toEqual([]);
    const alone = search('text', [index], settings);
    expect(alone).not.toEqual([]);
    expect(search('text', [broken, index, broken], settings)).toEqual(alone);
  });
});
