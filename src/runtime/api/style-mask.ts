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
   * @example
   * this.findLayerByName('Plate').masks[0].style.x.value = 96;
   */
  readonly x: NumberProperty;
  /**
   * The position of the mask's top edge, before rotation and scaling.
   * @example
   * this.findLayerByName('Plate').masks[0].style.y.value = 860;
   */
  readonly y: NumberProperty;
  /**
   * The width of the mask.
   * @group size
   * @example
   * this.findLayerByName('Plate').masks[0].style.width.value = 640;
   */
  readonly width: NumberProperty;
  /**
   * The height of the mask.
   * @example
   * this.findLayerByName('Plate').masks[0].style.height.value = 96;
   */
  readonly height: NumberProperty;
  /**
   * The clockwise rotation around the mask's center.
   * @group transform
   * @example
   * this.findLayerByName('Plate').masks[0].style.rotation.value = 12;
   * @since 1.4
   */
  readonly rotation: NumberProperty;
  /**
   * The horizontal scale, relative to the mask's center.
   * @example
   * this.findLayerByName('Plate').masks[0].style.scaleX.value = 0.5;
   * @since 1.4
   */
  readonly scaleX: NumberProperty;
  /**
   * The vertical scale, relative to the mask's center.
   * @example
   * this.findLayerByName('Plate').masks[0].style.scaleY.value = 0.5;
   * @since 1.4
   */
  readonly scaleY: NumberProperty;
  /**
   * How visible the layer is inside the mask's shape. For an inverted mask, the opacity determines how
   * strongly the shape hides the layer.
   * @example
   * this.findLayerByName('Plate').masks[0].style.opacity.value = 0.5;
   */
  readonly opacity: NumberProperty;
  /**
   * The width of the mask's soft edge.
   * @group edge
   * @example
   * this.findLayerByName('Plate').masks[0].style.feather.value = 24;
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
   * @example
   * this.findLayerByName('Plate').masks[0].style.borderRadius.value = 12;
   */
  readonly borderRadius: NumberProperty;
}
