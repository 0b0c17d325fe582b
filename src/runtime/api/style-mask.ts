import type { NumberProperty } from './style-property.ts';

/**
 * The style properties that every mask has. Masks are positioned in composition pixels.
 * @example
 * this.findLayerByName('Plate').masks[0].style.feather.value = 12;
 * @since 1.0
 */
export interface MaskStyle {
  /**
   * The position of the mask's left edge, before rotation and scaling.
   * @example
   * this.findLayerByName('Plate').masks[0].style.x.value = 96;
   * @group position
   */
  readonly x: NumberProperty;
  /**
   * The position of the mask's top edge, before rotation and scaling.
   * @example
   * this.findLayerByName('Plate').masks[0].style.y.value = 860;
   * @group position
   */
  readonly y: NumberProperty;
  /**
   * The width of the mask.
   * @example
   * this.findLayerByName('Plate').masks[0].style.width.value = 640;
   * @group size
   */
  readonly width: NumberProperty;
  /**
   * The height of the mask.
   * @example
   * this.findLayerByName('Plate').masks[0].style.height.value = 96;
   * @group size
   */
  readonly height: NumberProperty;
  /**
   * The clockwise rotation around the mask's center.
   * @example
   * this.findLayerByName('Plate').masks[0].style.rotation.value = 12;
   * @group transform
   * @since 1.4
   */
  readonly rotation: NumberProperty;
  /**
   * The horizontal scale, relative to the mask's center.
   * @example
   * this.findLayerByName('Plate').masks[0].style.scaleX.value = 0.5;
   * @group transform
   * @since 1.4
   */
  readonly scaleX: NumberProperty;
  /**
   * The vertical scale, relative to the mask's center.
   * @example
   * this.findLayerByName('Plate').masks[0].style.scaleY.value = 0.5;
   * @group transform
   * @since 1.4
   */
  readonly scaleY: NumberProperty;
  /**
   * How visible the layer is inside the mask's shape. For an inverted mask, the opacity determines how
   * strongly the shape hides the layer.
   * @example
   * this.findLayerByName('Plate').masks[0].style.opacity.value = 0.5;
   * @group transform
   */
  readonly opacity: NumberProperty;
  /**
   * The width of the mask's soft edge.
   * @example
   * this.findLayerByName('Plate').masks[0].style.feather.value = 24;
   * @group edge
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
   * @example
   * this.findLayerByName('Plate').masks[0].style.borderRadius.value = 12;
   * @group corners
   */
  readonly borderRadius: NumberProperty;
}
