import type { NumberProperty } from './style-property.ts';

/**
 * Style properties of every mask. Masks lie in pixels of the composition.
 *
 * @example
 * this.findLayerByName('Plate').masks[0].style.feather.value = 12;
 * @since 1.0
 */
export interface MaskStyle {
  /**
   * Left edge of the mask, before it is turned and scaled.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findLayerByName('Plate').masks[0].style.x.value = 96;
   * @group position
   * @since 1.0
   */
  readonly x: NumberProperty;
  /**
   * Top edge of the mask, before it is turned and scaled.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findLayerByName('Plate').masks[0].style.y.value = 860;
   * @group position
   * @since 1.0
   */
  readonly y: NumberProperty;
  /**
   * Width of the mask.
   *
   * @unit px of the composition
   * @defaultValue the composition's width
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.width.value = 640;
   * @group size
   * @since 1.0
   */
  readonly width: NumberProperty;
  /**
   * Height of the mask.
   *
   * @unit px of the composition
   * @defaultValue the composition's height
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.height.value = 96;
   * @group size
   * @since 1.0
   */
  readonly height: NumberProperty;
  /**
   * Rotation about the mask's center, clockwise.
   *
   * @unit deg
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findLayerByName('Plate').masks[0].style.rotation.value = 12;
   * @group transform
   * @since 1.4
   */
  readonly rotation: NumberProperty;
  /**
   * Horizontal scale about the mask's center.
   *
   * @defaultValue 1
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findLayerByName('Plate').masks[0].style.scaleX.value = 0.5;
   * @group transform
   * @since 1.4
   */
  readonly scaleX: NumberProperty;
  /**
   * Vertical scale about the mask's center.
   *
   * @defaultValue 1
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findLayerByName('Plate').masks[0].style.scaleY.value = 0.5;
   * @group transform
   * @since 1.4
   */
  readonly scaleY: NumberProperty;
  /**
   * How much of the layer is seen inside the shape; for an inverted mask, how much the shape takes away.
   *
   * @defaultValue 1
   * @range 0…1
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.opacity.value = 0.5;
   * @group transform
   * @since 1.0
   */
  readonly opacity: NumberProperty;
  /**
   * Width of the soft edge.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.feather.value = 24;
   * @group edge
   * @since 1.0
   */
  readonly feather: NumberProperty;
}

/**
 * Style properties of a rectangular mask.
 *
 * @example
 * this.findLayerByName('Plate').masks[0].style.borderRadius.value = 12;
 * @since 2.0
 */
export interface RectangleMaskStyle extends MaskStyle {
  /**
   * Radius of the corners of a rectangle.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.borderRadius.value = 12;
   * @group corners
   * @since 2.0
   */
  readonly borderRadius: NumberProperty;
}
