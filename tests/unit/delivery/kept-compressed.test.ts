import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as compressor from '../../../plugins/delivery/compress-text';
import { keptCompressed, type KeptCompressed } from '../../../plugins/delivery/kept-compressed';

const work = vi.spyOn(compressor, 'compressText');

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'keyfill-compressed-'));
  work.mockClear();
});
afterEach(() => {
  rmSync(siteDir, { recursive: true, force: true });
});

/** The cache that the next run starts with. */
function start(quality = 4): KeptCompressed {
  return keptCompressed({ siteDir, siteConfigPath: path.join(siteDir, 'none') }, quality);
}
const PLAIN = Buffer.from('Grüße an alle. '.repeat(100));

it("compresses each content once, even if it's requested again during compression", async () => {
  const kept = start();
  const [one, other] = await Promise.all([kept.of(PLAIN), kept.of(Buffer.from(PLAIN))]);
  expect(work).toHaveBeenCalledOnce();
  expect(brotliDecompressSync(one.brotli)).toEqual(PLAIN);
  expect(gunzipSync(one.gzip)).toEqual(PLAIN);
  expect(other).toEqual(one);
  await kept.of(Buffer.from('Another text.'));
  expect(work).toHaveBeenCalledTimes(2);
});

it('reuses earlier results in the next run, if the quality is the same', async () => {
  const first = start();
  const made = await first.of(PLAIN);
  first.save();
  expect(await start().of(PLAIN)).toEqual(made);
  expect(work).toHaveBeenCalledOnce();
  await start(5).of(PLAIN);
  expect(work).toHaveBeenCalledTimes(2);
});

it('starts over if its file is damaged', async () => {
  const first = start();
  const made = await first.of(PLAIN);
  first.save();
  const file = path.join(siteDir, 'node_modules/.cache/kept/compressed.json');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -9));
  expect(await start().of(PLAIN)).toEqual(made);
  expect(work).toHaveBeenCalledTimes(2);
});
