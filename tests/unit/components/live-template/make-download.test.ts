import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { makeDownload } from '../../../../src/components/LiveTemplate/core/make-download';
import { withData } from '../../../../src/playground/with-data';
import type { ExampleFile } from '../../../../src/playout/export/load-source';
import { hostOf, type Format } from '../../../../src/playout/hosts';

const STATIC = path.resolve(import.meta.dirname, '../../../../static');

afterEach(() => vi.unstubAllGlobals());

/** The download of the lower third as a page makes it, as text. */
async function downloaded(
  format: Format,
  data?: Readonly<Record<string, string>>,
  edited?: Pick<ExampleFile, 'project' | 'actions'>,
): Promise<string> {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(readFileSync(path.join(STATIC, address)))),
  );
  const files = await makeDownload('lower-third', hostOf(format), '', () => Promise.resolve(edited), data);
  return files.map(({ bytes }) => new TextDecoder().decode(bytes)).join('\n');
}

it('puts the values of the form into the download, in the form of the host and on the graphic', async () => {
  const page = await downloaded('spx', { _name: 'Typed in the player', _title: 'Climate correspondent' });
  expect(page).toContain('"value": "Typed in the player"');
  expect(page).toMatch(/"content":\s*"Typed in the player"/);
  expect(page).not.toContain('Mira Halvorsen');
});

it('makes the same file for a form that nobody touched as for no form', async () => {
  const untouched = { _name: 'Mira Halvorsen', _title: 'Climate correspondent' };
  expect(await downloaded('casparcg', untouched)).toBe(await downloaded('casparcg'));
});

it('keeps what was changed in the editor where the form was left as it was', async () => {
  const untouched = { _name: 'Typed in the player', _title: 'Climate correspondent' };
  const { project, actions } = JSON.parse(
    readFileSync(path.join(STATIC, 'playout/lower-third.json'), 'utf8'),
  ) as ExampleFile;
  const edited = {
    project: withData(project, { _title: 'Written in the editor' }, project),
    actions,
  };
  const page = await downloaded('casparcg', untouched, edited);
  expect(page).toContain('"content":"Written in the editor"');
  expect(page).toContain('"content":"Typed in the player"');
});
