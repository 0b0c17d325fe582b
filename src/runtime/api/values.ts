/**
 * A cubic Bezier from (0, 0) to (1, 1): how a value moves from one keyframe to the next.
 *
 * @example
 * const fill = this.layers[0].element.style.opacity;
 * fill.addKeyframe(0, 0, {p1x: 0.25, p1y: 1, p2x: 0.5, p2y: 1});
 * @since 1.5
 */
export interface Easing {
  /**
   * Time of the first control point, as a fraction of the span between the two keyframes.
   *
   * @unit fraction of the time
   * @defaultValue 0
   * @range 0…1
   * @throws TypeError when it is no finite number; a number out of range is clamped.
   * @example
   * const opacity = this.layers[0].element.style.opacity;
   * opacity.addKeyframe(0, 0);
   * opacity.keyframes[0].easing.p1x = 0.4;
   * @since 1.5
   */
  p1x: number;
  /**
   * Value of the first control point, as a fraction of the way between the two values. Below 0 or above 1 the value overshoots.
   *
   * @unit fraction of the way
   * @defaultValue 0
   * @range any finite number
   * @throws TypeError when it is no finite number.
   * @example
   * const opacity = this.layers[0].element.style.opacity;
   * opacity.addKeyframe(0, 0);
   * opacity.keyframes[0].easing.p1y = 0.9;
   * @since 1.5
   */
  p1y: number;
  /**
   * Time of the second control point, as a fraction of the span between the two keyframes.
   *
   * @unit fraction of the time
   * @defaultValue 1
   * @range 0…1
   * @throws TypeError when it is no finite number; a number out of range is clamped.
   * @example
   * const opacity = this.layers[0].element.style.opacity;
   * opacity.addKeyframe(0, 0);
   * opacity.keyframes[0].easing.p2x = 0.6;
   * @since 1.5
   */
  p2x: number;
  /**
   * Value of the second control point, as a fraction of the way between the two values.
   *
   * @unit fraction of the way
   * @defaultValue 1
   * @range any finite number
   * @throws TypeError when it is no finite number.
   * @example
   * const opacity = this.layers[0].element.style.opacity;
   * opacity.addKeyframe(0, 0);
   * opacity.keyframes[0].easing.p2y = 1.2;
   * @since 1.5
   */
  p2y: number;
}

/**
 * Name of a preset easing. It may be written wherever an easing is taken; what is read is always an {@link Easing}.
 *
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
 * A color: what is read from a style property of type `color`. It belongs to the property or keyframe that it was read
 * from: writing one of its parts changes what is painted. What `valueAt` gives is a copy.
 *
 * @example
 * const {color} = this.findElementByKey('_name').style;
 * color.value.a = 0.8;
 * @since 1.0
 */
export interface Color {
  /**
   * Red.
   *
   * @range 0…255
   * @throws TypeError when it is no finite number; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.color.value.r = 255;
   * @since 1.0
   */
  r: number;
  /**
   * Green.
   *
   * @range 0…255
   * @throws TypeError when it is no finite number; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.color.value.g = 128;
   * @since 1.0
   */
  g: number;
  /**
   * Blue.
   *
   * @range 0…255
   * @throws TypeError when it is no finite number; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.color.value.b = 0;
   * @since 1.0
   */
  b: number;
  /**
   * Alpha: 0 is transparent, 1 is opaque.
   *
   * @defaultValue 1
   * @range 0…1
   * @throws TypeError when it is no finite number; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.color.value.a = 0.5;
   * @since 1.0
   */
  a: number;
  /**
   * The color as `#rrggbb`, or as `#rrggbbaa` where it is not opaque.
   *
   * @example
   * console.log(this.findElementByKey('_name').style.color.value.toHex()); // "#ffffff"
   * @since 2.0
   */
  toHex(): string;
  /**
   * The color as `rgba(r, g, b, a)`.
   *
   * @example
   * console.log(this.findElementByKey('_name').style.color.value.toRgba()); // "rgba(255, 255, 255, 1)"
   * @since 2.0
   */
  toRgba(): string;
}

/**
 * What may be written where a color is taken: a {@link Color}, or text: hex, `rgb()`, `hsl()`, or a CSS color name.
 *
 * @example
 * this.findElementByKey('_name').style.color.value = 'gold';
 * @since 1.0
 */
export type ColorInput = Readonly<Pick<Color, 'r' | 'g' | 'b' | 'a'>> | string;

/**
 * A color at a place of a gradient.
 *
 * @example
 * const stop = {offset: 0.5, color: '#ff8800'};
 * @since 2.0
 */
export interface GradientStop<ColorValue = Color> {
  /**
   * Place of the color, as a fraction of the gradient's length.
   *
   * @unit fraction of the length
   * @range 0…1
   * @throws TypeError, when the gradient is written, if it is no finite number; a number out of range is clamped when painted.
   * @example
   * const stop = {offset: 0, color: 'red'};
   * @since 2.0
   */
  readonly offset: number;
  /**
   * The color at that place.
   *
   * @throws TypeError, when the gradient is written, if it is no color.
   * @example
   * const stop = {offset: 1, color: 'rgb(0 0 255 / 0.5)'};
   * @since 2.0
   */
  readonly color: ColorValue;
}

/**
 * A gradient: what `fill` can hold instead of a color. To change one, write a new one.
 *
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
   * `linear` runs along a line through the middle; `radial` runs from the middle to the corners.
   *
   * @throws TypeError, when the gradient is written, if it is neither.
   * @example
   * const stops = [{offset: 0, color: 'white'}, {offset: 1, color: 'navy'}];
   * this.findLayerByName('Plate').element.style.fill.value = {type: 'radial', stops};
   * @since 2.0
   */
  readonly type: 'linear' | 'radial';
  /**
   * Direction of a linear gradient in degrees, clockwise: 0 runs upwards, 90 to the right. A radial gradient has no direction.
   *
   * @unit deg
   * @defaultValue 0
   * @range any finite number
   * @throws TypeError, when the gradient is written, if it is no finite number.
   * @example
   * const stops = [{offset: 0, color: 'navy'}, {offset: 1, color: 'coral'}];
   * this.findLayerByName('Plate').element.style.fill.value = {type: 'linear', angle: 180, stops};
   * @since 2.0
   */
  readonly angle: number;
  /**
   * The colors and their places, from 0 to 1; at least two.
   *
   * @throws TypeError, when the gradient is written, if there are fewer than two.
   * @example
   * const fill = this.findLayerByName('Plate').element.style.fill.value;
   * if ('stops' in fill) console.log(fill.stops.length);
   * @since 2.0
   */
  readonly stops: readonly GradientStop<ColorValue>[];
}

/**
 * What may be written to `fill`: a color or a gradient. The angle of a gradient may be left out.
 *
 * @example
 * this.findLayerByName('Plate').element.style.fill.value = 'hsl(215 80% 30%)';
 * @since 2.0
 */
export type FillInput = ColorInput | (Omit<Gradient<ColorInput>, 'angle'> & { readonly angle?: number });

/**
 * A point: fractions of an element's size.
 *
 * @example
 * this.findElementByKey('_name').transformOrigin.x = 0;
 * @since 1.4
 */
export interface Origin {
  /**
   * Place between the left edge (0) and the right edge (1).
   *
   * @unit fraction of the size
   * @defaultValue 0.5
   * @range any finite number; outside 0…1 the point lies beside the element
   * @throws TypeError when it is no finite number.
   * @example
   * this.findElementByKey('_name').transformOrigin.x = 0;
   * @since 1.4
   */
  x: number;
  /**
   * Place between the top edge (0) and the bottom edge (1).
   *
   * @unit fraction of the size
   * @defaultValue 0.5
   * @range any finite number; outside 0…1 the point lies beside the element
   * @throws TypeError when it is no finite number.
   * @example
   * this.findElementByKey('_name').transformOrigin.y = 1;
   * @since 1.4
   */
  y: number;
}
