import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';

/** The result of a runner. Failures contain the place, the test, and the beginning of the message. */
export interface Result {
  passed: number;
  failed: string[];
  skipped: string[];
  /** Tests that passed after their browser was lost, each with what happened. */
  repeated: string[];
}

export const emptyResult = (): Result => ({ passed: 0, failed: [], skipped: [], repeated: [] });

/** Lines of a message that are shown. The rest is in the runner's own output. */
const SHOWN = 6;

const entry = (where: string, message = 'no message', lines = SHOWN) =>
  [where, ...stripVTControlCharacters(message).split('\n').slice(0, lines)].join('\n    ');

/** What Playwright says if a browser has ended, or one of its pages has. */
const LOST = /(?:page, context or browser|browser|page) has been closed|(?:Target|Page|Browser) crashed/;

/** A file that couldn't load fails without failed tests. Only tests that lost their browser are repeated. */
export function vitestResult({ testResults }: Pick<JsonTestResults, 'testResults'>): Result {
  const result = emptyResult();
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of failed)
      result.failed.push(entry(`${file}: ${fullName}`, failureMessages?.[0]));
    if (status === 'failed' && failed.length === 0) result.failed.push(entry(file, message));
    for (const test of assertionResults) {
      if (test.status === 'passed') {
        result.passed += 1;
        const [reason] = test.failureMessages ?? [];
        if (reason !== undefined) result.repeated.push(entry(`${file}: ${test.fullName}`, reason, 1));
      } else if (test.status !== 'failed') {
        // The title of a group says why it's skipped, such as a missing browser.
        result.skipped.push(/^.*\(skipped: [^)]*\)/.exec(test.fullName)?.[0] ?? test.fullName);
      }
    }
  }
  return result;
}

/** All tests in a Playwright JSON report, in order, each with its title and place. */
function* testsOf({
  suites = [],
  specs = [],
}: Partial<JSONReportSuite>): Generator<JSONReportTest & { title: string; where: string }> {
  for (const { tests, title, file, line } of specs)
    for (const test of tests) yield { title, where: `${file}:${line}: ${title}`, ...test };
  for (const suite of suites) yield* testsOf(suite);
}

/** Errors outside tests and second tries count as failures, unless the first try lost its browser. */
export function playwrightResult(report: JSONReport): Result {
  const failed = report.errors.map(({ message }) => entry('outside any test', message));
  const result = { ...emptyResult(), failed };
  for (const { title, where, status, annotations, results } of testsOf(report)) {
    const first = results.find(({ error }) => error !== undefined);
    const message = first?.error?.message;
    if (status === 'expected') {
      result.passed += 1;
    }
    // A test that's too slow loses its browser as well, but because Playwright closes it.
    else if (status === 'flaky' && first?.status === 'failed' && LOST.test(message ?? '')) {
      result.passed += 1;
      result.repeated.push(entry(where, message, 1));
    } else if (status === 'skipped') {
      result.skipped.push(`${title}: ${annotations.find(({ type }) => type === 'skip')?.description}`);
    } else {
      failed.push(entry(status === 'flaky' ? `${where} (passed at the second try)` : where, message));
    }
  }
  return result;
}

/** The results that tests in a Playwright JSON report have attached, each with its test's title. */
export const attachmentsIn = (report: JSONReport): { title: string; body: string }[] =>
  [...testsOf(report)].flatMap(({ title, results }) =>
    (results.at(-1)?.attachments ?? []).flatMap(({ name, body }) =>
      name === 'result' && body !== undefined
        ? [{ title, body: Buffer.from(body, 'base64').toString() }]
        : [],
    ),
  );

export const addResults = (results: readonly Result[]): Result => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.flatMap(({ failed }) => failed),
  skipped: results.flatMap(({ skipped }) => skipped),
  repeated: results.flatMap(({ repeated }) => repeated),
});
