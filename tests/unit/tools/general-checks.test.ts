import type { Browser } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { hostOf, type PlayoutHost } from '../../../src/playout/hosts.ts';
import { generalChecksOf, runGeneralChecks } from '../../../tools/playout/general-checks.ts';
import { sourceOf } from '../playout/source.ts';

const bytes = new Uint8Array([1]);
/** A host that can't play its exports. */
const host = (more: Partial<PlayoutHost> = {}): PlayoutHost => ({ ...hostOf('project'), ...more });

/** Runs the checks without a browser, and returns the checks that didn't pass. */
async function run(checked: PlayoutHost, files: Parameters<typeof runGeneralChecks>[1]['files']) {
  const passedChecks: string[] = [];
  const problems: string[] = [];
  await runGeneralChecks(checked, {
    files,
    source: await sourceOf('lower-third'),
    browser: {} as Browser,
    check: async (sentence, work) => {
      passedChecks.push(sentence);
      try {
        await work();
      } catch (error) {
        problems.push(`${sentence}: ${(error as Error).message}`);
      }
    },
  });
  return { passedChecks, problems };
}

describe('the checks of a host without checks of its own', () => {
  it("depend on the host's entry in the list of hosts", () => {
    expect(generalChecksOf(host({ validator: null }))).toEqual(['Every file has content']);
    expect(generalChecksOf(hostOf('casparcg'))).toEqual([
      'Every file has content',
      'The definition is valid',
      'Plays in a browser when you double-click the file',
      'Plays in Chromium 117, the engine of CasparCG 2.4',
    ]);
  });

  it('run in the order in which they are listed', async () => {
    const { passedChecks, problems } = await run(host(), [{ name: 'a.zip', type: 'application/zip', bytes }]);
    expect(passedChecks).toEqual(generalChecksOf(host()));
    expect(problems).toEqual([]);
  });

  it('find an export without files, an empty file, and a wrong definition', async () => {
    const wrong = host({ validator: async () => () => [{ path: 'title', message: 'is missing' }] });
    expect((await run(wrong, [])).problems).toEqual([
      'Every file has content: the export has no file',
      'The definition is valid: problems: expected [], got ["title: is missing"]',
    ]);
    const empty = { name: 'b.zip', type: 'application/zip', bytes: new Uint8Array() };
    expect((await run(host({ validator: null }), [empty])).problems).toEqual([
      'Every file has content: empty files: expected [], got ["b.zip"]',
    ]);
  });
});
