import type { AnyElement, Size } from '../api/objects.ts';
import type { ElementDefinition } from '../definition/elements.ts';
import type { Blend } from '../model/blend.ts';
import { GROUP } from '../model/paint-groups.ts';
import { type ElementView } from '../dom/view.ts';
import { ELEMENT_PROPERTIES } from '../model/properties.ts';
import type { Origin } from '../api/values.ts';
import { combine, finite, observed } from '../state/checks.ts';
import type { ElementNode, LayerNode } from '../state/nodes.ts';
import { createStyle, type StyleState } from '../state/style.ts';
import type { RuntimeContext } from './context.ts';

/** The parts that all element types are built from. */
export interface ElementBase {
  readonly style: StyleState;
  readonly origin: Origin;
  /** Sets the default width and height, which apply until they're written. */
  readonly setNatural: (size: Size) => void;
  /** Marks groups to be painted at the next tick. */
  readonly touch: (groups: number) => void;
  /** Updates the values to the composition's active frame. */
  readonly refresh: () => void;
  readonly assemble: (view: ElementView, members: object, rest?: Partial<ElementNode>) => ElementNode;
}

/** Creates an element of a type. */
export type ElementFactory<Definition> = (
  definition: Definition,
  base: ElementBase,
  context: RuntimeContext,
) => ElementNode;

/** Creates the members that all element types have. */
export function createBase(
  definition: ElementDefinition,
  layer: () => LayerNode,
  context: RuntimeContext,
): ElementBase {
  let natural: Size | undefined;
  let stale: number = GROUP.all;
  const changed = (): void => context.engine?.invalidate();
  const style = createStyle(ELEMENT_PROPERTIES[definition.type], definition.style ?? {}, {
    duration: () => layer().composition.duration,
    unwritten: (name, spec) => natural?.[name as keyof Size] ?? spec.initial,
    changed,
  });
  const touch = (groups: number): void => {
    stale |= groups;
    changed();
  };
  const origin = observed(
    { x: 0.5, y: 0.5, ...definition.transformOrigin },
    (name, value) => finite(`transformOrigin.${name}`, value),
    () => touch(GROUP.origin),
  );
  const update = (frame: number, blend?: Blend): void => {
    stale |= style.update(frame, blend);
  };
  return {
    style,
    origin,
    touch,
    setNatural(size) {
      natural = size;
      style.touch('width');
      style.touch('height');
    },
    refresh: () => update(layer().composition.playhead.frame),
    assemble(view, members, rest = {}) {
      const { type, key = null } = definition;
      const fixed = Object.freeze({ type, key, domNode: view.node, style: style.api });
      const shared = {
        get id() {
          return definition.id ?? layer().id;
        },
        get layer() {
          return layer().api;
        },
        get transformOrigin() {
          return origin;
        },
        set transformOrigin(value: Origin) {
          const [x, y] = [finite('transformOrigin.x', value?.x), finite('transformOrigin.y', value?.y)];
          Object.assign(origin, { x, y });
        },
      };
      return {
        key,
        view,
        touch,
        api: combine<AnyElement>(fixed, shared, members),
        paint(frame, blend) {
          update(frame, blend);
          if (stale !== 0) view.paint(style.painted, stale);
          stale = 0;
          rest.follow?.();
        },
        ...rest,
      };
    },
  };
}
