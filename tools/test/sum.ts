/** How many tests passed, failed, and were skipped. */
export type Sum = { passed: number; failed: number; skipped: number };

/** As much of a JSON report of Vitest as is read here. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests?: number;
  testResults: { status: string; assertionResults: { status?: string }[] }[];
};

/**
 * Counts of a Vitest JSON report. A file that could not be loaded, or whose preparation failed, has no failed test and
 * still failed.
 */
export function vitestSum(report: VitestReport): Sum {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/** Counts of a Playwright JSON report. A flaky test passed in the end; an error outside of any test is a failure. */
export function playwrightSum(report: Pick<PlaywrightReport, 'stats' | 'errors'>): Sum {
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

/** As much of a JSON report of Playwright as is read here. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites?: Suite[];
};

type Suite = { suites?: Suite[]; specs?: { title: string; tests: Test[] }[] };
type Test = {
  status: string;
  annotations: { type: string; description?: string }[];
  results?: { duration: number }[];
};

/** All tests of a Playwright JSON report, in its order, each with the title of its spec. */
function* testsOf({ suites = [], specs = [] }: Suite): Generator<Test & { title: string }> {
  for (const { title, tests } of specs) for (const test of tests) yield { title, ...test };
  for (const suite of suites) yield* testsOf(suite);
}

/**
 * Why Playwright tests were skipped, each reason once.
 * @returns the title of the first test and its reason
 */
export function skipReasons(report: Pick<PlaywrightReport, 'suites'>): string[] {
  const reasons = new Map<string, string>();
  for (const { title, status, annotations } of testsOf(report)) {
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason is given';
    if (status === 'skipped' && !reasons.has(reason)) reasons.set(reason, `${title}: ${reason}`);
  }
  return [...reasons.values()];
}

/** The slowest tests of a Playwright JSON report, with all their tries. */
export const slowest = (
  report: Pick<PlaywrightReport, 'suites'>,
  count: number,
): { title: string; seconds: number }[] =>
  [...testsOf(report)]
    .map(({ title, results }) => ({
      title,
      seconds: (results ?? []).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count);

export function add(sums: readonly Sum[]): Sum {
  return sums.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The last line of `npm test`. */
export function sumLine({ passed, failed, skipped }: Sum) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
