import type { JSONPath } from 'jsonc-parser';
import type { CompositionDefinition } from '../../../runtime/definition/composition.ts';
import type { Change } from './edit-json.ts';

/** A value of a style property, or the value of one of its keyframes. */
export interface PlacedValue {
  readonly path: JSONPath;
  readonly value: unknown;
}

interface Animated {
  readonly value?: unknown;
  readonly keyframes: readonly { readonly frame: number; readonly value: unknown }[];
}

const isAnimated = (value: unknown): value is Animated =>
  typeof value === 'object' && value !== null && 'keyframes' in value;

/** Returns all values of a style property: of each keyframe, or the only one. */
export function valuesAt(path: JSONPath, value: unknown): readonly PlacedValue[] {
  if (value === undefined) return [];
  if (!isAnimated(value)) return [{ path, value }];
  const own = value.keyframes.map((keyframe, index) => ({
    path: [...path, 'keyframes', index, 'value'],
    value: keyframe.value,
  }));
  return value.value === undefined ? own : [...own, { path: [...path, 'value'], value: value.value }];
}

/** Returns the value of a style property at a frame. Between keyframes, it's the earlier one's, because nothing here needs more. */
export function valueAt<Value>(value: unknown, frame: number, initial: Value): Value {
  if (value === undefined) return initial;
  if (!isAnimated(value)) return value as Value;
  const inOrder = [...value.keyframes].sort((one, other) => one.frame - other.frame);
  const found = inOrder.filter((keyframe) => keyframe.frame <= frame).at(-1) ?? inOrder[0];
  return (found?.value ?? value.value ?? initial) as Value;
}

/** Returns the frame on which a composition rests, where its layers are as the designer arranged them. */
export function restOf({ duration, frameActions = [] }: CompositionDefinition): number {
  const outro = frameActions.find(({ isOutro }) => isOutro === true)?.frame ?? duration;
  return Math.max(0, outro - 1);
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Converts each number of a style property, so that its animation keeps its shape. */
export function mapNumbers(
  path: JSONPath,
  value: unknown,
  initial: number,
  to: (number: number) => number,
): readonly Change[] {
  return valuesAt(path, value ?? initial).flatMap((placed) =>
    typeof placed.value === 'number' ? [{ path: placed.path, value: rounded(to(placed.value)) }] : [],
  );
}
