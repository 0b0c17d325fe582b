import type { JSONPath } from 'jsonc-parser';
import type { CompositionDefinition, LayerDefinition } from '../../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import { ELEMENT_PROPERTIES } from '../../../runtime/model/properties.ts';
import { restOf, valueAt } from './values.ts';

/** A layer with its place in the template. */
export interface PlacedLayer {
  readonly path: JSONPath;
  readonly layer: LayerDefinition;
  readonly composition: CompositionDefinition;
  /** The frame on which its composition rests. */
  readonly rest: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A layer as the picture contains it, in pixels of the main composition. */
export interface PaintedLayer extends PlacedLayer {
  readonly box: Box;
}

/** Returns the style properties of a layer's element, by name. */
export const styleOf = ({ layer }: Pick<PlacedLayer, 'layer'>): Readonly<Record<string, unknown>> =>
  layer.element.style ?? {};

/** Returns the place of a style property. */
export const stylePath = ({ path }: Pick<PlacedLayer, 'path'>, name: string): JSONPath => [
  ...path,
  'element',
  'style',
  name,
];

/** Returns a number of a layer's style on the frame on which it rests. */
export function numberOf(placed: PlacedLayer, name: string): number {
  const specs: Readonly<Record<string, { readonly initial: number | string } | undefined>> =
    ELEMENT_PROPERTIES[placed.layer.element.type];
  return valueAt(styleOf(placed)[name], placed.rest, Number(specs[name]?.initial ?? 0));
}

/** Returns all layers except guides, composition by composition, each from back to front. */
export const layersOf = ({ compositions }: ProjectDefinition): readonly PlacedLayer[] =>
  compositions.flatMap((composition, at) =>
    composition.layers.flatMap((layer, index) =>
      layer.isGuide === true
        ? []
        : [{ path: ['compositions', at, 'layers', index], layer, composition, rest: restOf(composition) }],
    ),
  );

/** About how wide a letter is, as a part of the font size. */
const LETTER = 0.5;

function sizeOf(placed: PlacedLayer, project: ProjectDefinition): Pick<Box, 'width' | 'height'> {
  const { element } = placed.layer;
  const style = styleOf(placed);
  const size = { width: numberOf(placed, 'width'), height: numberOf(placed, 'height') };
  if (element.type === 'text' && element.autoSize !== false) {
    const fontSize = numberOf(placed, 'fontSize');
    return {
      width: (element.content ?? '').length * fontSize * LETTER,
      height: fontSize * numberOf(placed, 'lineHeight'),
    };
  }
  const natural =
    element.type === 'composition'
      ? project.compositions.find(({ id }) => id === element.composition)
      : element.type === 'image'
        ? project.resources?.find((resource) => resource.type === 'image' && resource.id === element.source)
        : undefined;
  if (!natural || !('width' in natural)) return size;
  return {
    width: style['width'] === undefined ? (natural.width ?? size.width) : size.width,
    height: style['height'] === undefined ? (natural.height ?? size.height) : size.height,
  };
}

/** Returns a layer's box at rest, in pixels of its composition. Text is estimated, and actions may move anything later. */
export function boxOf(placed: PlacedLayer, project: ProjectDefinition): Box {
  const { width, height } = sizeOf(placed, project);
  const [scaleX, scaleY] = [numberOf(placed, 'scaleX'), numberOf(placed, 'scaleY')];
  const { x: originX, y: originY } = placed.layer.element.transformOrigin ?? { x: 0.5, y: 0.5 };
  return {
    x: numberOf(placed, 'x') + width * originX * (1 - scaleX),
    y: numberOf(placed, 'y') + height * originY * (1 - scaleY),
    width: width * scaleX,
    height: height * scaleY,
  };
}

/** Returns the layers that the main composition contains, also inside nested compositions, from back to front. */
export function paintedOf(project: ProjectDefinition): readonly PaintedLayer[] {
  const all = layersOf(project);
  const within = (id: string, left: number, top: number): readonly PaintedLayer[] =>
    all
      .filter(({ composition }) => composition.id === id)
      .flatMap((placed) => {
        const own = boxOf(placed, project);
        const box = { ...own, x: own.x + left, y: own.y + top };
        const { element } = placed.layer;
        const inner = element.type === 'composition' ? within(element.composition, box.x, box.y) : [];
        return [{ ...placed, box }, ...inner];
      });
  return within(project.mainComposition, 0, 0);
}
