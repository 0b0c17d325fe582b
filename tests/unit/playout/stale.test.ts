import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildPlayout } from '../../../tools/playout/build-playout.ts';
import { checksOf } from '../../../tools/playout/checks.ts';
import type { ExportCheck } from '../../../tools/playout/export-check.ts';
import { PROBLEMS } from '../../../tools/playout/needs.ts';
import { fingerprint } from '../../../tools/playout/validate-example.ts';
import { stepCount } from '../../../src/playout/definition/general.ts';
import { exportTemplate, FORMATS, hostOf, type Format } from '../../../src/playout/hosts.ts';
import results from '../../../src/playout/results.json';
import { resultsOf } from '../../../src/playout/results.ts';
import { EXAMPLES } from './examples.ts';
import { sourceOf } from './source.ts';

const SITE = path.resolve(import.meta.dirname, '../../..');
const HINT = 'is stale: run npm run validate';

describe('the files made from the sources', () => {
  it('are up to date in static/playout', async () => {
    const files = (await buildPlayout()) as Map<string, string>;
    const names = [...files.keys()].map((file) => path.basename(file));
    expect(readdirSync(path.join(SITE, 'static/playout')).sort(), HINT).toEqual(names.sort());
    for (const [file, content] of files) {
      let found = '';
      try {
        found = readFileSync(path.join(SITE, file), 'utf8');
      } catch {
        // A missing file counts as outdated.
      }
      expect(found === content, `${file} ${HINT}`).toBe(true);
    }
  }, 300_000);

  it('are validated for every example', () => {
    expect(Object.keys(results), HINT).toEqual(EXAMPLES);
  });
});

/** Returns the checks of an example's export. */
async function listed(name: string, format: Format): Promise<readonly ExportCheck[]> {
  return checksOf(hostOf(format), stepCount((await sourceOf(name)).project) - 1);
}

const checksInResults = (name: string, format: Format): ReadonlySet<string> =>
  new Set(resultsOf(name)?.[format]?.checks.map(({ check }) => check));

describe.each(EXAMPLES)('the results of %s', (name) => {
  it.each(FORMATS)('are for the exact bytes that a reader saves: %s', async (format) => {
    const result = resultsOf(name)?.[format];
    expect(result, HINT).toBeDefined();
    const files = fingerprint(await exportTemplate(await sourceOf(name), format));
    expect(result?.files, HINT).toEqual(files);
  });

  it.each(FORMATS)(
    'have every check that runs everywhere, in order, and all have passed: %s',
    async (format) => {
      const known = checksInResults(name, format);
      const wanted = (await listed(name, format)).filter(
        ({ sentence, needs }) => needs === undefined || known.has(sentence),
      );
      expect(resultsOf(name)?.[format]?.checks, HINT).toEqual(
        wanted.map(({ sentence, seenOn }) => ({ check: sentence, passed: true, ...(seenOn && { seenOn }) })),
      );
    },
  );
});

describe('the results of checks that not every machine can run', () => {
  it.for(Object.entries(PROBLEMS))(
    'are complete if this machine can run them: %s',
    async ([needed, problemOf], { skip }) => {
      const problem = problemOf();
      skip(problem !== undefined, `results may be missing, because ${problem}`);
      const missing: string[] = [];
      for (const name of EXAMPLES)
        for (const format of FORMATS) {
          const known = checksInResults(name, format);
          for (const { sentence, needs } of await listed(name, format))
            if (needs === needed && !known.has(sentence)) missing.push(`${name}, ${format}: ${sentence}`);
        }
      expect(missing, HINT).toEqual([]);
    },
  );
});
