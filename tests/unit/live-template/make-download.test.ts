import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { makeDownload } from '../../../src/live-template/player/make-download.ts';
import type { ExportSource } from '../../../src/playout/export/source.ts';
import { hostOf } from '../../../src/playout/hosts.ts';
import { staticFile } from '../../../tools/shared/static-file.ts';

afterEach(() => vi.unstubAllGlobals());

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
  const [file] = await makeDownload('lower-third', hostOf('casparcg'), '', own, untouched);
  const page = new TextDecoder().decode(file?.bytes);
  expect(page).toMatch(/"content":\s*"Written in the editor"/);
  expect(page).toMatch(/"content":\s*"Typed in the player"/);
});
