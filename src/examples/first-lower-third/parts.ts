import type { CompositionDefinition, LayerDefinition } from '../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { FULL, keyframes, layer } from '../drawing.ts';
import { archivo, FONT } from '../fonts.ts';
import { INK } from '../tiles.ts';

/** The state of the project of "Your first lower third" after one part of that page. */
interface Part {
  /** Name of the file in `generated/static/projects`, which the page offers at the end of the part. */
  readonly file: string;
  readonly project: ProjectDefinition;
}

const bar: LayerDefinition = layer('Bar', {
  type: 'rectangle',
  style: { x: 96, y: 824, width: 720, height: 136, fill: INK },
});

const text = (
  name: string,
  key: string,
  content: string,
  style: Readonly<Record<'y' | 'height' | 'fontSize' | 'fontWeight', number>>,
): LayerDefinition =>
  layer(name, {
    type: 'text',
    key,
    content,
    autoSize: false,
    autoSqueeze: true,
    style: { x: 120, width: 664, fontFamily: FONT, ...style },
  });

const drawn: readonly LayerDefinition[] = [
  bar,
  text('Name', '_name', 'Mira Halvorsen', { y: 828, height: 88, fontSize: 72, fontWeight: 700 }),
  text('Title', '_title', 'Harbor reporter', { y: 906, height: 48, fontSize: 40, fontWeight: 500 }),
];

const width = keyframes<number>([0, 0, 'ease-out'], [16, 720], [77, 720, 'ease-in'], [87, 0]);

/** The text appears once the bar is open, and is gone before the bar closes. */
const opacity = keyframes<number>([12, 0, 'ease-out'], [18, 1], [75, 1, 'ease-in'], [79, 0]);

/** A layer with the keyframes from the part about animation: the bar opens and closes, and the text fades. */
function animate({ element, ...layer }: LayerDefinition): LayerDefinition {
  if (element.type === 'rectangle')
    return { ...layer, element: { ...element, style: { ...element.style, width } } };
  if (element.type === 'text')
    return { ...layer, element: { ...element, style: { ...element.style, opacity } } };
  return { ...layer, element };
}

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
