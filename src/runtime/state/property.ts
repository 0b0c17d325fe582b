import type { Keyframe, StyleProperty } from '../api/style-property.ts';
import type { Easing } from '../api/values.ts';
import type { AnimatedDefinition } from '../definition/style.ts';
import { clamp } from '../model/color.ts';
import { DEFAULT_EASING } from '../model/easing.ts';
import { blended, type Blend } from '../model/blend.ts';
import type { PropertySpec } from '../model/properties.ts';
import { createSampler, inOrder, type StyleValue } from '../model/track.ts';
import { combine, wholeFrame } from './checks.ts';
import { createEasing, toLive, toPublic, toStyleValue } from './value.ts';

/** A style property in the project file, with a value or with keyframes. */
export type PropertySource = Partial<AnimatedDefinition<unknown>>;

/** The parts of an element or a mask that its properties need. */
export interface StyleOwner {
  /** The number of frames of the composition, for clamping. */
  readonly duration: () => number;
  /** Returns a property's value until something is written: the default, or the natural size. */
  readonly unwritten: (name: string, spec: PropertySpec) => number | string;
  /** Called when a property has changed, no matter who changed it. */
  readonly changed: () => void;
}

interface KeyframeState {
  readonly frame: number;
  value: StyleValue;
  /** A copy of the public easing's numbers, because they're slower to read there. */
  easing: Easing;
  readonly api: Keyframe;
}

/** Creates the style property `name` from its specification and the project file. */
export function createProperty(name: string, spec: PropertySpec, source: PropertySource, owner: StyleOwner) {
  const member = `style.${name}`;
  let keyframes: KeyframeState[] = [];
  let stored: StyleValue | undefined;
  const { changed } = owner;
  const { min, max } = spec;
  const toValue = (input: unknown, place = member): StyleValue => toStyleValue(place, spec, input);

  /** @param place - The name used in errors: the property, or the method that was called. */
  function createKeyframe(
    frame: number,
    value: unknown,
    easing: unknown = DEFAULT_EASING,
    place = member,
  ): KeyframeState {
    const store = (next: StyleValue): void => {
      keyframe.value = next;
      changed();
    };
    const updateEasing = (): void => {
      keyframe.easing = { ...curve };
      changed();
    };
    const createCurve = (input: unknown, owner = member): Easing =>
      createEasing(`${owner} easing`, input, updateEasing);
    let curve = createCurve(easing, place);
    const keyframe: KeyframeState = {
      frame,
      value: toValue(value, place),
      easing: { ...curve },
      api: {
        get frame() {
          return frame;
        },
        get value() {
          return toLive(() => keyframe.value, store);
        },
        set value(next: unknown) {
          store(toValue(next));
        },
        get easing() {
          return curve;
        },
        set easing(next: unknown) {
          curve = createCurve(next);
          updateEasing();
        },
      } as Keyframe,
    };
    return keyframe;
  }

  const staticValue = (): StyleValue => {
    if (stored !== undefined) return stored;
    const initial = owner.unwritten(name, spec);
    if (spec.kind === 'number' || spec.kind === 'string') return initial;
    return (stored = toValue(initial));
  };
  const store = (next: StyleValue): void => {
    stored = next;
    changed();
  };
  const valueAt = (frame: number): StyleValue => createSampler(keyframes)(frame) ?? staticValue();
  /** Returns a keyframe's frame, unclamped, so one past the end can't replace or remove the one there. */
  const place = (method: string, frame: unknown): number =>
    wholeFrame(`${member}.${method}`, frame, -Infinity, Infinity);

  const fixed = Object.freeze({ name, type: spec.kind === 'fill' ? 'color' : spec.kind, unit: spec.unit });
  const api = combine<StyleProperty>(fixed, {
    get value() {
      return toLive(staticValue, store);
    },
    set value(next: unknown) {
      store(toValue(next));
    },
    get keyframes() {
      return Object.freeze(keyframes.map((keyframe) => keyframe.api));
    },
    get isAnimated() {
      return keyframes.length > 0;
    },
    valueAt: (frame: unknown) =>
      toPublic(valueAt(wholeFrame(`${member}.valueAt`, frame, 0, owner.duration() - 1))),
    addKeyframe(frame: unknown, value: unknown, easing?: unknown) {
      const at = place('addKeyframe', frame);
      const keyframe = createKeyframe(at, value, easing, `${member}.addKeyframe`);
      keyframes = inOrder([...keyframes.filter((other) => other.frame !== at), keyframe]);
      changed();
      return keyframe.api;
    },
    removeKeyframe(frame: unknown) {
      const at = place('removeKeyframe', frame);
      keyframes = keyframes.filter((keyframe) => keyframe.frame !== at);
      changed();
    },
    clearKeyframes() {
      keyframes = [];
      changed();
    },
  });

  if (source.value !== undefined) stored = toValue(source.value);
  keyframes = inOrder(
    (source.keyframes ?? []).map(({ frame, value, easing }) => createKeyframe(frame, value, easing)),
  );
  return {
    api,
    hasTrack: (): boolean => keyframes.length > 0,
    /** Returns a function for the value to paint at a frame, in its range, until the property changes. */
    painter: () => {
      const at = createSampler(keyframes);
      return (frame: number, blend?: Blend): StyleValue => {
        const value =
          (blend ? blended(at, keyframes.at(-1)?.frame, frame, blend) : at(frame)) ?? staticValue();
        return typeof value === 'number' ? clamp(value, min, max) : value;
      };
    },
  };
}
