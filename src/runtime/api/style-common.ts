import type { ColorProperty, FillProperty, NumberProperty } from './style-property.ts';

/**
 * Style properties of every element: position, size and transform.
 *
 * @example
 * this.findElementByKey('_name').style.x.value = 96;
 * @since 1.0
 */
export interface CommonStyle {
  /**
   * Left edge of the box, before the transform.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findElementByKey('_name').style.x.value = 96;
   * @group position
   * @since 1.0
   */
  readonly x: NumberProperty;
  /**
   * Top edge of the box, before the transform.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findElementByKey('_name').style.y.value = 860;
   * @group position
   * @since 1.0
   */
  readonly y: NumberProperty;
  /**
   * Width of the box. A text element with `autoSize` has the width of its content instead.
   *
   * @unit px of the composition
   * @defaultValue 100; images, image sequences, Lottie and compositions: their natural width
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.width.value = 640;
   * @group size
   * @since 1.0
   */
  readonly width: NumberProperty;
  /**
   * Height of the box. A text element with `autoSize` has the height of its content instead.
   *
   * @unit px of the composition
   * @defaultValue 100; images, image sequences, Lottie and compositions: their natural height
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.height.value = 96;
   * @group size
   * @since 1.0
   */
  readonly height: NumberProperty;
  /**
   * Rotation about the transform origin, clockwise.
   *
   * @unit deg
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findElementByKey('_name').style.rotation.value = -4;
   * @group transform
   * @since 1.4
   */
  readonly rotation: NumberProperty;
  /**
   * Horizontal scale about the transform origin; a negative number mirrors.
   *
   * @defaultValue 1
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findElementByKey('_name').style.scaleX.value = 1.2;
   * @group transform
   * @since 1.4
   */
  readonly scaleX: NumberProperty;
  /**
   * Vertical scale about the transform origin; a negative number mirrors.
   *
   * @defaultValue 1
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findElementByKey('_name').style.scaleY.value = 1.2;
   * @group transform
   * @since 1.4
   */
  readonly scaleY: NumberProperty;
  /**
   * Opacity of the whole element: 0 is invisible, 1 is opaque.
   *
   * @defaultValue 1
   * @range 0…1
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.opacity.value = 0.5;
   * @group transform
   * @since 1.0
   */
  readonly opacity: NumberProperty;
}

/**
 * Style properties of rectangle, ellipse and path: fill and outline.
 *
 * @example
 * this.findLayerByName('Plate').element.style.fill.value = '#0b2a5b';
 * @since 1.0
 */
export interface ShapeStyle {
  /**
   * Color or gradient of the inside.
   *
   * @defaultValue #ffffff
   * @throws TypeError when something that is neither a color nor a gradient is written.
   * @example
   * this.findLayerByName('Plate').element.style.fill.value = '#0b2a5b';
   * @group fill and stroke
   * @since 1.0
   */
  readonly fill: FillProperty;
  /**
   * Color of the outline.
   *
   * @defaultValue transparent
   * @throws TypeError when something that is no color is written.
   * @example
   * this.findLayerByName('Plate').element.style.stroke.value = 'white';
   * @group fill and stroke
   * @since 1.0
   */
  readonly stroke: ColorProperty;
  /**
   * Width of the outline. It lies on the edge, half of it inside.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').element.style.strokeWidth.value = 4;
   * @group fill and stroke
   * @since 1.0
   */
  readonly strokeWidth: NumberProperty;
}

/**
 * Style properties of what has corners: rectangle, image, image loader and composition.
 *
 * @example
 * this.findLayerByName('Plate').element.style.borderRadius.value = 8;
 * @since 2.0
 */
export interface CornerStyle {
  /**
   * Radius of the corners; at most half of the shorter side is painted.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').element.style.borderRadius.value = 12;
   * @group corners
   * @since 2.0
   */
  readonly borderRadius: NumberProperty;
}
