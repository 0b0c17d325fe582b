import { applyEdits, findNodeAtLocation, modify, parseTree, type Edit, type JSONPath } from 'jsonc-parser';
import { onlyShown } from '../../../examples/shapes.ts';
import type { Box } from '../../../player/meta.ts';
import type { CompositionDefinition, LayerDefinition } from '../../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import type { AnimatedDefinition } from '../../../runtime/definition/style.ts';
import { ELEMENT_PROPERTIES } from '../../../runtime/model/properties.ts';

/** A value at a place in JSON text. As a change, undefined removes the place, and index -1 adds to a list. */
export interface Change {
  readonly path: JSONPath;
  readonly value: unknown;
}

const LAYOUT = { formattingOptions: { tabSize: 2, insertSpaces: true } };

/** Changes JSON text and keeps its layout. Items of a list are removed last to first, before others come. */
export function editJson(text: string, changes: readonly Change[]): string {
  const root = parseTree(text);
  const replaced: Edit[] = [];
  const others: Change[] = [];
  for (const change of changes) {
    const node = root && change.value !== undefined && findNodeAtLocation(root, change.path);
    if (node)
      replaced.push({ offset: node.offset, length: node.length, content: JSON.stringify(change.value) });
    else others.push(change);
  }
  return others.reduce(
    (edited, { path, value }) => applyEdits(edited, modify(edited, path, value, LAYOUT)),
    applyEdits(text, replaced),
  );
}

export interface PlacedLayer {
  readonly path: JSONPath;
  readonly layer: LayerDefinition;
  readonly composition: CompositionDefinition;
  /** The frame on which its composition rests, where the layers are as the designer arranged them. */
  readonly rest: number;
}

/** The most characters of a name in Look, which repeats names in many rows. */
const LONGEST = 60;

/** Returns a name of the template as Look shows it. A link may contain very long names. */
export const shortName = (name: string): string =>
  name.length > LONGEST ? `${name.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/, '')}…` : name;

/** The name of the copy that shows a text's old content while it changes on air. */
const copyName = (name: string): string => `${name} before`;

/** Returns the layers of each composition from back to front, without guides and the copies of texts. */
export const layersOf = ({ compositions }: ProjectDefinition): readonly PlacedLayer[] =>
  compositions.flatMap((composition, at) => {
    const outro = composition.frameActions?.find(({ isOutro }) => isOutro === true);
    const rest = Math.max(0, (outro?.frame ?? composition.duration) - 1);
    const copies = new Set(composition.layers.map(({ name }) => copyName(name)));
    return composition.layers.flatMap((layer, index) =>
      layer.isGuide === true || copies.has(layer.name)
        ? []
        : [{ path: ['compositions', at, 'layers', index], layer, composition, rest }],
    );
  });

/** Returns the layers of the shape that's shown. */
export function shownLayersOf(project: ProjectDefinition): readonly PlacedLayer[] {
  const shown = new Set(onlyShown(project).compositions);
  return layersOf(project).filter(({ composition }) => shown.has(composition));
}

/** Makes the same changes to the copies of texts, which have their style and their masks. */
export function withCopies(
  { compositions }: ProjectDefinition,
  changes: readonly Change[],
): readonly Change[] {
  /** Each layer's copy as an index, or -1, looked up once: a layer may have thousands of changes. */
  const copies = new Map<LayerDefinition | undefined, number>();
  return changes.flatMap((change) => {
    const [top, at, list, index, ...rest] = change.path;
    if (top !== 'compositions' || list !== 'layers' || (rest[0] !== 'masks' && rest[1] !== 'style'))
      return [change];
    const layers = compositions[Number(at)]?.layers ?? [];
    const layer = layers[Number(index)];
    let copy = copies.get(layer);
    if (copy === undefined) {
      copy = layers.findIndex(({ name }) => layer && name === copyName(layer.name));
      if (JSON.stringify(layers[copy]?.element.style) !== JSON.stringify(layer?.element.style)) copy = -1;
      copies.set(layer, copy);
    }
    return copy < 0 ? [change] : [change, { ...change, path: [top, Number(at), list, copy, ...rest] }];
  });
}

/** Returns a style property of a layer's element. */
export const styleOf = ({ layer }: PlacedLayer, name: string): unknown =>
  (layer.element.style as Readonly<Record<string, unknown>> | undefined)?.[name];

/** Returns the place of a style property. */
export const stylePath = ({ path }: PlacedLayer, name: string): JSONPath => [
  ...path,
  'element',
  'style',
  name,
];

/** Whether the value of a style property in a project file has keyframes. */
export const isAnimated = (value: unknown): value is AnimatedDefinition<unknown> =>
  typeof value === 'object' && value !== null && 'keyframes' in value;

/** Returns all values of a style property: of each keyframe, or the only one. */
export function valuesAt(path: JSONPath, value: unknown): readonly Change[] {
  if (value === undefined) return [];
  if (!isAnimated(value)) return [{ path, value }];
  const own = value.keyframes.map((keyframe, index) => ({
    path: [...path, 'keyframes', index, 'value'],
    value: keyframe.value,
  }));
  return value.value === undefined ? own : [...own, { path: [...path, 'value'], value: value.value }];
}

/** Returns a style property at rest. Between keyframes, it's the earlier one's value. */
export function restingValue(placed: PlacedLayer, name: string): unknown {
  const value = styleOf(placed, name);
  if (!isAnimated(value)) return value;
  const frames = [...value.keyframes].sort((one, other) => one.frame - other.frame);
  const shown = frames.filter(({ frame }) => frame <= placed.rest).at(-1) ?? frames[0];
  return shown?.value ?? value.value;
}

/** Returns a number of a layer's style at rest. */
export function numberOf(placed: PlacedLayer, name: string): number {
  const specs: Readonly<Record<string, { readonly initial: number | string } | undefined>> =
    ELEMENT_PROPERTIES[placed.layer.element.type];
  return Number(restingValue(placed, name) ?? specs[name]?.initial ?? 0);
}

/** Converts each number of a style property, so its animation keeps its shape. */
export const mapNumbers = (
  path: JSONPath,
  value: unknown,
  to: (number: number) => number,
): readonly Change[] =>
  valuesAt(path, value).flatMap((one) =>
    typeof one.value === 'number' ? [{ ...one, value: Math.round(to(one.value) * 1000) / 1000 }] : [],
  );

/** About how wide a letter is, as a part of the font size. */
const LETTER = 0.5;

/** Returns a layer's box at rest, before scaling. Text is estimated, and actions may move anything later. */
export function boxOf(placed: PlacedLayer, { compositions, resources = [] }: ProjectDefinition): Box {
  const { element } = placed.layer;
  const natural =
    element.type === 'composition'
      ? compositions.find(({ id }) => id === element.composition)
      : element.type === 'image'
        ? resources.find((one) => one.type === 'image' && one.id === element.source)
        : undefined;
  const { width = 0, height = 0 } = natural && 'width' in natural ? natural : {};
  const isText = element.type === 'text' && element.autoSize !== false;
  const fontSize = isText ? numberOf(placed, 'fontSize') : 0;
  return {
    x: numberOf(placed, 'x'),
    y: numberOf(placed, 'y'),
    width: isText ? (element.content ?? '').length * fontSize * LETTER : numberOf(placed, 'width') || width,
    height: isText ? fontSize * numberOf(placed, 'lineHeight') : numberOf(placed, 'height') || height,
  };
}

/** Returns an ID for a new resource or layer that no other one has. */
export function freeId(project: ProjectDefinition, wanted: string): string {
  const { resources = [], compositions } = project;
  const ids = new Set([...resources, ...compositions.flatMap(({ layers }) => layers)].map(({ id }) => id));
  let id = wanted;
  for (let count = 2; ids.has(id); count += 1) id = `${wanted}-${count}`;
  return id;
}
