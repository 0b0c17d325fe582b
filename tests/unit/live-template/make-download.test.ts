import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { makeDownload } from '../../../src/live-template/player/make-download.ts';
import type { ExampleFile } from '../../../src/playout/export/load-source.ts';
import { hostOf } from '../../../src/playout/hosts.ts';
import { staticFile } from '../../../tools/shared/static-file.ts';

afterEach(() => vi.unstubAllGlobals());

it('contains what the stage shows: the template of the editor with the values that were sent', async () => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response(readFileSync(staticFile(address)))),
  );
  const text = readFileSync(staticFile('playout/lower-third.json'), 'utf8');
  const example = JSON.parse(
    text.replaceAll('Climate correspondent', 'Written in the editor'),
  ) as ExampleFile;
  const own = { ...example, module: example.source };
  const sent = { _name: 'Typed in the player', _title: 'Written in the editor' };
  const [file] = await makeDownload('lower-third', hostOf('casparcg'), '', own, sent);
  const page = new TextDecoder().decode(file?.bytes);
  expect(page).toMatch(/"content":\s*"Written in the editor"/);
  expect(page).toMatch(/"content":\s*"Typed in the player"/);
});
