import type { Mask } from '../api/objects.ts';
import type { MaskDefinition } from '../definition/composition.ts';
import { NOTHING, readOutline } from '../dom/outline.ts';
import { MASK_PROPERTIES } from '../model/properties.ts';
import { combine, flag, observed, refuse } from '../state/checks.ts';
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
  const { id, name = '', shape, isInverted = false, isEnabled = true } = definition;
  const switches = observed({ isInverted, isEnabled }, flag, touch);
  const api = combine<Mask>(Object.freeze({ id, name, shape, style: style.api }), switches, {
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
    get layer() {
      return layer().api;
    },
  });
  const node: MaskNode = {
    shape,
    outline: (path === undefined ? undefined : readOutline(path)) ?? NOTHING,
    switches,
    style,
    isStale: true,
    api,
  };
  return node;
}
