import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildPlayout } from '../../../scripts/lib/playout-build.mjs';
import { exportTemplate, FORMATS } from '../../../src/playout/export/formats.ts';
import results from '../../../src/playout/results.json';
import { resultsOf } from '../../../src/playout/results.ts';
import { EXAMPLES } from './examples.ts';
import { sourceOf } from './source.ts';

const SITE = path.resolve(import.meta.dirname, '../../..');
const HINT = 'is stale: run node scripts/validate.mjs';

describe('what is made from the sources', () => {
  it('is up to date in static/playout', async () => {
    for (const [file, made] of (await buildPlayout()) as Map<string, string>) {
      let found = '';
      try {
        found = readFileSync(path.join(SITE, file), 'utf8');
      } catch {
        // A missing file is a stale one.
      }
      expect(found === made, `${file} ${HINT}`).toBe(true);
    }
  });

  it('is validated for every example', () => {
    expect(Object.keys(results), HINT).toEqual(EXAMPLES);
  });
});

describe.each(EXAMPLES)('the results of %s', (name) => {
  it.each(FORMATS)('are those of the very bytes that a reader saves: %s', async (format) => {
    const result = resultsOf(name)?.[format];
    expect(result, HINT).toBeDefined();
    const made = exportTemplate(await sourceOf(name), format).map((file) => [
      file.name,
      {
        bytes: file.bytes.length,
        sha256: createHash('sha256').update(file.bytes).digest('hex'),
      },
    ]);
    expect(result?.files, HINT).toEqual(Object.fromEntries(made));
    expect(result?.checks.length).toBeGreaterThan(1);
    expect(result?.checks.filter(({ passed }) => !passed)).toEqual([]);
  });
});
