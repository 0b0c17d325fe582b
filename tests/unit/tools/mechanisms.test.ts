import { describe, expect, test } from 'vitest';
import { optionsOf, variantsOf } from '../../../tools/bench/lib/mechanisms-options.ts';
import { buildTable, pageTable, verdictsOf } from '../../../tools/bench/lib/mechanisms-table.ts';

describe('the options of the bench', () => {
  test('measure everything by default', () => {
    expect(optionsOf(['mechanisms'])).toEqual({
      only: undefined,
      pages: true,
      scale: 1000,
      slowdown: 4,
    });
  });

  test('can select some mechanisms and one half of the figures', () => {
    expect(optionsOf(['--only=a,b', '--no-pages', '--scale=50', '--slowdown=9'])).toEqual({
      only: ['a', 'b'],
      pages: false,
      scale: 50,
      slowdown: 9,
    });
    expect(optionsOf(['--no-scale'])).toMatchObject({ pages: true, scale: 0 });
  });

  test.each(['--scale=', '--scale=many', '--scale=0', '--scale=1.5', '--slowdown=', '--slowdown=0.5'])(
    'are refused: %s',
    (option) => {
      expect(() => optionsOf([option])).toThrow(`${option}: enter`);
    },
  );
});

describe('the variants', () => {
  test('start with the whole site, then omit one mechanism at a time', () => {
    expect(variantsOf(['a', 'b'])).toEqual([null, 'a', 'b']);
    expect(variantsOf(['a', 'b'], ['b'])).toEqual([null, 'b']);
  });

  test('must exist', () => {
    expect(() => variantsOf(['a', 'b'], ['c'])).toThrow(
      'there\'s no mechanism "c". The mechanisms are: a, b.',
    );
  });
});

const page = { script: 100_000, styles: 9000, document: 20_000, lcp: 1000, blocking: 40 };
const build = (seconds: number) => ({ seconds, processor: seconds * 1.5 });
const whole = {
  without: null,
  cold: build(30),
  warm: build(8),
  large: build(120),
  pages: { home: page },
};

describe('the tables', () => {
  const rows = [whole, { ...whole, without: 'late-start' }];

  test('have a row for each variant', () => {
    expect(buildTable(rows, 1000)).toEqual([
      '| Without | Cold build | Warm build | 1000 generated pages, cold |',
      '| --- | --- | --- | --- |',
      '| nothing | 30.0 s (45.0 s of processor time) | 8.0 s (12.0 s of processor time) | 120.0 s (180.0 s of processor time) |',
      '| `late-start` | 30.0 s (45.0 s of processor time) | 8.0 s (12.0 s of processor time) | 120.0 s (180.0 s of processor time) |',
    ]);
    expect(buildTable(rows, 0)[0]).toBe('| Without | Cold build | Warm build |');
  });

  test('have a row for each page of a variant', () => {
    expect(pageTable([whole])).toEqual([
      '| Without | Page | Script | Styles | Document | LCP | Blocking time |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      '| nothing | home | 100 kB | 9.0 kB | 20 kB | 1000 ms | 40 ms |',
    ]);
  });
});

describe('the verdict on a mechanism', () => {
  const verdictWithout = (change: object): string | undefined =>
    verdictsOf([whole, { ...whole, without: 'one', ...change }])[0];

  test('is that it can go if removing it stays below every limit', () => {
    const almost = { ...page, script: page.script + 9999, lcp: 1049, blocking: 69 };
    expect(verdictWithout({ pages: { home: almost }, cold: build(32.9), large: build(143) })).toBe(
      '`one` can go. Removing it stays below every limit.',
    );
  });

  test.each([
    [{ pages: { home: { ...page, lcp: 1050 } } }, '50 ms of LCP on the home'],
    [{ pages: { home: { ...page, blocking: 70 } } }, '30 ms of blocking time on the home'],
    [{ pages: { home: { ...page, styles: 19_000 } } }, '10 kB of bytes on the home'],
    [{ cold: build(33) }, '10 % of a cold build'],
    [{ warm: build(10) }, '25 % of a warm build'],
    [{ large: build(144) }, '20 % of a build with generated pages'],
  ])('states what removing it costs: %o', (change, cost) => {
    expect(verdictWithout(change)).toBe(`\`one\` stays. Removing it costs ${cost}.`);
  });

  test('needs the whole site to compare with', () => {
    expect(verdictsOf([{ ...whole, without: 'one' }])).toEqual([
      "There's nothing to compare with, because the whole site didn't build.",
    ]);
  });
});
