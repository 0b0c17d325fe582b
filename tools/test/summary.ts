/** How many tests passed, failed, and were skipped. */
export type TestSummary = { passed: number; failed: number; skipped: number };

/** The parts of a Vitest JSON report that are read here. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests?: number;
  testResults: {
    name?: string;
    status: string;
    message?: string;
    assertionResults: { status?: string; fullName?: string; failureMessages?: string[] }[];
  }[];
};

/**
 * Counts the tests in a Vitest JSON report. A file that couldn't be loaded or set up contains no failed
 * tests, but still counts as failed.
 */
export function summarizeVitest(report: VitestReport): TestSummary {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/**
 * Counts the tests in a Playwright JSON report. A flaky test counts as passed; an error outside any test
 * counts as a failure.
 */
export function summarizePlaywright(report: Pick<PlaywrightReport, 'stats' | 'errors'>): TestSummary {
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

/** The parts of a Playwright JSON report that are read here. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites?: Suite[];
};

type Suite = { suites?: Suite[]; specs?: Spec[] };
type Spec = { title: string; file?: string; line?: number; tests: Test[] };
type Test = {
  status: string;
  annotations: { type: string; description?: string }[];
  results?: { duration: number; error?: { message?: string } }[];
};

/** All tests in a Playwright JSON report, in order, each with its spec's title and place. */
export function* testsOf({ suites = [], specs = [] }: Suite): Generator<Test & Omit<Spec, 'tests'>> {
  for (const { tests, ...spec } of specs) for (const test of tests) yield { ...spec, ...test };
  for (const suite of suites) yield* testsOf(suite);
}

/**
 * Returns the reasons why Playwright tests were skipped, each reason once.
 * @returns the title of the first test with the reason, and the reason
 */
export function skipReasons(report: Pick<PlaywrightReport, 'suites'>): string[] {
  const reasons = new Map<string, string>();
  for (const { title, status, annotations } of testsOf(report)) {
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason is given';
    if (status === 'skipped' && !reasons.has(reason)) reasons.set(reason, `${title}: ${reason}`);
  }
  return [...reasons.values()];
}

/** The names of the skipped tests in a Vitest JSON report. The title of a group says why, such as a missing browser. */
export const skippedTests = (report: VitestReport): string[] =>
  report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending' || status === 'todo')
      .map(({ fullName = 'a test without a name' }) => fullName),
  );

/** The slowest tests in a Playwright JSON report, including all their retries. */
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

export function add(summaries: readonly TestSummary[]): TestSummary {
  return summaries.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The last line of `npm test`. */
export function summaryLine({ passed, failed, skipped }: TestSummary) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
