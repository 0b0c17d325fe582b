import type { ColorProperty, NumberProperty } from './style-property.ts';

/**
 * The style properties for drop shadows and filters, available on all elements. Filters are applied in the
 * order listed, followed by the shadow.
 * @example
 * this.findElementByKey('_name').style.filterBlur.value = 2;
 */
export interface EffectStyle {
  /**
   * How far the drop shadow is offset to the right.
   * @group drop shadow
   * @example 4
   */
  readonly dropShadowX: NumberProperty;
  /**
   * How far the drop shadow is offset downward.
   * @example 4
   */
  readonly dropShadowY: NumberProperty;
  /**
   * The softness of the drop shadow, given as the width of its blurred edge.
   * @example 12
   */
  readonly dropShadowBlur: NumberProperty;
  /**
   * The color of the drop shadow. The shadow follows the outline of everything the element paints. If the
   * color is transparent, the shadow isn't visible.
   * @example 'rgb(0 0 0 / 0.6)'
   */
  readonly dropShadowColor: ColorProperty;
  /**
   * How much the whole element is blurred.
   * @group filters
   * @example 6
   */
  readonly filterBlur: NumberProperty;
  /**
   * The brightness: 0 is black, and 1 leaves the element unchanged.
   * @example 1.2
   */
  readonly filterBrightness: NumberProperty;
  /**
   * The contrast: 0 is gray, and 1 leaves the element unchanged.
   * @example 0.8
   */
  readonly filterContrast: NumberProperty;
  /**
   * The saturation: 0 removes all color, and 1 leaves the element unchanged.
   * @example 0.5
   */
  readonly filterSaturate: NumberProperty;
  /**
   * How much color is removed, from 0 (none) to 1 (all).
   * @example 1
   */
  readonly filterGrayscale: NumberProperty;
  /**
   * How much the colors are inverted, from 0 (not at all) to 1 (completely).
   * @example 1
   */
  readonly filterInvert: NumberProperty;
  /**
   * The strength of the sepia effect, from 0 (none) to 1 (full).
   * @example 0.6
   */
  readonly filterSepia: NumberProperty;
  /**
   * The angle by which all hues are rotated around the color wheel.
   * @example 90
   */
  readonly filterHueRotate: NumberProperty;
}
