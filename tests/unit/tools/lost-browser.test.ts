import { expect, test } from 'vitest';
import { playwrightResult, vitestResult } from '../../../tools/test/summary.ts';

const CLOSED = 'locator.click: Target page, context or browser has been closed';
const report = (...tests: readonly [status: string, first: string, message: string][]) => ({
  errors: [],
  specs: tests.map(([status, first, message], line) => ({
    ...{ title: status, file: 'a.spec.ts', line },
    tests: [{ status, annotations: [], results: [{ duration: 1, status: first, error: { message } }] }],
  })),
});

test('a test that passes after its browser was lost passes and is listed; other retries don’t', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'fine', failureMessages: [] },
    { status: 'passed', fullName: 'repeated', failureMessages: ['Fake was lost: ECONNREFUSED\n at …'] },
    { status: 'failed', fullName: 'lost twice', failureMessages: ['Fake was lost', 'Fake was lost'] },
  ];
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }] as never;
  const vitest = vitestResult({ testResults });
  expect(vitest).toMatchObject({ passed: 2, failed: [expect.stringContaining('lost twice')] });
  expect(vitest.repeated).toEqual(['a.test.ts: repeated\n    Fake was lost: ECONNREFUSED']);

  const playwright = playwrightResult(
    report(
      ['flaky', 'failed', CLOSED],
      ['flaky', 'failed', 'expect(received).toBe(expected)'],
      ['flaky', 'timedOut', CLOSED],
      ['unexpected', 'failed', CLOSED],
    ) as never,
  );
  expect(playwright.repeated).toEqual([`a.spec.ts:0: flaky\n    ${CLOSED}`]);
  expect(playwright.passed).toBe(1);
  expect(playwright.failed.map((text) => text.slice(0, 11))).toEqual(
    [1, 2, 3].map((line) => `a.spec.ts:${line}`),
  );
});
