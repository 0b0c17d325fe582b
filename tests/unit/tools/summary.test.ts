import path from 'node:path';
import { expect, test } from 'vitest';
import { browserTestsFor } from '../../../tools/test/changed.ts';
import { playwrightResult, slowest, vitestResult } from '../../../tools/test/summary.ts';

test('a Vitest report contains what has passed, failed, and been skipped, and files that could not be loaded', () => {
  const file = (name: string) => ({ name: path.resolve(`tests/unit/${name}.test.ts`), status: 'failed' });
  const testResults = [
    {
      ...file('mask'),
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
      ...file('broken'),
      message: 'Unexpected token',
      assertionResults: [{ status: 'skipped', fullName: 'in WebKit (skipped: there is no driver)' }],
    },
  ];
  expect(vitestResult({ testResults })).toEqual({
    passed: 1,
    failed: [
      'tests/unit/mask.test.ts: a mask is soft\n    expected 1\n    1\n    2\n    3\n    4\n    5',
      'tests/unit/broken.test.ts\n    Unexpected token',
    ],
    skipped: ['in WebKit (skipped: there is no driver)'],
  });
});

const spec = (
  title: string,
  status: string,
  ...tries: readonly (readonly [seconds: number, message?: string])[]
) => ({
  title,
  file: 'mask.spec.ts',
  line: 7,
  tests: [
    {
      status,
      annotations: status === 'skipped' ? [{ type: 'skip', description: 'no nginx' }] : [],
      results: tries.map(([seconds, message]) => ({
        duration: seconds * 1000,
        ...(message !== undefined && { error: { message } }),
      })),
    },
  ],
});
const report = {
  errors: [{ message: 'no server' }],
  suites: [
    {
      specs: [spec('plays', 'expected', [1]), spec('fades', 'flaky', [2, 'gone'], [3])],
      suites: [{ specs: [spec('clips', 'unexpected', [4, 'too late']), spec('serves', 'skipped')] }],
    },
  ],
};

test('a browser test that needs a second try is listed, and an error outside any test fails', () => {
  expect(playwrightResult(report)).toEqual({
    passed: 2,
    failed: ['outside any test\n    no server', 'mask.spec.ts:7: clips\n    too late'],
    skipped: ['serves: no nginx'],
    unsteady: ['mask.spec.ts:7: fades\n    gone'],
  });
});

test('the slowest tests and files are measured including second tries', () => {
  expect(slowest(report, 1)).toEqual(['5 s mask.spec.ts:7: fades', '10 s mask.spec.ts']);
});

test('a change runs the browser tests of its folder, or all of them, or none', () => {
  const search = 'plugins/local-search/query/search.ts';
  expect(browserTestsFor([search])).toEqual(['tests/e2e/search']);
  expect(browserTestsFor(['tests/hosts/spx.spec.ts'])).toEqual(['tests/hosts/spx.spec.ts']);
  expect(browserTestsFor([search, 'src/css/tokens.css'])).toBe('all');
  expect(browserTestsFor(['tools/bench/pages.ts', 'tests/unit/runtime/data.test.ts', 'README.md'])).toEqual(
    [],
  );
});
