import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as compressor from '../../../../plugins/delivery/compress-text.ts';
import {
  type CompressionCache,
  createCompressionCache,
} from '../../../../plugins/delivery/compression-cache.ts';

const compressText = vi.spyOn(compressor, 'compressText');

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'keyfill-compressed-'));
  compressText.mockClear();
});
afterEach(() => {
  rmSync(siteDir, { recursive: true, force: true });
});

/** The cache that the next run starts with. */
function createCache(quality = 4): CompressionCache {
  return createCompressionCache({ siteDir, siteConfigPath: path.join(siteDir, 'none') }, quality);
}
const PLAIN = Buffer.from('Grüße an alle. '.repeat(100));

it("compresses each content once, even if it's requested again during compression", async () => {
  const cache = createCache();
  const [one, other] = await Promise.all([cache.compress(PLAIN), cache.compress(Buffer.from(PLAIN))]);
  expect(compressText).toHaveBeenCalledOnce();
  expect(brotliDecompressSync(one.brotli)).toEqual(PLAIN);
  expect(gunzipSync(one.gzip)).toEqual(PLAIN);
  expect(other).toEqual(one);
  await cache.compress(Buffer.from('Another text.'));
  expect(compressText).toHaveBeenCalledTimes(2);
});

it('reuses earlier results in the next run, if the quality is the same', async () => {
  const first = createCache();
  const compressed = await first.compress(PLAIN);
  first.save();
  expect(await createCache().compress(PLAIN)).toEqual(compressed);
  expect(compressText).toHaveBeenCalledOnce();
  await createCache(5).compress(PLAIN);
  expect(compressText).toHaveBeenCalledTimes(2);
});
