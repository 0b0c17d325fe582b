import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildPlayout } from '../../../tools/playout/build-playout.ts';
import { generalChecksOf } from '../../../tools/playout/general-checks.ts';
import { exportTemplate, FORMATS, hostOf, type Format } from '../../../src/playout/hosts.ts';
import results from '../../../src/playout/results.json';
import { resultsOf, type CheckResult } from '../../../src/playout/results.ts';
import { EXAMPLES } from './examples.ts';
import { sourceOf } from './source.ts';

const SITE = path.resolve(import.meta.dirname, '../../..');
const HINT = 'is stale: run npm run validate';

describe('what is made from the sources', () => {
  it('is up to date in static/playout', async () => {
    const files = (await buildPlayout()) as Map<string, string>;
    const names = [...files.keys()].map((file) => path.basename(file));
    expect(readdirSync(path.join(SITE, 'static/playout')).sort(), HINT).toEqual(names.sort());
    for (const [file, made] of files) {
      let found = '';
      try {
        found = readFileSync(path.join(SITE, file), 'utf8');
      } catch {
        // A missing file is a stale one.
      }
      expect(found === made, `${file} ${HINT}`).toBe(true);
    }
  }, 300_000);

  it('is validated for every example', () => {
    expect(Object.keys(results), HINT).toEqual(EXAMPLES);
  });
});

const LIFE =
  'Imported, played, continued to its steps, updated, and stopped: visible after play, changed after the update, and gone after stop';
const LIFE_BY_PLAY =
  'Imported, played, continued to its steps, updated by another play, and stopped: visible after play, changed after the update, and gone after stop';

/** Every check of a format on a real host, in order. They come before all others. */
const SEEN: Readonly<Partial<Record<Format, readonly CheckResult[]>>> = {
  spx: [{ check: LIFE, passed: true, seenOn: { host: 'SPX 1.4.1', judgedBy: 'pixels' } }],
  ograf: [
    {
      check: LIFE,
      passed: true,
      seenOn: { host: 'ograf-server, commit 7aacabf', judgedBy: 'pixels' },
    },
    { check: LIFE_BY_PLAY, passed: true, seenOn: { host: 'SPX 1.4.1', judgedBy: 'pixels' } },
    {
      check: 'Listed once, without a problem, and through its in-depth test',
      passed: true,
      seenOn: { host: 'ograf-devtool, commit 7b29ad9', judgedBy: 'its verdict' },
    },
  ],
};

/**
 * Every other check of a format with checks of its own, in order. A result without one of them was written where it could not be
 * made, or before it was there.
 */
const CHECKS: Readonly<Partial<Record<Format, readonly string[]>>> = {
  casparcg: [
    'The GDD block is valid',
    'Loads from file:// as one file, with web security off as in CasparCG: no other file, no network',
    'The first frame is transparent',
    'update takes an empty text, JSON and the XML of CasparCG, and paints nothing',
    'play brings it on air',
    'update and next on air are taken',
    'stop takes it off air, and play brings it back',
    'remove releases everything and calls the remove of CasparCG, once',
    'Nothing was reported as an error',
    'Plays in a browser by a double click',
    'Plays in Chromium 117, the engine of CasparCG 2.4',
  ],
  spx: [
    'SPX finds the definition on import, first in the head',
    'The definition is valid',
    'Called as the web renderer of SPX calls it: update and play at once when the page has loaded',
    'An update on air arrives plain and stays plain',
    'Plays in a browser by a double click',
    'Plays in Chromium 117, the engine of CasparCG 2.4',
  ],
  ograf: [
    'The manifest is valid',
    'The official JSON Schemas accept the manifest',
    'Called as ograf-server calls it: element named by the id, every method with an object',
    'Called as SPX 1.4.1 calls it: element named by id and version, Continue and dispose without an argument',
    'Called as ograf-devtool calls it: load without data, outside the page; answers have no other keys',
    'Called as the player of ograf.ebu.io calls it: goto and delta; a new element after each stop',
    'Called as the checker on ograf.dev calls it: 4xx for an unknown custom action, 2xx for those of the manifest',
    'Nothing is painted before playAction, something after it',
    'Frame by frame: goToTime forwards and backwards shows the same content',
    'Plays in Chromium 117, the engine of CasparCG 2.4',
  ],
  liveos: [
    'The page is that of the CasparCG export',
    'templates.json is JSON, names the page and says whose reading it is',
  ],
  project: ['The project file is valid, and all files that it names are there', 'The actions parse'],
};

describe.each(EXAMPLES)('the results of %s', (name) => {
  it.each(FORMATS)('are those of the very bytes that a reader saves: %s', async (format) => {
    const result = resultsOf(name)?.[format];
    expect(result, HINT).toBeDefined();
    const made = (await exportTemplate(await sourceOf(name), format)).map((file) => [
      file.name,
      {
        bytes: file.bytes.length,
        sha256: createHash('sha256').update(file.bytes).digest('hex'),
      },
    ]);
    expect(result?.files, HINT).toEqual(Object.fromEntries(made));
    expect(result?.checks, HINT).toEqual([
      ...(SEEN[format] ?? []),
      ...(CHECKS[format] ?? generalChecksOf(hostOf(format))).map((check) => ({ check, passed: true })),
    ]);
  });
});
