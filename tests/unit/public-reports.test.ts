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
