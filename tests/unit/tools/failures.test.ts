import path from 'node:path';
import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from '../../../tools/test/failures.ts';

test('failed Vitest tests are listed with their file and the beginning of the message', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    testResults: [
      {
        name: path.resolve('tests/unit/mask.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a mask clips' },
          {
            status: 'failed',
            fullName: 'a mask is soft',
            failureMessages: ['\u001B[31mexpected 1\u001B[39m\n1\n2\n3\n4\n5\n6\n7'],
          },
        ],
      },
      {
        name: path.resolve('tests/unit/broken.test.ts'),
        status: 'failed',
        message: 'Unexpected token',
        assertionResults: [],
      },
    ],
  };
  expect(vitestFailures(report)).toEqual([
    'tests/unit/mask.test.ts: a mask is soft\n    expected 1\n    1\n    2\n    3\n    4\n    5',
    'tests/unit/broken.test.ts\n    Unexpected token',
  ]);
});

test('failed and flaky Playwright tests are listed, and errors outside any test', () => {
  const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
    title,
    file: 'mask.spec.ts',
    line: 7,
    tests: [
      {
        status,
        annotations: [],
        results: messages.map((message) => ({
          duration: 1,
          ...(message === undefined ? {} : { error: { message } }),
        })),
      },
    ],
  });
  const report = {
    errors: [{ message: 'no server' }],
    suites: [
      {
        suites: [{ specs: [spec('clips', 'unexpected', 'too late', 'too late again')] }],
        specs: [spec('plays', 'expected', undefined), spec('fades', 'flaky', 'gone', undefined)],
      },
    ],
  };
  expect(playwrightFailures(report)).toEqual([
    'outside any test\n    no server',
    'mask.spec.ts:7: fades (passed at the second try)\n    gone',
    'mask.spec.ts:7: clips\n    too late',
  ]);
});
