/**
 * @typedef {{passed: number, failed: number, skipped: number}} Sum
 */

/**
 * Counts of a Vitest JSON report. A file that could not be loaded has no tests and still failed.
 * @param {{numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests?: number, testResults: {status: string, assertionResults: unknown[]}[]}} report
 * @returns {Sum}
 */
export function vitestSum(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/**
 * Counts of a Playwright JSON report. A flaky test passed in the end; an error outside of any test is a failure.
 * @param {{stats: {expected: number, unexpected: number, flaky: number, skipped: number}, errors: unknown[]}} report
 * @returns {Sum}
 */
export function playwrightSum(report) {
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

/** @param {readonly Sum[]} sums @returns {Sum} */
export function add(sums) {
  return sums.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The last line of `npm test`. @param {Sum} sum */
export function sumLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
