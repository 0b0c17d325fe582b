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
  const root = parseTree(text);
  const compositions = root && findNodeAtLocation(root, ['compositions']);
  const layers = compositions?.children?.flatMap(
    (one) => findNodeAtLocation(one, ['layers'])?.children ?? [],
  );
  return layers?.find((one) => findNodeAtLocation(one, ['id'])?.value === id)?.offset;
}

/** A keyframe, and where it is in the text. */
interface PlacedKeyframe {
  readonly frame: number;
  readonly offset: number;
}

/** Returns the keyframes of the main composition with their places in the text of a template, by property. */
export function tracksIn(
  text: string,
  { compositions, mainComposition }: ProjectDefinition,
): readonly (readonly PlacedKeyframe[])[] {
  const at = compositions.findIndex(({ id }) => id === mainComposition);
  const root = parseTree(text);
  const tracks: (readonly PlacedKeyframe[])[] = [];
  const nodes = [root && findNodeAtLocation(root, ['compositions', at, 'layers'])];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const { type, children = [] } = node;
    const list = type === 'object' ? findNodeAtLocation(node, ['keyframes']) : undefined;
    const frames = (list?.children ?? []).map((one) => ({
      frame: Number(findNodeAtLocation(one, ['frame'])?.value),
      offset: one.offset,
    }));
    if (list) tracks.push(frames.sort((one, other) => one.frame - other.frame));
    nodes.push(...children);
  }
  return tracks;
}
