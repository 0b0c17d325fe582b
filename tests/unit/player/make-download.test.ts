import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { makeDownload } from '../../../src/player/make-download.ts';
import type { ExportSource } from '../../../src/playout/export/source.ts';
import { hostOf, type Format } from '../../../src/playout/hosts.ts';
import { staticFile } from '../../../tools/shared/static-file.ts';

afterEach(() => vi.unstubAllGlobals());

/** The lower third's download as text, the way a page makes it. */
async function downloaded(format: Format, data?: Readonly<Record<string, string>>): Promise<string> {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(readFileSync(staticFile(address)))),
  );
  const files = await makeDownload('lower-third', hostOf(format), '', undefined, data);
  return files.map(({ bytes }) => new TextDecoder().decode(bytes)).join('\n');
}

it("puts the form's values into the download, both into the host's form and onto the graphic", async () => {
  const page = await downloaded('spx', { _name: 'Typed in the player', _title: 'Climate correspondent' });
  expect(page).toContain('"value": "Typed in the player"');
  expect(page).toMatch(/"content":\s*"Typed in the player"/);
  expect(page).not.toContain('Mira Halvorsen');
});

it('makes the same file for an untouched form as without a form', async () => {
  const untouched = { _name: 'Mira Halvorsen', _title: 'Climate correspondent' };
  expect(await downloaded('casparcg', untouched)).toBe(await downloaded('casparcg'));
});

it("keeps what the reader wrote in the editor if the form still has the example's values", async () => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(readFileSync(staticFile(address)))),
  );
  const text = readFileSync(staticFile('playout/lower-third.json'), 'utf8');
  const own = JSON.parse(text.replaceAll('Climate correspondent', 'Written in the editor')) as Pick<
    ExportSource,
    'project' | 'actions'
  >;
  const untouched = { _name: 'Typed in the player', _title: 'Climate correspondent' };
  const edited = () => Promise.resolve(own);
  const [file] = await makeDownload('lower-third', hostOf('casparcg'), '', edited, untouched);
  const page = new TextDecoder().decode(file?.bytes);
  expect(page).toMatch(/"content":\s*"Written in the editor"/);
  expect(page).toMatch(/"content":\s*"Typed in the player"/);
});
