import type { ProjectDefinition } from '../../runtime/index.ts';

/** The marks above the frame slider. */
export interface Marks {
  readonly duration: number;
  /** The main composition's frames with a keyframe of any style property, sorted and without duplicates. */
  readonly keyframes: readonly number[];
  readonly steps: readonly { readonly frame: number; readonly name: string }[];
  readonly outro: number | null;
}

type Composition = ProjectDefinition['compositions'][number];

/** Returns the keyframe frames of style properties, by name. */
const framesOf = (style: object | undefined): readonly number[] =>
  Object.values(style ?? {}).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null && 'keyframes' in value
      ? (value.keyframes as readonly { readonly frame: number }[]).map(({ frame }) => frame)
      : [],
  );

/** Returns the composition that commands control. */
export function mainOf({ compositions, mainComposition }: ProjectDefinition): Composition {
  const main = compositions.find(({ id }) => id === mainComposition);
  if (main === undefined) throw new Error(`the project has no composition "${mainComposition}"`);
  return main;
}

/** Collects the marks of the main composition. Guides aren't on air, so their marks don't count. */
export function marksOf(project: ProjectDefinition): Marks {
  const { duration, layers, frameActions = [] } = mainOf(project);
  const keyframes = layers
    .filter(({ isGuide }) => isGuide !== true)
    .flatMap(({ element, masks = [] }) => [
      ...framesOf(element.style),
      ...masks.flatMap(({ style }) => framesOf(style)),
    ])
    .filter((frame) => frame < duration);
  return {
    duration,
    keyframes: [...new Set(keyframes)].sort((one, other) => one - other),
    steps: frameActions
      .filter(({ isStep }) => isStep === true)
      .map(({ frame, name = '' }) => ({ frame, name })),
    outro: frameActions.find(({ isOutro }) => isOutro === true)?.frame ?? null,
  };
}

/** Returns the frame that shows a template best as a still: where playback rests after all steps. */
export function restFrame(project: ProjectDefinition): number {
  const { duration, outro } = marksOf(project);
  return outro === null || outro === 0 ? duration - 1 : outro - 1;
}
