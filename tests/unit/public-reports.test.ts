import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import reports from '../public-reports.json';

// What readers and writers reported about sites like this one, in our own words. `source` is a public thread, or a point of issue
// 41, `now` is what happens on this site, and `test` shows it. Where no test does, `tried` says how we know.

const SOURCE = /^(?:https:\/\/github\.com\/[^/]+\/[^/]+\/(?:issues|pull)\/\d+|#41 \(\d+[a-z]\))$/;

test.each(reports)('$id names its source, and a test that exists or how it was tried', (report) => {
  expect(report.source).toMatch(SOURCE);
  expect(report.tried === undefined).toBe(report.test !== null);
  if (report.test === null) return;
  const { file, title } = report.test;
  const quotes = ["'", '"', '`'].map((quote) => `${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`);
  const code = readFileSync(file, 'utf8');
  expect(quotes.some((quoted) => code.includes(quoted))).toBe(true);
});

test('each report is listed once', () => {
  for (const key of ['id', 'source'] as const)
    expect(new Set(reports.map((report) => report[key])).size).toBe(reports.length);
});
