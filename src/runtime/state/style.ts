import type { StyleProperty } from '../api/style-property.ts';
import type { PropertySpec } from '../model/properties.ts';
import type { StyleValue } from '../model/track.ts';
import type { PaintedValues } from '../render/css.ts';
import { isObject } from './checks.ts';
import { createProperty, type PropertySource, type PropertyState } from './property.ts';

/** All style properties of one element or mask, and what was painted of them last. */
export interface StyleState {
  /** The public `style`: exactly the properties that there are. */
  readonly api: Readonly<Record<string, StyleProperty>>;
  /** The values of the last frame that was asked for. */
  readonly values: PaintedValues;
  /**
   * Brings the values to a frame.
   *
   * @returns The groups, as bits, in which something is to be painted anew.
   */
  readonly update: (frame: number, groupOf: (name: string) => number) => number;
  /** Counts a property as changed. */
  readonly touch: (name: string) => void;
}

/** Where the style properties live. */
export interface StyleOwner {
  readonly duration: () => number;
  /** The value of a property that was never written. */
  readonly initial: (name: string, spec: PropertySpec) => number | string;
  readonly changed: () => void;
}

const isSource = (source: unknown): source is PropertySource => isObject(source) && 'keyframes' in source;

/** Makes the style properties of an element or a mask from the project file. */
export function createStyle(
  specs: Readonly<Record<string, PropertySpec>>,
  sources: Readonly<Record<string, unknown>>,
  owner: StyleOwner,
): StyleState {
  const properties = new Map<string, PropertyState>();
  const values: Record<string, StyleValue> = {};
  const api: Record<string, StyleProperty> = Object.create(null) as Record<string, StyleProperty>;
  let dirty = new Set(Object.keys(specs));
  /** What may change from frame to frame. */
  let animated: { readonly name: string; readonly property: PropertyState; readonly group: number }[] = [];
  for (const [name, spec] of Object.entries(specs)) {
    const source = sources[name];
    const property = createProperty(name, spec, isSource(source) ? source : { value: source }, {
      duration: owner.duration,
      initial: () => owner.initial(name, spec),
      changed: () => {
        dirty.add(name);
        owner.changed();
      },
    });
    properties.set(name, property);
    api[name] = property.api;
  }
  return {
    api: Object.freeze(api),
    values,
    touch: (name) => dirty.add(name),
    update(frame, groupOf) {
      let groups = 0;
      if (dirty.size > 0) {
        animated = [...properties]
          .filter(([, property]) => property.isAnimated())
          .map(([name, property]) => ({ name, property, group: groupOf(name) }));
        for (const name of dirty) {
          values[name] = properties.get(name)?.painted(frame) ?? 0;
          groups |= groupOf(name);
        }
        dirty = new Set();
      }
      for (const { name, property, group } of animated) {
        const value = property.painted(frame);
        if (value === values[name]) continue;
        values[name] = value;
        groups |= group;
      }
      return groups;
    },
  };
}
