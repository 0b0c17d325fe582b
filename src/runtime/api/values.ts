/**
 * A cubic Bezier from (0, 0) to (1, 1) that describes how a value changes from one keyframe to the next.
 * @example
 * const fill = this.layers[0].element.style.opacity;
 * fill.addKeyframe(0, 0, {p1x: 0.25, p1y: 1, p2x: 0.5, p2y: 1});
 * @since 1.5
 */
export interface Easing {
  /**
   * The horizontal position of the first control point, as a fraction of the time between the two keyframes.
   * @unit fraction of the time
   * @defaultValue 0
   * @range 0…1
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped.
   * @example
   * const opacity = this.layers[0].element.style.opacity;
   * opacity.addKeyframe(0, 0);
   * opacity.keyframes[0].easing.p1x = 0.4;
   */
  p1x: number;
  /**
   * The vertical position of the first control point, as a fraction of the distance between the two
   * keyframes' values. A number below 0 or above 1 makes the animated value overshoot.
   * @unit fraction of the distance
   * @defaultValue 0
   * @range any finite number
   * @example
   * const opacity = this.layers[0].element.style.opacity;
   * opacity.addKeyframe(0, 0);
   * opacity.keyframes[0].easing.p1y = 0.9;
   */
  p1y: number;
  /**
   * The horizontal position of the second control point, as a fraction of the time between the two keyframes.
   * @unit fraction of the time
   * @defaultValue 1
   * @range 0…1
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped.
   * @example
   * const opacity = this.layers[0].element.style.opacity;
   * opacity.addKeyframe(0, 0);
   * opacity.keyframes[0].easing.p2x = 0.6;
   */
  p2x: number;
  /**
   * The vertical position of the second control point, as a fraction of the distance between the two
   * keyframes' values.
   * @unit fraction of the distance
   * @defaultValue 1
   * @range any finite number
   * @example
   * const opacity = this.layers[0].element.style.opacity;
   * opacity.addKeyframe(0, 0);
   * opacity.keyframes[0].easing.p2y = 1.2;
   */
  p2y: number;
}

/**
 * The name of a preset easing. You can use the name wherever an easing is accepted, but reading an easing
 * always returns an {@link Easing} object.
 * @example
 * const keyframe = {frame: 0, value: 0, easing: 'ease-out-expo'};
 * @since 1.5
 */
export type EasingName =
  | 'linear'
  | 'ease'
  | 'ease-in'
  | 'ease-out'
  | 'ease-in-out'
  | `ease-${'in' | 'out' | 'in-out'}-${'sine' | 'quad' | 'cubic' | 'quart' | 'expo' | 'circ' | 'back'}`;

/**
 * The object that you get when you read a style property of type `color`. The object belongs to its property
 * or keyframe, so changing a component also changes the painted color. However, `valueAt` returns a copy.
 * @example
 * const {color} = this.findElementByKey('_name').style;
 * color.value.a = 0.8;
 */
export interface Color {
  /**
   * The red component.
   * @range 0…255
   * @throws TypeError if the value isn't a finite number. A number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.color.value.r = 255;
   */
  r: number;
  /**
   * The green component.
   * @range 0…255
   * @throws TypeError if the value isn't a finite number. A number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.color.value.g = 128;
   */
  g: number;
  /**
   * The blue component.
   * @range 0…255
   * @throws TypeError if the value isn't a finite number. A number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.color.value.b = 0;
   */
  b: number;
  /**
   * The alpha component, from 0 (transparent) to 1 (opaque).
   * @defaultValue 1
   * @range 0…1
   * @throws TypeError if the value isn't a finite number. A number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.color.value.a = 0.5;
   */
  a: number;
  /**
   * Returns the color as `#rrggbb`, or as `#rrggbbaa` if it isn't opaque.
   * @example
   * console.log(this.findElementByKey('_name').style.color.value.toHex()); // "#ffffff"
   * @since 2.0
   */
  toHex(): string;
  /**
   * Returns the color as `rgba(r, g, b, a)`.
   * @example
   * console.log(this.findElementByKey('_name').style.color.value.toRgba()); // "rgba(255, 255, 255, 1)"
   * @since 2.0
   */
  toRgba(): string;
}

/**
 * The values accepted as a color: a {@link Color} or a string, which can be hex, `rgb()`, `hsl()`, or a CSS
 * color name.
 * @example
 * this.findElementByKey('_name').style.color.value = 'gold';
 */
export type ColorInput = Readonly<Pick<Color, 'r' | 'g' | 'b' | 'a'>> | string;

/**
 * A color and its position in a gradient.
 * @example
 * const stop = {offset: 0.5, color: '#ff8800'};
 * @since 2.0
 */
export interface GradientStop<ColorValue = Color> {
  /**
   * The position of the color, as a fraction of the gradient's length.
   * @unit fraction of the length
   * @range 0…1
   * @throws TypeError if the value isn't a finite number when you set the gradient. A number that's out of
   * range is clamped when painted.
   * @example
   * const stop = {offset: 0, color: 'red'};
   */
  readonly offset: number;
  /**
   * The color at that position.
   * @throws TypeError if the value isn't a color when you set the gradient.
   * @example
   * const stop = {offset: 1, color: 'rgb(0 0 255 / 0.5)'};
   */
  readonly color: ColorValue;
}

/**
 * A gradient that `fill` accepts instead of a color. To change the gradient, write a new gradient to `fill`.
 * @example
 * this.findLayerByName('Plate').element.style.fill.value = {
 *   type: 'linear',
 *   angle: 90,
 *   stops: [{offset: 0, color: '#0b2a5b'}, {offset: 1, color: '#1d6fd1'}],
 * };
 * @since 2.0
 */
export interface Gradient<ColorValue = Color> {
  /**
   * The shape of the gradient. A `linear` gradient runs along a line through the center, and a `radial`
   * gradient runs from the center to the corners.
   * @throws TypeError if the value is neither `linear` nor `radial` when you set the gradient.
   * @example
   * const stops = [{offset: 0, color: 'white'}, {offset: 1, color: 'navy'}];
   * this.findLayerByName('Plate').element.style.fill.value = {type: 'radial', stops};
   */
  readonly type: 'linear' | 'radial';
  /**
   * The direction of a linear gradient, in degrees clockwise: 0 points up, and 90 points to the right. Radial
   * gradients ignore the angle.
   * @unit deg
   * @defaultValue 0
   * @range any finite number
   * @throws TypeError if the value isn't a finite number when you set the gradient.
   * @example
   * const stops = [{offset: 0, color: 'navy'}, {offset: 1, color: 'coral'}];
   * this.findLayerByName('Plate').element.style.fill.value = {type: 'linear', angle: 180, stops};
   */
  readonly angle: number;
  /**
   * The colors and their positions from 0 to 1. A gradient needs at least two stops.
   * @throws TypeError if there are fewer than two stops when you set the gradient.
   * @example
   * const fill = this.findLayerByName('Plate').element.style.fill.value;
   * if ('stops' in fill) console.log(fill.stops.length);
   */
  readonly stops: readonly GradientStop<ColorValue>[];
}

/**
 * The values that `fill` accepts: a color or a gradient. You can leave out a gradient's angle.
 * @example
 * this.findLayerByName('Plate').element.style.fill.value = 'hsl(215 80% 30%)';
 * @since 2.0
 */
export type FillInput = ColorInput | (Omit<Gradient<ColorInput>, 'angle'> & { readonly angle?: number });

/**
 * A point relative to an element, given as fractions of the element's size.
 * @example
 * this.findElementByKey('_name').transformOrigin.x = 0;
 * @since 1.4
 */
export interface Origin {
  /**
   * The horizontal position, from 0 at the left edge to 1 at the right edge. Other numbers are outside the
   * element.
   * @unit fraction of the size
   * @defaultValue 0.5
   * @range any finite number
   * @example
   * this.findElementByKey('_name').transformOrigin.x = 0;
   */
  x: number;
  /**
   * The vertical position, from 0 at the top edge to 1 at the bottom edge. Other numbers are outside the
   * element.
   * @unit fraction of the size
   * @defaultValue 0.5
   * @range any finite number
   * @example
   * this.findElementByKey('_name').transformOrigin.y = 1;
   */
  y: number;
}
