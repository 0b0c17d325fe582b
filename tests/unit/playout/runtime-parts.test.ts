import { describe, expect, it } from 'vitest';
import { exportTemplate, hostOf, FORMATS } from '../../../src/playout/hosts.ts';
import { loadSource } from '../../../src/playout/export/load-source.ts';
import {
  FEATURES,
  featuresOf,
  missingFeatures,
  RUNTIME_KINDS,
  runtimePath,
  VARIANT_NAMES,
  VARIANTS,
  variantOf,
  type Feature,
  type Variant,
} from '../../../src/playout/export/runtime-parts.ts';
import { ExportError } from '../../../src/playout/export/source.ts';
import type { LayerDefinition } from '../../../src/runtime/definition/composition.ts';
import type { ElementDefinition } from '../../../src/runtime/definition/elements.ts';
import type { ProjectDefinition } from '../../../src/runtime/index.ts';
import { ELEMENT_TYPES } from '../../../src/runtime/model/properties.ts';
import { EXAMPLES, loadExample } from './examples.ts';

const composition = (id: string, ...layers: readonly LayerDefinition[]) => ({
  id,
  name: id,
  width: 100,
  height: 100,
  duration: 10,
  layers,
});

const layer = (element: object, masks: readonly object[] = []): LayerDefinition => ({
  id: 'layer',
  name: 'Layer',
  element: element as ElementDefinition,
  masks: masks as NonNullable<LayerDefinition['masks']>,
});

const projectOf = (...layers: readonly LayerDefinition[]): ProjectDefinition => ({
  keyfill: 1,
  name: 'Test',
  mainComposition: 'main',
  compositions: [composition('main', ...layers)],
});

/** The features that each example needs according to its page, and the runtime that it gets. */
const WANTED: Readonly<Record<string, readonly [variant: Variant, ...features: readonly Feature[]]>> = {
  'advanced-text-styling': ['nested', 'nested'],
  'change-fill-color': ['plain'],
  countdown: ['nested', 'masks', 'nested'],
  crawler: ['nested', 'masks', 'nested'],
  'duplicate-text-content': ['masks', 'masks'],
  'external-api': ['plain'],
  'first-lower-third': ['plain'],
  'full-screen': ['loaders', 'masks', 'loaders'],
  looping: ['plain'],
  'looping-background': ['lottie', 'lottie'],
  'lower-third': ['masks', 'masks'],
  'play-in-reverse-on-stop': ['plain'],
  'score-bug': ['nested', 'masks', 'nested'],
  'share-price': ['paths', 'paths'],
  'station-logo': ['pictures', 'images', 'sequences'],
};

describe('the runtime features that a project needs', () => {
  it.each([
    ['text', []],
    ['rectangle', []],
    ['ellipse', []],
    ['path', ['paths']],
    ['image', ['images']],
    ['image-loader', ['loaders']],
    ['image-sequence', ['sequences']],
    ['lottie', ['lottie']],
    ['composition', ['nested']],
  ] satisfies [ElementDefinition['type'], Feature[]][])('follow from a %s element: %j', (type, needed) => {
    expect([...featuresOf(projectOf(layer({ type })))]).toEqual(needed);
  });

  it('are known for every element type and every mask shape', () => {
    for (const type of ELEMENT_TYPES) expect(() => featuresOf(projectOf(layer({ type })))).not.toThrow();
    const masked = (shape: string): readonly Feature[] => [
      ...featuresOf(projectOf(layer({ type: 'text' }, [{ shape }]))),
    ];
    expect(masked('rectangle')).toEqual(['masks']);
    expect(masked('ellipse')).toEqual(['masks']);
    expect(masked('path')).toEqual(['masks', 'paths']);
  });

  it('include those for guides, hidden layers, disabled masks, and compositions that nothing shows', () => {
    const hidden = { ...layer({ type: 'path' }), isVisible: false, isGuide: true };
    const off = layer({ type: 'text' }, [{ shape: 'ellipse', isEnabled: false }]);
    const unused = { ...projectOf(off), compositions: [composition('main'), composition('b', hidden, off)] };
    expect([...featuresOf(unused)]).toEqual(['paths', 'masks']);
  });

  it.each(EXAMPLES)('for %s are in the smallest matching runtime', async (name) => {
    const { project } = await loadExample(name);
    const needed = featuresOf(project);
    const chosen = VARIANTS[variantOf(project)];
    expect(missingFeatures(needed, chosen)).toEqual([]);
    for (const smaller of Object.values(VARIANTS).filter(({ length }) => length < chosen.length))
      expect(missingFeatures(needed, smaller)).not.toEqual([]);
    const pinned = WANTED[name];
    if (!pinned) return;
    const [variant, ...features] = pinned;
    expect([...needed].sort()).toEqual([...features].sort());
    expect(variantOf(project)).toBe(variant);
  });

  it('are in the chosen runtime for every combination', () => {
    const elements: Readonly<Record<Feature, LayerDefinition>> = {
      masks: layer({ type: 'text' }, [{ shape: 'rectangle' }]),
      paths: layer({ type: 'path' }),
      images: layer({ type: 'image' }),
      loaders: layer({ type: 'image-loader' }),
      sequences: layer({ type: 'image-sequence' }),
      lottie: layer({ type: 'lottie' }),
      nested: layer({ type: 'composition' }),
    };
    for (let bits = 0; bits < 2 ** FEATURES.length; bits += 1) {
      const needed = FEATURES.filter((_, index) => bits & (1 << index));
      const variant = variantOf(projectOf(...needed.map((feature) => elements[feature])));
      expect(missingFeatures(new Set(needed), VARIANTS[variant]), needed.join()).toEqual([]);
    }
    expect([...VARIANTS.full].sort()).toEqual([...FEATURES].sort());
    expect(VARIANT_NAMES.at(-1)).toBe('full');
  });
});

describe('the source of an export', () => {
  const own = projectOf(layer({ type: 'text' }));
  const files: Readonly<Record<string, string>> = {
    'playout/test.json': JSON.stringify({ version: '1.0.0', project: own, actions: '() => ({})', files: [] }),
    'playout/lottie.js': 'var keyfillLottie;',
    ...Object.fromEntries(
      RUNTIME_KINDS.flatMap((kind) =>
        VARIANT_NAMES.map((name) => [runtimePath(kind, name), `/* ${kind} ${name} */`]),
      ),
    ),
  };
  const requestedPaths: string[] = [];
  const read = (path: string): Promise<Uint8Array> => {
    requestedPaths.push(path);
    const text = files[path];
    return text === undefined
      ? Promise.reject(new Error(`${path} answered 404`))
      : Promise.resolve(new TextEncoder().encode(text));
  };

  it("has the runtime for the edited template instead of the example's", async () => {
    const edited = { project: projectOf(layer({ type: 'lottie' })), actions: '() => ({ main: {} })' };
    const source = await loadSource('test', read, { edited });
    expect(source).toMatchObject(edited);
    expect(source.runtime).toMatchObject({
      features: ['lottie'],
      scripts: { html: '/* html lottie */', ograf: '/* ograf lottie */' },
      lottie: 'var keyfillLottie;',
    });
    expect((await loadSource('test', read)).runtime.features).toEqual([]);
  });

  it.each(FORMATS)('is complete for %s without the other kind of runtime', async (format) => {
    requestedPaths.length = 0;
    const { runtime } = hostOf(format);
    const kinds = runtime === null ? [] : [runtime];
    const source = await loadSource('test', read, { kinds });
    expect(requestedPaths.filter((path) => path.endsWith('.js'))).toEqual(
      kinds.map((kind) => `playout/runtime-${kind}-plain.js`),
    );
    expect((await exportTemplate(source, format)).length).toBeGreaterThan(0);
  });

  it("says what to do if the runtime can't be loaded", async () => {
    const failing = (path: string): Promise<Uint8Array> =>
      path.endsWith('.js') ? Promise.reject(new TypeError('Failed to fetch')) : read(path);
    const loading = loadSource('test', failing);
    await expect(loading).rejects.toThrow(ExportError);
    await expect(loading).rejects.toThrow(
      `The runtime for this template can't be loaded (Failed to fetch). Reload the page and try again.`,
    );
  });
});
