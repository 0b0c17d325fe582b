import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { runtimeScript } from '../../../tools/playout/build-playout.ts';
import { RUNTIME_KINDS } from '../../../src/playout/export/source.ts';

/** The maximum size of a runtime without the Lottie player, compressed with Brotli. */
const LIMIT = 21_600;

it.each(RUNTIME_KINDS)('the runtime in exports, %s, is small and never evaluates text', async (kind) => {
  const code = await runtimeScript(kind);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(LIMIT);
  expect(code).not.toMatch(/\beval\(|new Function\b|Function\(["'`]/);
  expect(code).not.toMatch(/bodymovin|lottie_light|unknown key/);
});
