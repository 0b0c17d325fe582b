import type { StyleProperty } from '../api/style-property.ts';
import type { Blend } from '../model/blend.ts';
import type { PropertySpec } from '../model/properties.ts';
import type { StyleValue } from '../model/track.ts';
import type { PaintedValues } from '../render/css.ts';
import { isObject } from './checks.ts';
import { createProperty, type PropertySource, type StyleOwner } from './property.ts';

/** All style properties of an element or a mask, with the values that were painted last. */
export interface StyleState {
  /** The public `style`, with exactly the properties that exist. */
  readonly api: Readonly<Record<string, StyleProperty>>;
  /** The values at the frame that was requested last. */
  readonly painted: PaintedValues;
  /**
   * Updates the values to a frame.
   * @returns The groups, as bits, that have to be painted again.
   */
  readonly update: (frame: number, blend?: Blend) => number;
  readonly touch: (name: string) => void;
}

interface Animated {
  readonly name: string;
  readonly sampleAt: (frame: number, blend?: Blend) => StyleValue;
  readonly groups: number;
  /** Avoids reading the painted values by a name that's only known at runtime. */
  lastPainted: StyleValue;
}

const isSource = (source: unknown): source is PropertySource => isObject(source) && 'keyframes' in source;

/** Creates the style properties of an element or a mask from the project file. */
export function createStyle(
  specs: Readonly<Record<string, PropertySpec>>,
  sources: Readonly<Record<string, unknown>>,
  owner: StyleOwner,
): StyleState {
  const properties = new Map<string, ReturnType<typeof createProperty>>();
  const values: Record<string, StyleValue> = {};
  const api: Record<string, StyleProperty> = { __proto__: null } as unknown as Record<string, StyleProperty>;
  let dirty = new Set(Object.keys(specs));
  let animated: Animated[] = [];
  for (const [name, spec] of Object.entries(specs)) {
    const source = sources[name];
    const property = createProperty(name, spec, isSource(source) ? source : { value: source }, {
      ...owner,
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
    painted: values,
    touch: (name) => dirty.add(name),
    update(frame, blend) {
      let groups = 0;
      if (dirty.size > 0) {
        animated = animated.filter(({ name }) => !dirty.has(name));
        for (const name of dirty) {
          const property = properties.get(name);
          if (!property) continue;
          const sampleAt = property.painter();
          const ownGroups = (specs[name] as PropertySpec).group;
          const lastPainted = (values[name] = sampleAt(frame, blend));
          if (property.hasTrack()) animated.push({ name, sampleAt, groups: ownGroups, lastPainted });
          groups |= ownGroups;
        }
        dirty = new Set();
      }
      for (const entry of animated) {
        const value = entry.sampleAt(frame, blend);
        if (value === entry.lastPainted) continue;
        values[entry.name] = entry.lastPainted = value;
        groups |= entry.groups;
      }
      return groups;
    },
  };
}
