// The failures of all runners in one list, because the output of a long run buries them.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { testsOf, type PlaywrightReport, type VitestReport } from './summary.ts';

/** Lines of a message that are shown. The rest is in the runner's own output. */
const SHOWN = 6;

const entry = (where: string, message = 'no message') =>
  [where, ...stripVTControlCharacters(message).split('\n').slice(0, SHOWN)].join('\n    ');

/**
 * Lists the failed tests in a Vitest JSON report, and the files that couldn't be loaded.
 * @returns one entry per failure: the file, the test, and the beginning of the message
 */
export const vitestFailures = (report: VitestReport): string[] =>
  report.testResults.flatMap(({ name = 'an unnamed file', status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [entry(file, message)];
    return failed.map(({ fullName = '', failureMessages }) =>
      entry(`${file}: ${fullName}`, failureMessages?.[0]),
    );
  });

/**
 * Lists the failed tests in a Playwright JSON report, the flaky ones, and errors outside any test.
 * @returns one entry per test: its place, its title, and the beginning of its first error
 */
export function playwrightFailures(report: Pick<PlaywrightReport, 'errors' | 'suites'>): string[] {
  const tests = [...testsOf(report)]
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ title, file, line, status, results }) =>
      entry(
        `${file}:${line}: ${title}${status === 'flaky' ? ' (passed at the second try)' : ''}`,
        results?.find(({ error }) => error !== undefined)?.error?.message,
      ),
    );
  return [...report.errors.map(({ message }) => entry('outside any test', message)), ...tests];
}
