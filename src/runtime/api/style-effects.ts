import type { ColorProperty, NumberProperty } from './style-property.ts';

/**
 * Style properties of every element: drop shadow and filters. Filters apply first, in this order, then the shadow.
 *
 * @example
 * this.findElementByKey('_name').style.filterBlur.value = 2;
 * @since 1.0
 */
export interface EffectStyle {
  /**
   * Distance of the drop shadow to the right.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findElementByKey('_name').style.dropShadowX.value = 4;
   * @group drop shadow
   * @since 1.0
   */
  readonly dropShadowX: NumberProperty;
  /**
   * Distance of the drop shadow downwards.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findElementByKey('_name').style.dropShadowY.value = 4;
   * @group drop shadow
   * @since 1.0
   */
  readonly dropShadowY: NumberProperty;
  /**
   * Softness of the drop shadow: the width of its edge.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.dropShadowBlur.value = 12;
   * @group drop shadow
   * @since 1.0
   */
  readonly dropShadowBlur: NumberProperty;
  /**
   * Color of the drop shadow. It follows the outline of what is painted; while it is transparent there is none.
   *
   * @defaultValue transparent
   * @throws TypeError when something that is no color is written.
   * @example
   * this.findElementByKey('_name').style.dropShadowColor.value = 'rgb(0 0 0 / 0.6)';
   * @group drop shadow
   * @since 1.0
   */
  readonly dropShadowColor: ColorProperty;
  /**
   * Blur of the whole element.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterBlur.value = 6;
   * @group filters
   * @since 1.0
   */
  readonly filterBlur: NumberProperty;
  /**
   * Brightness: 0 is black, 1 changes nothing.
   *
   * @defaultValue 1
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterBrightness.value = 1.2;
   * @group filters
   * @since 1.0
   */
  readonly filterBrightness: NumberProperty;
  /**
   * Contrast: 0 is gray, 1 changes nothing.
   *
   * @defaultValue 1
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterContrast.value = 0.8;
   * @group filters
   * @since 1.0
   */
  readonly filterContrast: NumberProperty;
  /**
   * Saturation: 0 has no color, 1 changes nothing.
   *
   * @defaultValue 1
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterSaturate.value = 0.5;
   * @group filters
   * @since 1.0
   */
  readonly filterSaturate: NumberProperty;
  /**
   * Part of the color that is taken away.
   *
   * @defaultValue 0
   * @range 0…1
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterGrayscale.value = 1;
   * @group filters
   * @since 1.0
   */
  readonly filterGrayscale: NumberProperty;
  /**
   * Part by which the colors are inverted.
   *
   * @defaultValue 0
   * @range 0…1
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterInvert.value = 1;
   * @group filters
   * @since 1.0
   */
  readonly filterInvert: NumberProperty;
  /**
   * Part by which the colors turn sepia.
   *
   * @defaultValue 0
   * @range 0…1
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterSepia.value = 0.6;
   * @group filters
   * @since 1.0
   */
  readonly filterSepia: NumberProperty;
  /**
   * Turn of all hues on the color wheel.
   *
   * @unit deg
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findElementByKey('_name').style.filterHueRotate.value = 90;
   * @group filters
   * @since 1.0
   */
  readonly filterHueRotate: NumberProperty;
}
