import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import reports from '../public-reports.json';

// What readers reported in public about sites like this one, in our own words. `source` is the thread, `now` is what happens
// on this site, and `test` shows it.

describe.each(reports)('$id', ({ source, test: { file, title } }) => {
  test('names a public thread', () => {
    expect(source).toMatch(/^https:\/\/github\.com\/[^/]+\/[^/]+\/(?:issues|pull)\/\d+$/);
  });

  test('names a test that exists', () => {
    expect(readFileSync(file, 'utf8')).toContain(title);
  });
});

test('each report is listed once', () => {
  for (const key of ['id', 'source'] as const)
    expect(new Set(reports.map((report) => report[key])).size).toBe(reports.length);
});

test('at least ten reports are about mobile browsers and screen readers', () => {
  const about = reports.filter(({ where }) => where === 'mobile browser' || where === 'screen reader');
  expect(about.length).toBeGreaterThanOrEqual(10);
});
