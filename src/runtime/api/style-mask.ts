import type { NumberProperty } from './style-property.ts';

/**
 * The style properties that every mask has. Masks are positioned in composition pixels.
 *
 * @example
 * this.findLayerByName('Plate').masks[0].style.feather.value = 12;
 * @since 1.0
 */
export interface MaskStyle {
  /**
   * The position of the mask's left edge, before rotation and scaling.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findLayerByName('Plate').masks[0].style.x.value = 96;
   * @group position
   * @since 1.0
   */
  readonly x: NumberProperty;
  /**
   * The position of the mask's top edge, before rotation and scaling.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findLayerByName('Plate').masks[0].style.y.value = 860;
   * @group position
   * @since 1.0
   */
  readonly y: NumberProperty;
  /**
   * The width of the mask.
   *
   * @unit px of the composition
   * @defaultValue the composition's width
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.width.value = 640;
   * @group size
   * @since 1.0
   */
  readonly width: NumberProperty;
  /**
   * The height of the mask.
   *
   * @unit px of the composition
   * @defaultValue the composition's height
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.height.value = 96;
   * @group size
   * @since 1.0
   */
  readonly height: NumberProperty;
  /**
   * The clockwise rotation around the mask's center.
   *
   * @unit deg
   * @defaultValue 0
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findLayerByName('Plate').masks[0].style.rotation.value = 12;
   * @group transform
   * @since 1.4
   */
  readonly rotation: NumberProperty;
  /**
   * The horizontal scale, relative to the mask's center.
   *
   * @defaultValue 1
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findLayerByName('Plate').masks[0].style.scaleX.value = 0.5;
   * @group transform
   * @since 1.4
   */
  readonly scaleX: NumberProperty;
  /**
   * The vertical scale, relative to the mask's center.
   *
   * @defaultValue 1
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findLayerByName('Plate').masks[0].style.scaleY.value = 0.5;
   * @group transform
   * @since 1.4
   */
  readonly scaleY: NumberProperty;
  /**
   * How visible the layer is inside the mask's shape. For an inverted mask, the opacity determines how strongly the
   * shape hides the layer.
   *
   * @defaultValue 1
   * @range 0…1
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.opacity.value = 0.5;
   * @group transform
   * @since 1.0
   */
  readonly opacity: NumberProperty;
  /**
   * The width of the mask's soft edge.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.feather.value = 24;
   * @group edge
   * @since 1.0
   */
  readonly feather: NumberProperty;
}

/**
 * The style properties of a rectangular mask.
 *
 * @example
 * this.findLayerByName('Plate').masks[0].style.borderRadius.value = 12;
 * @since 2.0
 */
export interface RectangleMaskStyle extends MaskStyle {
  /**
   * The radius of the rectangle's corners.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.borderRadius.value = 12;
   * @group corners
   * @since 2.0
   */
  readonly borderRadius: NumberProperty;
}
