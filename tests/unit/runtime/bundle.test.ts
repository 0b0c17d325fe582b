import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  FEATURES,
  RUNTIME_KINDS,
  runtimePath,
  VARIANT_NAMES,
  VARIANTS,
  variantOf,
  type Feature,
  type RuntimeKind,
  type Variant,
} from '../../../src/playout/export/runtime-parts.ts';
import { runtimeWithoutAdapter } from '../../../tools/runtime/runtime-scripts.ts';
import { withoutGuarded } from '../helpers/guarded-features.ts';
import { EXAMPLES, loadExample } from '../playout/examples.ts';

const STATIC = path.resolve(import.meta.dirname, '../../../static');

/** The script as exports include it. `stale.test.ts` checks that it's up to date with the sources. */
const scriptOf = (kind: RuntimeKind, variant: Variant): string =>
  readFileSync(path.join(STATIC, runtimePath(kind, variant)), 'utf8');

let newerFeatures: (code: string) => string[];

beforeAll(async () => {
  ({ newerFeatures } = (await import('../../../tools/runtime/newer-features.ts' as string)) as {
    newerFeatures: typeof newerFeatures;
  });
});

/**
 * The runtime may have 20 kB for everything but Lottie, compressed with Brotli, because playout servers read exports from their own
 * disk. An adapter comes on top of that, which is why whole exports are larger: about 1,200 bytes for the globals of a page, and 2,200 bytes for the web component of OGraf. Both adapters
 * include the protection from a page's styles, the data of SPX, and the debug view. OGraf's also includes steps, and a schedule for
 * renderers that don't run in real time.
 */
const WITHOUT_ADAPTER = 20_000;

/** The runtime of each export, with its adapter. These are measured sizes, rounded up by at most 100 bytes, so that growth is noticed. */
const BUDGET: Readonly<Record<RuntimeKind, Readonly<Record<Variant, number>>>> = {
  html: {
    plain: 13_000,
    paths: 13_300,
    pictures: 13_900,
    lottie: 13_950,
    masks: 14_350,
    loaders: 14_950,
    nested: 15_250,
    outlines: 15_500,
    'all-but-lottie': 16_600,
    full: 17_150,
  },
  ograf: {
    plain: 14_100,
    paths: 14_400,
    pictures: 15_000,
    lottie: 15_050,
    masks: 15_450,
    loaders: 16_050,
    nested: 16_300,
    outlines: 16_600,
    'all-but-lottie': 17_700,
    full: 18_250,
  },
};

/** Text that only a feature's code contains. */
const SIGNS: Readonly<Record<Feature, string>> = {
  masks: 'foreignObject',
  paths: 'valid SVG path data',
  images: '"image")',
  loaders: 'image loader "',
  sequences: 'goToImage',
  lottie: 'a Lottie player',
  nested: 'detachedPlayhead',
};

const CASES = RUNTIME_KINDS.flatMap((kind) => VARIANT_NAMES.map((name) => [kind, name] as const));

it('keeps everything but Lottie within 20 kB, without an adapter', async () => {
  const code = await runtimeWithoutAdapter(VARIANTS['all-but-lottie']);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(WITHOUT_ADAPTER);
}, 60_000);

describe.each(CASES)('the runtime in exports, %s, %s', (kind, name) => {
  const code = scriptOf(kind, name);

  it('stays within its budget', () => {
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(BUDGET[kind][name]);
  });

  it('contains the features that it lists, and no others', () => {
    const found = FEATURES.filter((feature) => code.includes(SIGNS[feature]));
    expect(found).toEqual(
      FEATURES.filter((feature) => (VARIANTS[name] as readonly Feature[]).includes(feature)),
    );
    expect(code).not.toContain('KEYFILL_');
  });

  it('contains nothing newer than Chromium 117', () => {
    expect(withoutGuarded(newerFeatures(code))).toEqual([]);
  });

  it("never evaluates text, and doesn't include a Lottie player or validation", () => {
    expect(code).not.toMatch(/\beval\(|new Function\b|Function\(["'`]/);
    expect(code).not.toMatch(/bodymovin|lottie_light|unknown key/);
  });
});

/** The maximum size of an example's runtime, in bytes. OGraf's web component needs more than the globals of a page. */
const LARGEST = { html: 15_360, ograf: 16_384 };

describe.each(RUNTIME_KINDS)('the runtimes of the examples, %s', (kind) => {
  it.each(EXAMPLES)('stays within the limit for %s', async (name) => {
    const { project } = await loadExample(name);
    expect(brotliCompressSync(scriptOf(kind, variantOf(project))).length).toBeLessThanOrEqual(LARGEST[kind]);
  });
});
