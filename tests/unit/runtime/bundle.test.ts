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
  variantOf,
  type Feature,
  type Host,
  type Variant,
} from '../../../src/playout/export/runtime-parts.ts';
import { EXAMPLES, loadExample } from '../playout/examples.ts';

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

/**
 * Bytes that an export may spend on each runtime, compressed with Brotli, without the Lottie player. Wanted of a runtime without
 * Lottie is 14 KB, which is 14 336 bytes.
 */
const BUDGET: Readonly<Record<Host, Readonly<Record<Variant, number>>>> = {
  html: {
    plain: 11_380,
    paths: 11_680,
    pictures: 12_160,
    lottie: 12_240,
    masks: 12_370,
    loaders: 12_970,
    nested: 13_060,
    outlines: 13_310,
    'all-but-lottie': 14_336,
    full: 14_910,
  },
  ograf: {
    plain: 12_530,
    paths: 12_830,
    pictures: 13_330,
    lottie: 13_390,
    masks: 13_520,
    loaders: 14_120,
    nested: 14_200,
    outlines: 14_450,
    'all-but-lottie': 15_530,
    full: 16_050,
  },
};

/** A text that only the code of a feature has. */
const SIGNS: Readonly<Record<Feature, string>> = {
  masks: 'foreignObject',
  paths: 'valid SVG path data',
  images: '"image")',
  loaders: 'image loader "',
  sequences: 'goToImage',
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

/** What an example may carry for any host: 14 KB. */
const LARGEST = 14_336;

describe.each(HOSTS)('the runtimes of the examples, %s', (host) => {
  it.each(EXAMPLES)('%s keeps to 14 KB', async (name) => {
    const { project } = await loadExample(name);
    expect(brotliCompressSync(scriptOf(host, variantOf(project))).length).toBeLessThanOrEqual(LARGEST);
  });
});
