import type { CompositionDefinition } from '../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../runtime/definition/project.ts';

/**
 * A shape of the picture, the part of it that viewers always see, and how much larger things are than on a
 * TV.
 */
export interface Shape {
  readonly name: '' | 'vertical' | 'square';
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly top: number;
  readonly room: number;
  /** The lowest edge of a lower third. */
  readonly bottom: number;
  readonly scale: number;
}

/** A TV. */
export const WIDE: Shape = {
  ...{ name: '', width: 1920, height: 1080 },
  ...{ x: 96, top: 54, room: 1728, bottom: 960, scale: 1 },
};

/** A phone. Apps cover the rest with their captions and buttons: the page about safe areas says which. */
const VERTICAL: Shape = {
  ...{ name: 'vertical', width: 1080, height: 1920 },
  ...{ x: 120, top: 288, room: 768, bottom: 1248, scale: 1.15 },
};

/** A post in a feed. */
const SQUARE: Shape = {
  ...{ name: 'square', width: 1080, height: 1080 },
  ...{ x: 64, top: 64, room: 952, bottom: 992, scale: 1.15 },
};

/** Returns a function that scales pixels. */
export const scaled =
  ({ scale }: Pick<Shape, 'scale'>) =>
  (pixels: number): number =>
    Math.round(pixels * scale);

/** Returns the name of something in a shape. */
export const inShape = (name: string, { name: shape }: Shape, gap = ' '): string =>
  shape === '' ? name : name + gap + shape;

/** Draws a composition in a shape. Its layers have the same names in all shapes, and IDs of their own. */
function drawn(draw: (shape: Shape) => CompositionDefinition, shape: Shape): CompositionDefinition {
  const { id, name, layers, ...own } = draw(shape);
  const idOf = (part: string): string => inShape(part, shape, '-');
  return {
    ...own,
    id: idOf(id),
    name: inShape(name, shape),
    layers: layers.map(({ masks = [], ...layer }) => ({
      ...layer,
      id: idOf(layer.id),
      masks: masks.map((mask) => ({ ...mask, id: idOf(mask.id) })),
    })),
  };
}

/** Draws a composition for phones and for feeds. To export it, make it the main one. */
export const otherShapes = (
  draw: (shape: Shape) => CompositionDefinition,
): readonly CompositionDefinition[] => [drawn(draw, VERTICAL), drawn(draw, SQUARE)];

/** Returns the IDs of the compositions that a composition shows. */
const shownIn = ({ layers }: CompositionDefinition): readonly string[] =>
  layers.flatMap(({ element }) => (element.type === 'composition' ? [element.composition] : []));

/**
 * Returns the compositions that can be the main one, by the shape of their picture: 16:9, 9:16, or 1:1. It's
 * empty if there's only one, because nobody can choose then.
 */
export function shapesOf({ compositions }: ProjectDefinition): Readonly<Record<string, string>> {
  const nested = new Set(compositions.flatMap(shownIn));
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
  const shapes: Record<string, string> = {};
  for (const { id, width, height } of compositions) {
    const unit = divisor(width, height);
    if (!nested.has(id)) shapes[`${width / unit}:${height / unit}`] ??= id;
  }
  return Object.keys(shapes).length > 1 ? shapes : {};
}

/** Returns the project without compositions that its main one doesn't show, such as its other shapes. */
export function onlyShown(project: ProjectDefinition): ProjectDefinition {
  const { compositions, mainComposition } = project;
  const used = new Set([mainComposition]);
  // A set that grows while it's iterated is a queue.
  for (const id of used) {
    const inside = compositions.filter((own) => own.id === id).flatMap(shownIn);
    inside.forEach((other) => used.add(other));
  }
  return { ...project, compositions: compositions.filter(({ id }) => used.has(id)) };
}

/**
 * Returns what changes in a project when another composition becomes the main one. A project that's named
 * after
 * its main composition gets another name, too, which gives each shape files of its own.
 */
export function asMain({ name, mainComposition, compositions }: ProjectDefinition, id: string) {
  const nameOf = (one: string): string | undefined => compositions.find((own) => own.id === one)?.name;
  return { mainComposition: id, name: name === nameOf(mainComposition) ? nameOf(id) : name };
}
