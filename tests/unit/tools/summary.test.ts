import { expect, test } from 'vitest';
import {
  add,
  skippedTests,
  skipReasons,
  slowest,
  summarizePlaywright,
  summarizeVitest,
  summaryLine,
} from '../../../tools/test/summary.ts';

test('a Vitest file that could not be loaded counts as a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(summarizeVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test('a Vitest file with a failed setup counts as a failure, in addition to a failed test in another file', () => {
  const report = {
    numPassedTests: 0,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'skipped' }, { status: 'skipped' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
    ],
  };
  expect(summarizeVitest(report)).toEqual({ passed: 0, failed: 2, skipped: 2 });
});

test('skipped Vitest tests are listed by name', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'routes in Firefox' },
    { status: 'skipped', fullName: 'routes in WebKit (skipped: there is no driver)' },
  ];
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 1,
    testResults: [{ status: 'passed', assertionResults }],
  };
  expect(skippedTests(report)).toEqual(['routes in WebKit (skipped: there is no driver)']);
});

test('each reason for skipping Playwright tests is listed once', () => {
  const skipped = (title: string, description: string) => ({
    title,
    tests: [{ status: 'skipped', annotations: [{ type: 'skip', description }] }],
  });
  const report = {
    suites: [
      {
        specs: [skipped('plays', 'no old browser'), { title: 'ran', tests: [] }],
        suites: [{ specs: [skipped('seeks', 'no old browser'), skipped('serves', 'no nginx')] }],
      },
    ],
  };
  expect(skipReasons(report)).toEqual(['plays: no old browser', 'serves: no nginx']);
});

test('a flaky Playwright test counts as passed, and an error outside any test as failed', () => {
  const report = { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 }, errors: [{}] };
  expect(summarizePlaywright(report)).toEqual({ passed: 6, failed: 3, skipped: 3 });
});

test('the slowest tests are measured including their retries', () => {
  const took = (title: string, ...durations: number[]) => ({
    title,
    tests: [{ status: 'expected', annotations: [], results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    suites: [{ specs: [took('quick', 100), took('slow', 3000, 4000), took('middle', 5000)] }],
  };
  expect(slowest(report, 2)).toEqual([
    { title: 'slow', seconds: 7 },
    { title: 'middle', seconds: 5 },
  ]);
});

test('the last line is the sum over all runners', () => {
  const summary = add([
    { passed: 3, failed: 0, skipped: 0 },
    { passed: 10, failed: 1, skipped: 2 },
  ]);
  expect(summaryLine(summary)).toBe('13 passed, 1 failed, 2 skipped');
});
