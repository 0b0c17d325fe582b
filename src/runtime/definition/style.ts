import type { Easing, EasingName } from '../api/values.ts';
import type { ElementType, ELEMENT_PROPERTIES, MASK_PROPERTIES } from '../model/properties.ts';

/** A color and its place in a gradient. */
export interface GradientStopDefinition {
  /** Place, from 0 to 1. */
  readonly offset: number;
  /** Hex, `rgb()`, `hsl()`, or a CSS color name. */
  readonly color: string;
}

/** A gradient of colors. */
export interface GradientDefinition {
  /** Whether the colors run along a line, or from the center to the corners. */
  readonly type: 'linear' | 'radial';
  /** Degrees, clockwise: 0 runs upwards, 90 to the right; 0 when left out. */
  readonly angle?: number;
  /**
   * The colors, from offset 0 to 1.
   *
   * @minItems 2
   */
  readonly stops: readonly GradientStopDefinition[];
}

/** A value at a frame. */
export interface KeyframeDefinition<Value> {
  /**
   * Frame of the composition.
   *
   * @integer
   * @minimum 0
   */
  readonly frame: number;
  /** The value at that frame. */
  readonly value: Value;
  /** How the value moves to the next keyframe: a cubic Bezier or the name of a preset; linear when left out. */
  readonly easing?: EasingDefinition;
}

/** A cubic Bezier or the name of a preset. */
export type EasingDefinition = EasingName | Readonly<Easing>;

/** A style property that has keyframes. */
export interface AnimatedDefinition<Value> {
  /** The value while there are no keyframes. */
  readonly value?: Value;
  /** The keyframes, one a frame at most. */
  readonly keyframes: readonly KeyframeDefinition<Value>[];
}

/** A style property: a value, or keyframes. */
export type StyleDefinition<Value> = Value | AnimatedDefinition<Value>;

/** The properties that hold text or colors; all others but fill hold numbers. */
type TextName = 'fontFamily' | 'fontStyle' | 'textAlign' | 'verticalTextAlign' | 'textTransform';
type ColorName = 'stroke' | 'backgroundColor' | 'color' | 'textShadowColor' | 'dropShadowColor';
type ValueByName<Name> = Name extends 'fill'
  ? string | GradientDefinition
  : Name extends TextName | ColorName
    ? string
    : number;

/** The style properties of a type of element. */
export type ElementStyleDefinition<Type extends ElementType> = {
  readonly [Name in keyof (typeof ELEMENT_PROPERTIES)[Type]]?: StyleDefinition<ValueByName<Name>>;
};

/** The style properties of a shape of mask. */
export type MaskStyleDefinition<Shape extends keyof typeof MASK_PROPERTIES> = {
  readonly [Name in keyof (typeof MASK_PROPERTIES)[Shape]]?: StyleDefinition<ValueByName<Name>>;
};
