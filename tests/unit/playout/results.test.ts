import { describe, expect, it, test } from 'vitest';
import { checksOf } from '../../../tools/playout/checks.ts';
import type { ExportCheck } from '../../../tools/playout/export-check.ts';
import { stepCount } from '../../../src/playout/definition/general.ts';
import { FORMATS, hostOf, type Format } from '../../../src/playout/hosts.ts';
import results from '../../../src/playout/results.json';
import { resultsOf } from '../../../src/playout/results.ts';
import { exampleNames } from '../../../tools/playout/example-names.ts';
import { loadExample } from '../../../tools/playout/validate-example.ts';

const HINT = 'run npm run validate';

test('every example is validated', () => {
  expect(Object.keys(results), HINT).toEqual(exampleNames());
});

async function listed(name: string, format: Format): Promise<readonly ExportCheck[]> {
  return checksOf(hostOf(format), stepCount((await loadExample(name)).project) - 1);
}

const checksInResults = (name: string, format: Format): ReadonlySet<string> =>
  new Set(resultsOf(name)?.[format]?.checks.map(({ check }) => check));

describe.each(exampleNames())('the results of %s', (name) => {
  it.each(FORMATS)(
    'have every check that runs everywhere, in order, and all have passed: %s',
    async (format) => {
      const known = checksInResults(name, format);
      const wanted = (await listed(name, format)).filter(
        ({ sentence, needs }) => needs === undefined || known.has(sentence),
      );
      const found = resultsOf(name)?.[format]?.checks.map(({ earlier: _when, ...result }) => result);
      expect(found, HINT).toEqual(
        wanted.map(({ sentence, seenOn }) => ({ check: sentence, passed: true, ...(seenOn && { seenOn }) })),
      );
    },
  );
});
