import type { ElementType } from '../../runtime/model/properties.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';

/** The optional features of a runtime, each with a constant in `src/runtime/features.ts`. Other elements are always included. */
export const FEATURES = ['masks', 'paths', 'images', 'loaders', 'sequences', 'lottie', 'nested'] as const;

/** An optional feature of a runtime. */
export type Feature = (typeof FEATURES)[number];

/** The kinds of runtime: one is controlled through the globals of a page, the other through the web component of OGraf. */
export const RUNTIME_KINDS = ['html', 'ograf'] as const;

/** A kind of runtime. */
export type RuntimeKind = (typeof RUNTIME_KINDS)[number];

/**
 * The prebuilt runtimes, by name, with the features of each. An export uses the first runtime that has every feature the project
 * needs, so the list is in order of size, and the last runtime has all features.
 *
 * Each additional runtime makes some templates smaller, but it makes the site larger by one script for each kind.
 */
export const VARIANTS = {
  plain: [],
  paths: ['paths'],
  pictures: ['images', 'sequences'],
  lottie: ['lottie'],
  masks: ['masks'],
  loaders: ['masks', 'loaders'],
  nested: ['masks', 'nested'],
  outlines: ['masks', 'paths', 'nested'],
  'all-but-lottie': ['masks', 'paths', 'images', 'loaders', 'sequences', 'nested'],
  full: FEATURES,
} as const satisfies Readonly<Record<string, readonly Feature[]>>;

/** The name of a prebuilt runtime. */
export type Variant = keyof typeof VARIANTS;

/** All variants, smallest first. */
export const VARIANT_NAMES = Object.keys(VARIANTS) as readonly Variant[];

const BY_ELEMENT: Readonly<Record<ElementType, Feature | null>> = {
  text: null,
  rectangle: null,
  ellipse: null,
  path: 'paths',
  image: 'images',
  'image-loader': 'loaders',
  'image-sequence': 'sequences',
  lottie: 'lottie',
  composition: 'nested',
};

/**
 * Returns the runtime features that a project needs. All of its compositions and layers count, even hidden ones, because the
 * runtime creates them too. Actions don't affect the result, because they can't create elements or masks.
 */
export function featuresOf({ compositions }: ProjectDefinition): ReadonlySet<Feature> {
  const needed = new Set<Feature>();
  for (const { element, masks = [] } of compositions.flatMap(({ layers }) => layers)) {
    const feature = BY_ELEMENT[element.type];
    if (feature) needed.add(feature);
    if (masks.length > 0) needed.add('masks');
    if (masks.some(({ shape }) => shape === 'path')) needed.add('paths');
  }
  return needed;
}

/** Returns the needed features that a runtime doesn't have. */
export const missingFeatures = (
  needed: ReadonlySet<Feature>,
  included: readonly Feature[],
): readonly Feature[] => [...needed].filter((feature) => !included.includes(feature));

/** Returns the smallest runtime that has every feature a project needs. */
export function variantOf(project: ProjectDefinition): Variant {
  const needed = featuresOf(project);
  return VARIANT_NAMES.find((name) => missingFeatures(needed, VARIANTS[name]).length === 0) ?? 'full';
}

/** Returns the path of a runtime's script, relative to the site's base address. */
export const runtimePath = (kind: RuntimeKind, variant: Variant): string =>
  `playout/runtime-${kind}-${variant}.js`;
