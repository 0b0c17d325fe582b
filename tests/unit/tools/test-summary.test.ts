import { expect, it } from 'vitest';
import { playwrightResult } from '../../../tools/test/summary.ts';

it('counts a browser test that needed a second try as failed', () => {
  const test = (status: string) => ({
    title: status,
    file: 'walk.spec.ts',
    line: 7,
    tests: [{ status, annotations: [], results: [{ duration: 1, error: { message: 'Timed out' } }] }],
  });
  expect(playwrightResult({ errors: [], specs: [test('expected'), test('flaky')] })).toEqual({
    passed: 1,
    failed: ['walk.spec.ts:7: flaky, which needed a second try\n    Timed out'],
    skipped: [],
  });
});
