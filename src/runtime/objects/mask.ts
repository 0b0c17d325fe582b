import type { Mask } from '../api/objects.ts';
import type { MaskDefinition } from '../definition/composition.ts';
import { NOTHING, readOutline } from '../dom/outline.ts';
import { MASK_PROPERTIES } from '../model/properties.ts';
import { flag, refuse } from '../state/checks.ts';
import type { LayerNode, MaskNode } from '../state/nodes.ts';
import { createStyle } from '../state/style.ts';
import type { RuntimeContext } from './context.ts';
import { outlineOf } from './drawn-elements.ts';

/** Creates a mask. */
export function createMask(
  definition: MaskDefinition,
  layer: () => LayerNode,
  size: { readonly width: number; readonly height: number },
  context: RuntimeContext,
): MaskNode {
  let path = definition.shape === 'path' ? definition.data : undefined;
  const changed = (): void => context.engine?.invalidate();
  const touch = (): void => {
    node.isStale = true;
    changed();
  };
  const style = createStyle(MASK_PROPERTIES[definition.shape], definition.style ?? {}, {
    duration: () => layer().composition.duration,
    unwritten: (name, spec) => size[name as keyof typeof size] ?? spec.initial,
    changed,
  });
  const api = {
    get id() {
      return definition.id;
    },
    get name() {
      return definition.name ?? '';
    },
    get shape() {
      return definition.shape;
    },
    get data() {
      return path;
    },
    set data(data: string | undefined) {
      if (definition.shape === 'path') {
        node.outline = outlineOf('mask.data', data);
        path = data;
        touch();
      } else {
        refuse('mask.data', 'a mask whose shape is a path', definition.shape);
      }
    },
    get isInverted() {
      return node.isInverted;
    },
    set isInverted(value: boolean) {
      node.isInverted = flag('isInverted', value);
      touch();
    },
    get isEnabled() {
      return node.isEnabled;
    },
    set isEnabled(value: boolean) {
      node.isEnabled = flag('isEnabled', value);
      touch();
    },
    get style() {
      return style.api;
    },
    get layer() {
      return layer().api;
    },
  };
  const node: MaskNode = {
    shape: definition.shape,
    outline: (path === undefined ? undefined : readOutline(path)) ?? NOTHING,
    isInverted: definition.isInverted ?? false,
    isEnabled: definition.isEnabled ?? true,
    style,
    isStale: true,
    api: api as unknown as Mask,
  };
  return node;
}
