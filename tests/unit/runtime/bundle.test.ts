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
import { withoutGuarded } from '../helpers/guarded-features.ts';
import { EXAMPLES, loadExample } from '../playout/examples.ts';

const STATIC = path.resolve(import.meta.dirname, '../../../static');

/** The script as exports carry it; `stale.test.ts` knows that it is made from the sources as they are. */
const scriptOf = (host: Host, variant: Variant): string =>
  readFileSync(path.join(STATIC, runtimePath(host, variant)), 'utf8');

let newerFeatures: (code: string) => string[];

beforeAll(async () => {
  ({ newerFeatures } = (await import('../../../tools/runtime/newer-features.ts' as string)) as {
    newerFeatures: typeof newerFeatures;
  });
});

/**
 * Bytes that an export may spend on each runtime, compressed with Brotli, without the Lottie player. A runtime that has everything but
 * Lottie may have 15 KB, which is 15,360 bytes; the limit was 14 KB until playheads became a union of states.
 * What withstands the styles and the data of hosts comes on top of that: 900 bytes.
 */
const BUDGET: Readonly<Record<Host, Readonly<Record<Variant, number>>>> = {
  html: {
    plain: 13_050,
    paths: 13_350,
    pictures: 13_850,
    lottie: 13_950,
    masks: 14_150,
    loaders: 14_750,
    nested: 14_900,
    outlines: 15_150,
    'all-but-lottie': 16_260,
    full: 16_800,
  },
  ograf: {
    plain: 14_200,
    paths: 14_500,
    pictures: 15_050,
    lottie: 15_100,
    masks: 15_300,
    loaders: 15_900,
    nested: 16_050,
    outlines: 16_300,
    'all-but-lottie': 17_400,
    full: 17_900,
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
    expect(withoutGuarded(newerFeatures(code))).toEqual([]);
  });

  it('never evaluates text, and carries no Lottie player and no validation', () => {
    expect(code).not.toMatch(/\beval\(|new Function\b|Function\(["'`]/);
    expect(code).not.toMatch(/bodymovin|lottie_light|unknown key/);
  });
});

/** What an example may carry, in bytes. OGraf's web component takes more than the globals of a page. */
const LARGEST = { html: 15_360, ograf: 15_872 };

describe.each(HOSTS)('the runtimes of the examples, %s', (host) => {
  it.each(EXAMPLES)('%s keeps to its size', async (name) => {
    const { project } = await loadExample(name);
    expect(brotliCompressSync(scriptOf(host, variantOf(project))).length).toBeLessThanOrEqual(LARGEST[host]);
  });
});
