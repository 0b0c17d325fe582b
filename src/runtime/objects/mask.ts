import type { Mask } from '../api/objects.ts';
import type { MaskDefinition } from '../definition/composition.ts';
import { NOTHING, readOutline } from '../dom/outline.ts';
import { MASK_PROPERTIES } from '../model/properties.ts';
import { combine, flag, refuse } from '../state/checks.ts';
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
  const { id, name = '', shape } = definition;
  const api = combine<Mask>(Object.freeze({ id, name, shape, style: style.api }), {
    get data() {
      return path;
    },
    set data(data: string | undefined) {
      if (shape === 'path') {
        node.outline = outlineOf('mask.data', data);
        path = data;
        touch();
      } else {
        refuse('mask.data', 'a mask whose shape is a path', shape);
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
    get layer() {
      return layer().api;
    },
  });
  const node: MaskNode = {
    shape,
    outline: (path === undefined ? undefined : readOutline(path)) ?? NOTHING,
    isInverted: definition.isInverted ?? false,
    isEnabled: definition.isEnabled ?? true,
    style,
    isStale: true,
    api,
  };
  return node;
}
