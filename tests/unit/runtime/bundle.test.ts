import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';

interface Bundles {
  readonly bundle: (options: object) => Promise<string>;
  readonly SHIPPED: Readonly<Record<'html' | 'ograf', object>>;
}

let html = '';
let ograf = '';
let newerFeatures: (code: string) => string[];

beforeAll(async () => {
  const { bundle, SHIPPED } = (await import('../../../scripts/lib/runtime-bundle.mjs' as string)) as Bundles;
  [html, ograf] = [await bundle(SHIPPED.html), await bundle(SHIPPED.ograf)];
  ({ newerFeatures } = (await import('../../../scripts/lib/runtime-features.mjs' as string)) as {
    newerFeatures: typeof newerFeatures;
  });
});

/** Bytes that an export may spend on the runtime, compressed with Brotli. See the bench for what was wanted. */
const BUDGET = { html: 18_500, ograf: 19_500 };

describe('the runtime that exports carry', () => {
  it('keeps to its budget of bytes', () => {
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(BUDGET.html);
    expect(brotliCompressSync(ograf).length).toBeLessThanOrEqual(BUDGET.ograf);
  });

  it('has nothing that is newer than Chromium 117', () => {
    expect(newerFeatures(html)).toEqual([]);
    expect(newerFeatures(ograf)).toEqual([]);
  });

  it('never evaluates text, and carries no Lottie player and no validation', () => {
    for (const code of [html, ograf]) {
      expect(code).not.toMatch(/\beval\(|new Function\b|Function\(["'`]/);
      expect(code).not.toMatch(/bodymovin|lottie_light|unknown key/);
    }
  });
});
