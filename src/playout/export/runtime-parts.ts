import type { ElementType } from '../../runtime/model/properties.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';

/** What a runtime carries or not; `src/runtime/carried.ts` has a constant for each. Texts, rectangles and ellipses are always there. */
export const FEATURES = ['masks', 'paths', 'images', 'loaders', 'sequences', 'lottie', 'nested'] as const;

/** One of the parts that a runtime may lack. */
export type Feature = (typeof FEATURES)[number];

/** By what an export is driven: the globals of a page, or the web component of OGraf. */
export const HOSTS = ['html', 'ograf'] as const;

/** One of the hosts. */
export type Host = (typeof HOSTS)[number];

/**
 * The runtimes that are made ahead, by name, with what each carries. The first that has all that a project needs is taken,
 * so they stand in the order of their sizes; the last one has everything.
 *
 * A further one makes some templates smaller, and the site larger by a script for each host.
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

/** Name of a runtime that is made ahead. */
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
 * What a project needs of the runtime. All its compositions and layers count, also those that are never seen: the runtime
 * makes them too. Actions can add nothing, since they make no elements and no masks.
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

/** What of the needed features is not among the carried ones. */
export const missingFeatures = (
  needed: ReadonlySet<Feature>,
  carried: readonly Feature[],
): readonly Feature[] => [...needed].filter((feature) => !carried.includes(feature));

/** The smallest runtime that carries all that a project needs. */
export function variantOf(project: ProjectDefinition): Variant {
  const needed = featuresOf(project);
  return VARIANT_NAMES.find((name) => missingFeatures(needed, VARIANTS[name]).length === 0) ?? 'full';
}

/** The script of a runtime, as a path from the site's base address. */
export const runtimePath = (host: Host, variant: Variant): string => `playout/runtime-${host}-${variant}.js`;
