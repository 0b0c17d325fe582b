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

/** The bar and the accent are paths, because their right ends lean by 18°. */
const bar: LayerDefinition = layer('Bar', {
  type: 'path',
  data: 'M0 0H760L703 176H0Z',
  style: { x: 96, y: 784, width: 760, height: 176, fill: INK },
});

const accent: LayerDefinition = layer('Accent', {
  type: 'path',
  data: 'M0 0H81L24 176H0Z',
  style: { x: 96, y: 784, width: 81, height: 176, fill: YELLOW },
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

/** The lines start where the accent's end leans to. */
const drawn: readonly LayerDefinition[] = [
  bar,
  accent,
  text('Name', '_name', 'Mira Halvorsen', { x: 200, y: 788, height: 106, fontSize: 88, fontWeight: 700 }),
  text('Title', '_title', 'Harbor reporter', { x: 168, y: 884, height: 66, fontSize: 54, fontWeight: 500 }),
];

/** The accent shoots up first and is gone last. */
const scaleY = keyframes<number>([0, 0, 'ease-out-expo'], [10, 1], [82, 1, 'ease-in'], [85, 0]);

/** The bar opens out of the accent, and closes behind it. */
export const width = keyframes<number>([3, 0, 'ease-out-expo'], [14, 760], [75, 760, 'ease-in'], [82, 0]);

/** The text follows the edge of the bar, and is gone before it gets there on the way back. */
const opacity = keyframes<number>([6, 0, 'ease-out'], [14, 1], [75, 1, 'ease-in'], [78, 0]);

/** What moves in each layer. */
const MOVES: Readonly<Record<string, object>> = {
  Bar: { width },
  Accent: { scaleY },
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
