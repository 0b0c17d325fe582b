import { describe, expect, it } from 'vitest';
import { hostOf, type PlayoutHost } from '../../../src/playout/hosts.ts';
import { runChecks, type Subject } from '../../../tools/playout/export-check.ts';
import { generalChecks } from '../../../tools/playout/general-checks.ts';
import { sourceOf } from '../playout/source.ts';

const bytes = new Uint8Array([1]);
/** A host that can't play its exports. */
const host = (more: Partial<PlayoutHost> = {}): PlayoutHost => ({ ...hostOf('project'), ...more });

const sentencesOf = (checked: PlayoutHost): readonly string[] =>
  generalChecks(checked).map(({ sentence }) => sentence);

/** Runs the checks without a browser, and returns the problems. */
async function problemsOf(checked: PlayoutHost, files: Subject['files']): Promise<readonly string[]> {
  const subject = { files, source: await sourceOf('lower-third') } as Subject;
  const results = await runChecks(generalChecks(checked), subject);
  expect(results.map(({ check }) => check)).toEqual(sentencesOf(checked));
  return results.flatMap(({ check, problem }) => (problem === undefined ? [] : [`${check}: ${problem}`]));
}

describe('the checks of a host without checks of its own', () => {
  it("depend on the host's entry in the list of hosts", () => {
    expect(sentencesOf(host({ validator: null }))).toEqual(['Every file has content']);
    expect(sentencesOf(hostOf('casparcg'))).toEqual([
      'Every file has content',
      'The definition is valid',
      'Plays in a browser when you double-click the file',
      'Plays in Chromium 117, the engine of CasparCG 2.4',
    ]);
  });

  it('accept an export that is right', async () => {
    expect(await problemsOf(host(), [{ name: 'a.zip', type: 'application/zip', bytes }])).toEqual([]);
  });

  it('find an export without files, an empty file, and a wrong definition', async () => {
    const wrong = host({ validator: async () => () => [{ path: 'title', message: 'is missing' }] });
    expect(await problemsOf(wrong, [])).toEqual([
      'Every file has content: the export has no file',
      'The definition is valid: problems: expected [], got ["title: is missing"]',
    ]);
    const empty = { name: 'b.zip', type: 'application/zip', bytes: new Uint8Array() };
    expect(await problemsOf(host({ validator: null }), [empty])).toEqual([
      'Every file has content: empty files: expected [], got ["b.zip"]',
    ]);
  });
});
