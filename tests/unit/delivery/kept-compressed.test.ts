import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as compressor from '../../../plugins/delivery/compressText';
import { keptCompressed, type KeptCompressed } from '../../../plugins/delivery/keptCompressed';

const held = createRequire(import.meta.url)('../../../plugins/delivery/held.cjs') as {
  compressed: Map<number, unknown>;
};
const work = vi.spyOn(compressor, 'compressText');

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'keyfill-compressed-'));
  work.mockClear();
});
afterEach(() => {
  held.compressed.clear();
  rmSync(siteDir, { recursive: true, force: true });
});

/** That of a new process. */
function start(quality = 4): KeptCompressed {
  held.compressed.clear();
  return keptCompressed({ siteDir, siteConfigPath: path.join(siteDir, 'none') }, quality);
}
const PLAIN = Buffer.from('Grüße an alle. '.repeat(100));

it('compresses each content once, also while it is being compressed', async () => {
  const kept = start();
  const [one, other] = await Promise.all([kept.of(PLAIN), kept.of(Buffer.from(PLAIN))]);
  expect(work).toHaveBeenCalledOnce();
  expect(brotliDecompressSync(one.brotli)).toEqual(PLAIN);
  expect(gunzipSync(one.gzip)).toEqual(PLAIN);
  expect(other).toEqual(one);
  await kept.of(Buffer.from('Another text.'));
  expect(work).toHaveBeenCalledTimes(2);
});

it('is one for the whole process', () => {
  const kept = start();
  expect(keptCompressed({ siteDir, siteConfigPath: '' }, 4)).toBe(kept);
  expect(keptCompressed({ siteDir, siteConfigPath: '' }, 5)).not.toBe(kept);
});

it('knows the next time what it was asked for, for the same quality', async () => {
  const first = start();
  const made = await first.of(PLAIN);
  first.save();
  expect(await start().of(PLAIN)).toEqual(made);
  expect(work).toHaveBeenCalledOnce();
  await start(5).of(PLAIN);
  expect(work).toHaveBeenCalledTimes(2);
});

it('begins anew where its file is damaged', async () => {
  const first = start();
  const made = await first.of(PLAIN);
  first.save();
  const file = path.join(siteDir, 'node_modules/.cache/kept/compressed.json');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -9));
  expect(await start().of(PLAIN)).toEqual(made);
  expect(work).toHaveBeenCalledTimes(2);
});
