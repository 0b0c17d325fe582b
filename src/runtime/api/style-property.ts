import type { Color, ColorInput, Easing, EasingName, FillInput, Gradient } from './values.ts';

/**
 * A value of a style property at a frame, with the easing towards the next keyframe.
 *
 * @example
 * const x = this.findElementByKey('_name').style.x;
 * x.addKeyframe(0, -600, {p1x: 0.33, p1y: 1, p2x: 0.68, p2y: 1});
 * x.keyframes[0].value = -800;
 * @since 1.0
 */
export interface Keyframe<Value = number | string | Color | Gradient, Input = Value> {
  /**
   * Frame of the composition at which the property has exactly this value.
   *
   * @unit frames
   * @range 0…duration − 1
   * @example
   * const x = this.findElementByKey('_name').style.x;
   * x.addKeyframe(25, 0);
   * console.log(x.keyframes[0].frame); // 25
   * @since 1.0
   */
  readonly frame: number;
  /**
   * The value at that frame.
   *
   * @throws TypeError when a value of the wrong type is written.
   * @example
   * const x = this.findElementByKey('_name').style.x;
   * x.addKeyframe(25, 0);
   * x.keyframes[0].value = 40;
   * @since 1.0
   */
  get value(): Value;
  set value(value: Input);
  /**
   * How the value moves to the next keyframe: a cubic Bezier. It may also be written as the name of a preset.
   *
   * @defaultValue linear
   * @throws TypeError when something that is no easing is written.
   * @example
   * const x = this.findElementByKey('_name').style.x;
   * x.addKeyframe(0, -600);
   * x.keyframes[0].easing = {p1x: 0.16, p1y: 1, p2x: 0.3, p2y: 1};
   * @since 1.5
   */
  get easing(): Easing;
  set easing(easing: EasingName | Readonly<Easing>);
}

/**
 * One named, typed value of an element or a mask that can be animated with keyframes.
 *
 * @example
 * const opacity = this.findElementByKey('_name').style.opacity;
 * opacity.addKeyframe(0, 0, {p1x: 0.61, p1y: 1, p2x: 0.88, p2y: 1});
 * opacity.addKeyframe(12, 1);
 * @since 1.0
 */
export interface StyleProperty<Value = number | string | Color | Gradient, Input = Value> {
  /**
   * Name of the property, as it is reached from `style`.
   *
   * @example
   * console.log(this.findElementByKey('_name').style.opacity.name); // "opacity"
   * @since 1.0
   */
  readonly name: string;
  /**
   * Type of its values. `fill` is a color that may also be a gradient.
   *
   * @example
   * console.log(this.findElementByKey('_name').style.color.type); // "color"
   * @since 1.0
   */
  readonly type: 'number' | 'string' | 'color';
  /**
   * Unit of its numbers: CSS pixels of the composition, degrees, or none.
   *
   * @example
   * console.log(this.findElementByKey('_name').style.rotation.unit); // "deg"
   * @since 1.0
   */
  readonly unit: 'px' | 'deg' | '';
  /**
   * The value while there are no keyframes. A number out of range is clamped when painted.
   *
   * @throws TypeError when a value of the wrong type is written.
   * @example
   * this.findElementByKey('_name').style.opacity.value = 0.5;
   * @since 1.0
   */
  get value(): Value;
  set value(value: Input);
  /**
   * The keyframes, by frame.
   *
   * @defaultValue empty
   * @example
   * for (const keyframe of this.findElementByKey('_name').style.x.keyframes) console.log(keyframe.frame);
   * @since 1.0
   */
  readonly keyframes: readonly Keyframe<Value, Input>[];
  /**
   * Whether there are keyframes; then `value` is not used.
   *
   * @defaultValue false
   * @example
   * const {x} = this.findElementByKey('_name').style;
   * if (!x.isAnimated) x.value = 120;
   * @since 1.0
   */
  readonly isAnimated: boolean;
  /**
   * The value at a frame of the composition, as keyframes and easing make it.
   *
   * @param frame - Frame of the composition. A frame out of range is clamped.
   * @unit frames
   * @throws TypeError when `frame` is no finite number.
   * @example
   * console.log(this.findElementByKey('_name').style.x.valueAt(12));
   * @since 1.0
   */
  valueAt(frame: number): Value;
  /**
   * Sets a keyframe. One at the same frame is replaced. A keyframe before frame 0 or past the composition's end is kept as it is: it
   * shapes the values on the way to it, and the frame is shown once the composition is long enough.
   *
   * @param frame - Frame of the composition.
   * @param value - The value at that frame.
   * @param easing - How the value moves to the next keyframe: a cubic Bezier or the name of a preset; linear when left out.
   * @returns The new keyframe.
   * @throws TypeError when `frame` is no finite number, `value` is of the wrong type, or `easing` is no easing.
   * @example
   * const {y} = this.findElementByKey('_name').style;
   * y.addKeyframe(0, 1080, {p1x: 0.34, p1y: 1.56, p2x: 0.64, p2y: 1});
   * y.addKeyframe(20, 840);
   * @since 1.0
   */
  addKeyframe(frame: number, value: Input, easing?: EasingName | Readonly<Easing>): Keyframe<Value, Input>;
  /**
   * Removes the keyframe at exactly this frame. If there isn't one, nothing happens.
   *
   * @param frame - Frame of the composition.
   * @throws TypeError when `frame` is no finite number.
   * @example
   * this.findElementByKey('_name').style.x.removeKeyframe(0);
   * @since 1.0
   */
  removeKeyframe(frame: number): void;
  /**
   * Takes all keyframes away; `value` is used again.
   *
   * @example
   * this.findElementByKey('_name').style.x.clearKeyframes();
   * @since 1.0
   */
  clearKeyframes(): void;
}

/**
 * A style property that holds a number.
 *
 * @example
 * this.findElementByKey('_name').style.x.value = 96;
 * @since 1.0
 */
export type NumberProperty = StyleProperty<number>;

/**
 * A style property that holds text. Keyframes of text hold their value until the next one.
 *
 * @example
 * this.findElementByKey('_name').style.textAlign.value = 'center';
 * @since 1.0
 */
export type StringProperty<Text extends string = string> = StyleProperty<Text>;

/**
 * A style property that holds a color.
 *
 * @example
 * this.findElementByKey('_name').style.color.value = '#ffd400';
 * @since 1.0
 */
export type ColorProperty = StyleProperty<Color, ColorInput>;

/**
 * A style property that holds a color or a gradient.
 *
 * @example
 * this.findLayerByName('Plate').element.style.fill.value = 'midnightblue';
 * @since 2.0
 */
export type FillProperty = StyleProperty<Color | Gradient, FillInput>;
