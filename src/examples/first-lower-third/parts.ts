import type { CompositionDefinition, LayerDefinition } from '../../runtime/definition/composition.ts';
import type { ElementDefinition } from '../../runtime/definition/elements.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { FULL, keyframes, layer } from '../drawing.ts';
import { archivo, FONT } from '../fonts.ts';
import { INK, YELLOW } from '../registers.ts';

/** The state of the project of "Your first lower third" after one part of that page. */
interface Part {
  /** Name of the file in `generated/static/projects`, which the page offers at the end of the part. */
  readonly file: string;
  readonly project: ProjectDefinition;
}

/** The bar ends behind the slashes, which are wide enough to hide its upright ends. */
const bar: LayerDefinition = layer('Bar', {
  type: 'rectangle',
  style: { x: 154, y: 784, width: 712, height: 176, fill: INK },
});

/** A slash, which leans by 18°. */
const slash = (name: string, x: number): LayerDefinition =>
  layer(name, {
    type: 'path',
    data: 'M57 0H117L60 176H0Z',
    style: { x, y: 784, width: 117, height: 176, fill: YELLOW },
  });

const text = (
  name: string,
  key: string,
  content: string,
  style: Readonly<Record<'x' | 'y' | 'height' | 'fontSize' | 'fontWeight', number>>,
): LayerDefinition =>
  layer(name, {
    type: 'text',
    key,
    content,
    autoSize: false,
    autoSqueeze: true,
    style: { width: 592, fontFamily: FONT, ...style },
  });

/** The lines start at one edge, behind the first slash. */
const drawn: readonly LayerDefinition[] = [
  bar,
  slash('Accent', 96),
  slash('End', 808),
  text('Name', '_name', 'Mira Halvorsen', { x: 224, y: 785, height: 106, fontSize: 88, fontWeight: 700 }),
  text('Title', '_title', 'Harbor reporter', { x: 224, y: 878, height: 66, fontSize: 54, fontWeight: 500 }),
];

/** A slash shoots in from the edge of the picture, and leaves the same way. */
const accentX = keyframes<number>([0, -117, 'ease-out-expo'], [4, 96], [81, 96, 'ease-in'], [85, -117]);

/** It splits in two: the second one comes with it and goes on to the end of the bar. */
export const endX = keyframes<number>(
  [0, -117, 'ease-out-expo'],
  [4, 96, 'ease-out-quad'],
  [14, 808],
  [75, 808, 'ease-in'],
  [81, 96, 'ease-in'],
  [85, -117],
);

/** The bar opens between the two, exactly as far as they're apart. */
const width = keyframes<number>([4, 0, 'ease-out-quad'], [14, 712], [75, 712, 'ease-in'], [81, 0]);

/** The text follows the second slash, and is gone before that's back. */
const opacity = keyframes<number>([6, 0, 'ease-out'], [14, 1], [75, 1, 'ease-in'], [78, 0]);

/** What moves in each layer. */
const MOVES: Readonly<Record<string, object>> = {
  Bar: { width },
  Accent: { x: accentX },
  End: { x: endX },
  Name: { opacity },
  Title: { opacity },
};

/** A layer with the keyframes from the part about animation. */
const animate = ({ element, ...layer }: LayerDefinition): LayerDefinition => ({
  ...layer,
  element: { ...element, style: { ...element.style, ...MOVES[layer.name] } } as ElementDefinition,
});

const project = (
  layers: readonly LayerDefinition[],
  more: Pick<CompositionDefinition, 'frameActions'> = {},
): ProjectDefinition => ({
  keyfill: 1,
  name: 'lower-third',
  mainComposition: 'lower-third',
  // Readers add the first file only.
  resources: archivo.slice(0, 1),
  compositions: [{ id: 'lower-third', name: 'lower-third', ...FULL, duration: 100, layers, ...more }],
});

const animated = drawn.map(animate);

/** The graphic at the end of the page. */
export const finished = project(animated, {
  frameActions: [{ frame: 75, name: 'Outro', isOutro: true }],
});

/** The project after each part of the page that changes it, in order. */
export const PARTS: readonly Part[] = [
  { file: 'lower-third-1-start.keyfill', project: project([]) },
  { file: 'lower-third-2-drawn.keyfill', project: project(drawn) },
  { file: 'lower-third-3-animated.keyfill', project: project(animated) },
  { file: 'lower-third-4-outro.keyfill', project: finished },
];
