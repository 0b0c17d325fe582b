import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildPlayout } from '../../../tools/playout/build-playout.ts';
import { generalChecksOf } from '../../../tools/playout/general-checks.ts';
import { stepCount } from '../../../src/playout/definition/general.ts';
import { exportTemplate, FORMATS, hostOf, type Format } from '../../../src/playout/hosts.ts';
import results from '../../../src/playout/results.json';
import { resultsOf, type CheckResult } from '../../../src/playout/results.ts';
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

/** The sentence about a graphic's life on air. Full screen has two steps, and the other examples don't have any. */
const lifeOf = (steps: number, update: string) =>
  steps === 0
    ? `Imported, played, ${update}, and stopped: visible after play, with the new text after the update, and gone after stop`
    : `Imported, played, continued twice, ${update}, and stopped: visible after play, changed after each Continue, with the new text after the update, and gone after stop`;

/** Returns every check of a format on a real host, in order. These come before all other checks. */
function seenOf(format: Format, steps: number): readonly CheckResult[] {
  const life = lifeOf(steps, 'updated');
  const spx = { host: 'SPX 1.4.1', judgedBy: 'pixels' };
  if (format === 'spx') return [{ check: life, passed: true, seenOn: spx }];
  if (format !== 'ograf') return [];
  return [
    { check: life, passed: true, seenOn: { host: 'ograf-server, commit 7aacabf', judgedBy: 'pixels' } },
    { check: lifeOf(steps, 'updated by another play'), passed: true, seenOn: spx },
    {
      check: 'Listed once, without problems, and passed the in-depth test',
      passed: true,
      seenOn: { host: 'ograf-devtool, commit 7b29ad9', judgedBy: 'its verdict' },
    },
  ];
}

/**
 * All other checks of a format that has its own checks, in order. If a result lacks one of them, the check
 * couldn't be made or didn't exist yet when the result was written.
 */
const CHECKS: Readonly<Partial<Record<Format, readonly string[]>>> = {
  casparcg: [
    'The GDD block is valid',
    'Loads from file:// with web security off, as in CasparCG, without requesting anything else',
    'The first frame is transparent',
    'Before play, update accepts an empty string, JSON, and CasparCG XML, and the graphic stays invisible',
    'The play command puts the graphic on air',
    'The update and next commands work while the graphic is on air',
    'The stop command takes the graphic off air, and play puts it back on air',
    'The remove command releases everything and calls the remove function of CasparCG once',
    'No errors were reported',
    'Plays in a browser when you double-click the file',
    'Plays in Chromium 117, the engine of CasparCG 2.4',
  ],
  spx: [
    'SPX finds the definition on import, as the first script in the head',
    'The definition is valid',
    'Handles calls as the SPX web renderer makes them: update and play as soon as the page has loaded',
    'Text in an update on air arrives exactly as typed',
    'Plays in a browser when you double-click the file',
    'Plays in Chromium 117, the engine of CasparCG 2.4',
  ],
  ograf: [
    'The manifest is valid',
    'The official JSON Schemas accept the manifest',
    'Handles calls as ograf-server makes them: the element is named after the ID, and every method gets an object',
    'Handles calls as SPX 1.4.1 makes them: the element is named after the ID and version, and Continue and dispose pass no argument',
    'Handles calls as ograf-devtool makes them: load without data before the element is on the page, and no extra keys in responses',
    'Handles calls as the player on ograf.ebu.io makes them: with goto and delta, and with a new element after each stop',
    'Handles calls as the checker on ograf.dev makes them: status 4xx for an unknown custom action, and 2xx for the actions in the manifest',
    'The graphic is invisible before playAction and visible after it',
    'In non-real time, goToTime shows the same content forward and backward',
    'Plays in Chromium 117, the engine of CasparCG 2.4',
  ],
  liveos: [
    'The HTML file is identical to the CasparCG export',
    'templates.json is valid JSON, lists the HTML file, and states that it follows our own reading of the format',
  ],
  project: ['The project file is valid, and all files that it uses are included', 'The actions parse'],
};

describe.each(EXAMPLES)('the results of %s', (name) => {
  it.each(FORMATS)('are for the exact bytes that a reader saves: %s', async (format) => {
    const result = resultsOf(name)?.[format];
    expect(result, HINT).toBeDefined();
    const source = await sourceOf(name);
    const steps = stepCount(source.project) - 1;
    const files = (await exportTemplate(source, format)).map((file) => [
      file.name,
      {
        bytes: file.bytes.length,
        sha256: createHash('sha256').update(file.bytes).digest('hex'),
      },
    ]);
    expect(result?.files, HINT).toEqual(Object.fromEntries(files));
    expect(result?.checks, HINT).toEqual([
      ...seenOf(format, steps),
      ...(CHECKS[format] ?? generalChecksOf(hostOf(format))).map((check) => ({ check, passed: true })),
    ]);
  });

  it('mention Continue only if the template has steps', async () => {
    const steps = stepCount((await sourceOf(name)).project) - 1;
    const lives = (['spx', 'ograf'] as const)
      .flatMap((format) => resultsOf(name)?.[format].checks ?? [])
      .filter(({ seenOn, check }) => seenOn !== undefined && check.startsWith('Imported'))
      .map(({ check }) => /continue/i.test(check));
    expect(lives, HINT).toEqual([steps > 0, steps > 0, steps > 0]);
  });
});
