import type { NumberProperty } from './style-property.ts';

/**
 * The style properties that every mask has. Masks are positioned in composition pixels.
 * @example
 * this.findLayerByName('Plate').masks[0].style.feather.value = 12;
 */
export interface MaskStyle {
  /**
   * The position of the mask's left edge, before rotation and scaling.
   * @group position
   * @example 96
   */
  readonly x: NumberProperty;
  /**
   * The position of the mask's top edge, before rotation and scaling.
   * @example 860
   */
  readonly y: NumberProperty;
  /**
   * The width of the mask.
   * @group size
   * @example 640
   */
  readonly width: NumberProperty;
  /**
   * The height of the mask.
   * @example 96
   */
  readonly height: NumberProperty;
  /**
   * The clockwise rotation around the mask's center.
   * @group transform
   * @example 12
   * @since 1.4
   */
  readonly rotation: NumberProperty;
  /**
   * The horizontal scale, relative to the mask's center.
   * @example 0.5
   * @since 1.4
   */
  readonly scaleX: NumberProperty;
  /**
   * The vertical scale, relative to the mask's center.
   * @example 0.5
   * @since 1.4
   */
  readonly scaleY: NumberProperty;
  /**
   * How visible the layer is inside the mask's shape. For an inverted mask, the opacity determines how
   * strongly the shape hides the layer.
   * @example 0.5
   */
  readonly opacity: NumberProperty;
  /**
   * The width of the mask's soft edge.
   * @group edge
   * @example 24
   */
  readonly feather: NumberProperty;
}

/**
 * The style properties of a rectangular mask.
 * @example
 * this.findLayerByName('Plate').masks[0].style.borderRadius.value = 12;
 * @since 2.0
 */
export interface RectangleMaskStyle extends MaskStyle {
  /**
   * The radius of the rectangle's corners.
   * @group corners
   * @example 12
   */
  readonly borderRadius: NumberProperty;
}
