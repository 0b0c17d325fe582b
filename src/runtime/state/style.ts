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

/** A property that may change from frame to frame. */
interface Animated {
  readonly name: string;
  readonly valueAt: (frame: number) => StyleValue;
  readonly group: number;
  /** Spares reading the painted values by a name that is only known here. */
  last: StyleValue;
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
  let animated: Animated[] = [];
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
        animated = animated.filter(({ name }) => !dirty.has(name));
        for (const name of dirty) {
          const property = properties.get(name) as PropertyState;
          const [valueAt, group] = [property.painter(), groupOf(name)];
          const last = (values[name] = valueAt(frame));
          if (property.isAnimated()) animated.push({ name, valueAt, group, last });
          groups |= group;
        }
        dirty = new Set();
      }
      for (const entry of animated) {
        const value = entry.valueAt(frame);
        if (value === entry.last) continue;
        values[entry.name] = entry.last = value;
        groups |= entry.group;
      }
      return groups;
    },
  };
}
