import type { Color, ColorInput, Easing, EasingName, FillInput, Gradient } from './values.ts';

/**
 * A style property's value at a specific frame, together with the easing toward the next keyframe.
 * @example
 * const x = this.findElementByKey('_name').style.x;
 * x.addKeyframe(0, -600, {p1x: 0.33, p1y: 1, p2x: 0.68, p2y: 1});
 * x.keyframes[0].value = -800;
 */
export interface Keyframe<Value = number | string | Color | Gradient, Input = Value> {
  /**
   * The frame of the composition at which the property has exactly the keyframe's value.
   * @unit frames
   * @range any whole number
   * @example
   * const x = this.findElementByKey('_name').style.x;
   * x.addKeyframe(25, 0);
   * console.log(x.keyframes[0].frame); // 25
   */
  readonly frame: number;
  /**
   * The property's value at the keyframe.
   * @throws TypeError if the value has the wrong type.
   * @example
   * const x = this.findElementByKey('_name').style.x;
   * x.addKeyframe(25, 0);
   * x.keyframes[0].value = 40;
   */
  get value(): Value;
  set value(value: Input);
  /**
   * How the value changes on the way to the next keyframe, as a cubic Bezier. You can also set the easing to
   * the name of a preset.
   * @defaultValue linear
   * @throws TypeError if the value isn't an easing or a number isn't finite. If `p1x` or `p2x` is out of
   * range, it's clamped.
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
 * A single named, typed value of an element or a mask, which you can animate with keyframes.
 * @example
 * const opacity = this.findElementByKey('_name').style.opacity;
 * opacity.addKeyframe(0, 0, {p1x: 0.61, p1y: 1, p2x: 0.88, p2y: 1});
 * opacity.addKeyframe(12, 1);
 */
export interface StyleProperty<Value = number | string | Color | Gradient, Input = Value> {
  /**
   * The property's name, which you also use to access the property in `style`.
   * @example
   * console.log(this.findElementByKey('_name').style.opacity.name); // "opacity"
   */
  readonly name: string;
  /**
   * The type of the property's values. `fill` has the type `color`, but its value can also be a gradient.
   * @example
   * console.log(this.findElementByKey('_name').style.color.type); // "color"
   */
  readonly type: 'number' | 'string' | 'color';
  /**
   * The unit of the property's numbers: CSS pixels of the composition, degrees, or none.
   * @example
   * console.log(this.findElementByKey('_name').style.rotation.unit); // "deg"
   */
  readonly unit: 'px' | 'deg' | '';
  /**
   * The value used while the property has no keyframes. A number out of range is clamped when painted.
   * @throws TypeError if the value has the wrong type.
   * @example
   * this.findElementByKey('_name').style.opacity.value = 0.5;
   */
  get value(): Value;
  set value(value: Input);
  /**
   * The keyframes, in frame order.
   * @defaultValue empty
   * @example
   * for (const keyframe of this.findElementByKey('_name').style.x.keyframes) console.log(keyframe.frame);
   */
  readonly keyframes: readonly Keyframe<Value, Input>[];
  /**
   * Whether the property has keyframes. If it does, `value` isn't used.
   * @defaultValue false
   * @example
   * const {x} = this.findElementByKey('_name').style;
   * if (!x.isAnimated) x.value = 120;
   */
  readonly isAnimated: boolean;
  /**
   * Returns the value at a frame of the composition, calculated from the keyframes and their easing.
   * @param frame - The frame of the composition. A frame that's out of range is clamped.
   * @unit frames
   * @throws TypeError if `frame` isn't a finite number.
   * @example
   * console.log(this.findElementByKey('_name').style.x.valueAt(12));
   */
  valueAt(frame: number): Value;
  /**
   * Adds a keyframe, or replaces the keyframe at the same frame. A keyframe before frame 0 or past the
   * composition's end keeps its frame number and still affects the values between itself and the neighboring
   * keyframes.
   * @param frame - The frame of the composition.
   * @param value - The property's value at the keyframe.
   * @param easing - How the value changes until the next keyframe, as a cubic Bezier or the name of a preset.
   * The default is linear.
   * @returns The new keyframe.
   * @throws TypeError if `frame` isn't a finite number, `value` has the wrong type, or `easing` isn't valid.
   * @example
   * const {y} = this.findElementByKey('_name').style;
   * y.addKeyframe(0, 1080, {p1x: 0.34, p1y: 1.56, p2x: 0.64, p2y: 1});
   * y.addKeyframe(20, 840);
   */
  addKeyframe(frame: number, value: Input, easing?: EasingName | Readonly<Easing>): Keyframe<Value, Input>;
  /**
   * Removes the keyframe at exactly the given frame. Nothing happens if that frame doesn't have a keyframe.
   * @param frame - The frame of the composition.
   * @throws TypeError if `frame` isn't a finite number.
   * @example
   * this.findElementByKey('_name').style.x.removeKeyframe(0);
   */
  removeKeyframe(frame: number): void;
  /**
   * Removes all keyframes. The property then uses `value` again.
   * @example
   * this.findElementByKey('_name').style.x.clearKeyframes();
   */
  clearKeyframes(): void;
}

/**
 * A style property with a number as its value.
 * @example
 * this.findElementByKey('_name').style.x.value = 96;
 */
export type NumberProperty = StyleProperty<number>;

/**
 * A style property with a string as its value. Each keyframe's value stays until the next keyframe.
 * @example
 * this.findElementByKey('_name').style.textAlign.value = 'center';
 */
export type StringProperty<Text extends string = string> = StyleProperty<Text>;

/**
 * A style property with a color as its value.
 * @example
 * this.findElementByKey('_name').style.color.value = '#ffd400';
 */
export type ColorProperty = StyleProperty<Color, ColorInput>;

/**
 * A style property with a color or a gradient as its value.
 * @example
 * this.findLayerByName('Plate').element.style.fill.value = 'midnightblue';
 * @since 2.0
 */
export type FillProperty = StyleProperty<Color | Gradient, FillInput>;
