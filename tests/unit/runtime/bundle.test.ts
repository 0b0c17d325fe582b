import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  FEATURES,
  HOSTS,
  runtimePath,
  VARIANT_NAMES,
  VARIANTS,
  type Feature,
  type Host,
  type Variant,
} from '../../../src/playout/export/runtime-parts.ts';

const STATIC = path.resolve(import.meta.dirname, '../../../static');

/** The script as exports carry it; `stale.test.ts` knows that it is made from the sources as they are. */
const scriptOf = (host: Host, variant: Variant): string =>
  readFileSync(path.join(STATIC, runtimePath(host, variant)), 'utf8');

let newerFeatures: (code: string) => string[];

beforeAll(async () => {
  ({ newerFeatures } = (await import('../../../scripts/lib/runtime-features.mjs' as string)) as {
    newerFeatures: typeof newerFeatures;
  });
});

/** Bytes that an export may spend on each runtime, compressed with Brotli, without the Lottie player. 14 000 is what was wanted. */
const BUDGET: Readonly<Record<Host, Readonly<Record<Variant, number>>>> = {
  html: { masks: 14_000, lottie: 13_600, pictures: 14_000, nested: 14_700, full: 17_600 },
  ograf: { masks: 15_000, lottie: 14_600, pictures: 15_100, nested: 15_700, full: 18_700 },
};

/** A text that only the code of a feature has. */
const SIGNS: Readonly<Record<Feature, string>> = {
  masks: 'foreignObject',
  paths: 'valid SVG path data',
  pictures: 'the picture ',
  lottie: 'preserveAspectRatio',
  nested: 'detachedPlayhead',
};

const CASES = HOSTS.flatMap((host) => VARIANT_NAMES.map((name) => [host, name] as const));

describe.each(CASES)('the runtime that exports carry, %s, %s', (host, name) => {
  const code = scriptOf(host, name);

  it('keeps to its budget of bytes', () => {
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(BUDGET[host][name]);
  });

  it('has what it says, and nothing else', () => {
    const found = FEATURES.filter((feature) => code.includes(SIGNS[feature]));
    expect(found).toEqual(
      FEATURES.filter((feature) => (VARIANTS[name] as readonly Feature[]).includes(feature)),
    );
    expect(code).not.toContain('KEYFILL_');
  });

  it('has nothing that is newer than Chromium 117', () => {
    expect(newerFeatures(code)).toEqual([]);
  });

  it('never evaluates text, and carries no Lottie player and no validation', () => {
    expect(code).not.toMatch(/\beval\(|new Function\b|Function\(["'`]/);
    expect(code).not.toMatch(/bodymovin|lottie_light|unknown key/);
  });
});
