import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import reports from '../public-reports.json';

// What readers and writers reported about sites like this one, in our own words. `source` is a public thread, or a point of issue
// 41, `now` is what happens on this site, and `test` shows it. Where no test does, `tried` says how we know.

const PLACES = ['any browser', 'mobile browser', 'screen reader', 'writing', 'hostile input'];
const THREAD = /^https:\/\/github\.com\/[^/]+\/[^/]+\/(?:issues|pull)\/\d+$/;
const POINT = /^#41 \(\d+[a-z]\)$/;

describe.each(reports)('$id', (report) => {
  test('says in sentences what was reported, and what happens now', () => {
    expect(report.id).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
    expect(PLACES).toContain(report.where);
    for (const text of [report.reported, report.now, report.tried ?? 'Not needed.'])
      expect(text).toMatch(/^.{6,}\.$/);
  });

  test('names a public thread or a point of issue 41', () => {
    expect(THREAD.test(report.source) || POINT.test(report.source)).toBe(true);
  });

  test('names a test that exists, or how it was tried', () => {
    if (report.test === null) {
      expect(report.tried).toBeDefined();
      return;
    }
    const { file, title } = report.test;
    const quotes = ["'", '"', '`'].map((quote) => `${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`);
    const code = readFileSync(file, 'utf8');
    expect(quotes.some((quoted) => code.includes(quoted))).toBe(true);
    expect(report.tried).toBeUndefined();
  });
});

test('each report is listed once', () => {
  for (const key of ['id', 'source'] as const)
    expect(new Set(reports.map((report) => report[key])).size).toBe(reports.length);
});

test('at least 102 reports are listed, thirty of them from public threads', () => {
  expect(reports.length).toBeGreaterThanOrEqual(102);
  expect(reports.filter(({ source }) => THREAD.test(source)).length).toBeGreaterThanOrEqual(30);
});

test('at least ten public reports are about mobile browsers and screen readers', () => {
  const about = reports.filter(
    ({ where, source }) => ['mobile browser', 'screen reader'].includes(where) && THREAD.test(source),
  );
  expect(about.length).toBeGreaterThanOrEqual(10);
});

test('every point of issue 41 about readers, writers, and hostile input is listed', () => {
  const points = new Set(reports.flatMap(({ source }) => /^#41 \((\d+)/.exec(source)?.[1] ?? []));
  expect([...points].map(Number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 17 }, (_, at) => at + 1),
  );
});

test('most reports are covered by a test', () => {
  expect(reports.filter(({ test: covering }) => covering !== null).length).toBeGreaterThan(
    reports.length * 0.8,
  );
});
