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

/** Bytes that an export may spend on each runtime, compressed with Brotli, without the Lottie player. 14 000 is what was wanted. */
const BUDGET: Readonly<Record<Host, Readonly<Record<Variant, number>>>> = {
  html: {
    plain: 12_200,
    pictures: 13_050,
    lottie: 13_050,
    masks: 13_300,
    paths: 13_550,
    nested: 14_000,
    outlines: 15_350,
    loaders: 13_950,
    full: 17_050,
  },
  ograf: {
    plain: 13_250,
    pictures: 14_100,
    lottie: 14_150,
    masks: 14_400,
    paths: 14_550,
    nested: 15_100,
    outlines: 16_400,
    loaders: 15_000,
    full: 18_100,
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

/** What was wanted of every template, in bytes, and the examples that need more for their host. */
const WANTED = 14_000;
const LARGER: Readonly<Record<Host, readonly string[]>> = {
  html: [],
  ograf: [
    'advanced-text-styling',
    'countdown',
    'crawler',
    'duplicate-text-content',
    'full-screen',
    'looping-background',
    'lower-third',
    'score-bug',
    'share-price',
    'station-logo',
  ],
};

describe.each(HOSTS)('the runtimes of the examples, %s', (host) => {
  it('keep to 14 000 bytes but for those that are named', async () => {
    const larger: string[] = [];
    for (const name of EXAMPLES) {
      const { project } = await loadExample(name);
      if (brotliCompressSync(scriptOf(host, variantOf(project))).length > WANTED) larger.push(name);
    }
    expect(larger.sort()).toEqual(LARGER[host]);
  });
});
