import type { Easing, EasingName } from '../api/values.ts';
import type { ElementType, ELEMENT_PROPERTIES, MASK_PROPERTIES, PropertySpec } from '../model/properties.ts';

/** A color and its position in a gradient. */
export interface GradientStopDefinition {
  /** The position, from 0 to 1. */
  readonly offset: number;
  /** The color as hex, `rgb()`, `hsl()`, or a CSS color name. */
  readonly color: string;
}

/** A gradient of colors. */
export interface GradientDefinition {
  /** Whether the colors run along a line, or from the center to the corners. */
  readonly type: 'linear' | 'radial';
  /** The direction in degrees, clockwise: 0 points up, and 90 points to the right. The default is 0. */
  readonly angle?: number;
  /**
   * The colors, from offset 0 to 1.
   * @minItems 2
   */
  readonly stops: readonly GradientStopDefinition[];
}

/** A value at a frame. */
export interface KeyframeDefinition<Value> {
  /**
   * The frame of the composition.
   * @integer
   * @minimum 0
   */
  readonly frame: number;
  /** The value at that frame. */
  readonly value: Value;
  /** How the value moves to the next keyframe: a cubic Bezier or a preset. Defaults to `DEFAULT_EASING`. */
  readonly easing?: EasingDefinition;
}

/** A cubic Bezier or the name of a preset. */
export type EasingDefinition = EasingName | Readonly<Easing>;

/** A style property that has keyframes. */
export interface AnimatedDefinition<Value> {
  /** The value used while there aren't any keyframes. */
  readonly value?: Value;
  /** The keyframes, at most one per frame. */
  readonly keyframes: readonly KeyframeDefinition<Value>[];
}

/** A style property, with a value or with keyframes. */
export type StyleDefinition<Value> = Value | AnimatedDefinition<Value>;

/** The type of a property's value in a project file. */
type ValueOf<Spec> =
  Spec extends PropertySpec<'number'>
    ? number
    : Spec extends PropertySpec<'fill'>
      ? string | GradientDefinition
      : string;

/** The style properties of an element type. */
export type ElementStyleDefinition<Type extends ElementType> = {
  readonly [Name in keyof (typeof ELEMENT_PROPERTIES)[Type]]?: StyleDefinition<
    ValueOf<(typeof ELEMENT_PROPERTIES)[Type][Name]>
  >;
};

/** The style properties of a mask shape. */
export type MaskStyleDefinition<Shape extends keyof typeof MASK_PROPERTIES> = {
  readonly [Name in keyof (typeof MASK_PROPERTIES)[Shape]]?: StyleDefinition<
    ValueOf<(typeof MASK_PROPERTIES)[Shape][Name]>
  >;
};
