import { findNodeAtLocation, getLocation, parseTree } from 'jsonc-parser';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';

/** Returns the ID of the layer that a place in the text of a template belongs to. */
export function layerAt(text: string, offset: number): string | undefined {
  const { path } = getLocation(text, offset);
  const root = path[0] === 'compositions' && path[2] === 'layers' ? parseTree(text) : undefined;
  const id: unknown = root && findNodeAtLocation(root, [...path.slice(0, 4), 'id'])?.value;
  return typeof id === 'string' ? id : undefined;
}

/** Returns where a layer starts in the text of a template. */
export function offsetOfLayer(text: string, id: string): number | undefined {
  const compositions = findNodeAtLocation(parseTree(text) ?? { type: 'null', offset: 0, length: 0 }, [
    'compositions',
  ]);
  const layers = compositions?.children?.flatMap(
    (one) => findNodeAtLocation(one, ['layers'])?.children ?? [],
  );
  return layers?.find((one) => findNodeAtLocation(one, ['id'])?.value === id)?.offset;
}

/** Returns where the keyframes of the main composition are in the text of a template, by frame. */
export function keyframePlaces(text: string, { compositions, mainComposition }: ProjectDefinition) {
  const places = new Map<number, number[]>();
  const at = compositions.findIndex(({ id }) => id === mainComposition);
  const root = parseTree(text);
  const nodes = [root && findNodeAtLocation(root, ['compositions', at, 'layers'])];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const frame: unknown = node.type === 'object' && findNodeAtLocation(node, ['frame'])?.value;
    if (typeof frame === 'number') places.set(frame, [...(places.get(frame) ?? []), node.offset]);
    nodes.push(...(node.children ?? []));
  }
  return places;
}
