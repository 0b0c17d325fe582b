import type { ColorProperty, FillProperty, NumberProperty } from './style-property.ts';

/**
 * The style properties for position, size, and transform, available on all elements.
 *
 * @example
 * this.findElementByKey('_name').style.x.value = 96;
 * @since 1.0
 */
export interface CommonStyle {
  /**
   * The position of the box's left edge, before the transform.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findElementByKey('_name').style.x.value = 96;
   * @group position
   * @since 1.0
   */
  readonly x: NumberProperty;
  /**
   * The position of the box's top edge, before the transform.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findElementByKey('_name').style.y.value = 860;
   * @group position
   * @since 1.0
   */
  readonly y: NumberProperty;
  /**
   * The width of the box. If `autoSize` is on, a text element is as wide as its content instead.
   *
   * @unit px of the composition
   * @defaultValue 100; for images, image sequences, Lottie, and compositions: their natural width
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.width.value = 640;
   * @group size
   * @since 1.0
   */
  readonly width: NumberProperty;
  /**
   * The height of the box. If `autoSize` is on, a text element is as tall as its content instead.
   *
   * @unit px of the composition
   * @defaultValue 100; for images, image sequences, Lottie, and compositions: their natural height
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.height.value = 96;
   * @group size
   * @since 1.0
   */
  readonly height: NumberProperty;
  /**
   * The clockwise rotation around the transform origin.
   *
   * @unit deg
   * @defaultValue 0
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findElementByKey('_name').style.rotation.value = -4;
   * @group transform
   * @since 1.4
   */
  readonly rotation: NumberProperty;
  /**
   * The horizontal scale, relative to the transform origin. A negative number mirrors the element.
   *
   * @defaultValue 1
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findElementByKey('_name').style.scaleX.value = 1.2;
   * @group transform
   * @since 1.4
   */
  readonly scaleX: NumberProperty;
  /**
   * The vertical scale, relative to the transform origin. A negative number mirrors the element.
   *
   * @defaultValue 1
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findElementByKey('_name').style.scaleY.value = 1.2;
   * @group transform
   * @since 1.4
   */
  readonly scaleY: NumberProperty;
  /**
   * The opacity of the whole element, from 0 (invisible) to 1 (opaque).
   *
   * @defaultValue 1
   * @range 0…1
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.opacity.value = 0.5;
   * @group transform
   * @since 1.0
   */
  readonly opacity: NumberProperty;
}

/**
 * The style properties for fill and outline, available on rectangles, ellipses, and paths.
 *
 * @example
 * this.findLayerByName('Plate').element.style.fill.value = '#0b2a5b';
 * @since 1.0
 */
export interface ShapeStyle {
  /**
   * The color or gradient that fills the shape.
   *
   * @defaultValue #ffffff
   * @throws TypeError if the value is neither a color nor a gradient.
   * @example
   * this.findLayerByName('Plate').element.style.fill.value = '#0b2a5b';
   * @group fill and stroke
   * @since 1.0
   */
  readonly fill: FillProperty;
  /**
   * The color of the outline.
   *
   * @defaultValue transparent
   * @throws TypeError if the value isn't a color.
   * @example
   * this.findLayerByName('Plate').element.style.stroke.value = 'white';
   * @group fill and stroke
   * @since 1.0
   */
  readonly stroke: ColorProperty;
  /**
   * The width of the outline, which is centered on the edge of the shape.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').element.style.strokeWidth.value = 4;
   * @group fill and stroke
   * @since 1.0
   */
  readonly strokeWidth: NumberProperty;
}

/**
 * The style property for rounded corners, available on rectangles, images, image loaders, and compositions.
 *
 * @example
 * this.findLayerByName('Plate').element.style.borderRadius.value = 8;
 * @since 2.0
 */
export interface CornerStyle {
  /**
   * The radius of the corners. When painted, the radius is limited to half of the shorter side.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').element.style.borderRadius.value = 12;
   * @group corners
   * @since 2.0
   */
  readonly borderRadius: NumberProperty;
}
