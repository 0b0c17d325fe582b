import type { ColorProperty, FillProperty, NumberProperty } from './style-property.ts';

/**
 * The style properties for position, size, and transform, available on all elements.
 * @example
 * this.findElementByKey('_name').style.x.value = 96;
 */
export interface CommonStyle {
  /**
   * The position of the box's left edge, before the transform.
   * @group position
   * @example 96
   */
  readonly x: NumberProperty;
  /**
   * The position of the box's top edge, before the transform.
   * @example 860
   */
  readonly y: NumberProperty;
  /**
   * The width of the box. If `autoSize` is on, a text element is as wide as its content instead.
   * @group size
   * @example 640
   */
  readonly width: NumberProperty;
  /**
   * The height of the box. If `autoSize` is on, a text element is as tall as its content instead.
   * @example 96
   */
  readonly height: NumberProperty;
  /**
   * The clockwise rotation around the transform origin.
   * @group transform
   * @example -4
   * @since 1.4
   */
  readonly rotation: NumberProperty;
  /**
   * The horizontal scale, relative to the transform origin. A negative number mirrors the element.
   * @example 1.2
   * @since 1.4
   */
  readonly scaleX: NumberProperty;
  /**
   * The vertical scale, relative to the transform origin. A negative number mirrors the element.
   * @example 1.2
   * @since 1.4
   */
  readonly scaleY: NumberProperty;
  /**
   * The opacity of the whole element, from 0 (invisible) to 1 (opaque).
   * @example 0.5
   */
  readonly opacity: NumberProperty;
}

/**
 * The style properties for fill and outline, available on rectangles, ellipses, and paths.
 * @example
 * this.findLayerByName('Plate').element.style.fill.value = '#0b2a5b';
 */
export interface ShapeStyle {
  /**
   * The color or gradient that fills the shape.
   * @group fill and stroke
   * @example '#0b2a5b'
   */
  readonly fill: FillProperty;
  /**
   * The color of the outline.
   * @example 'white'
   */
  readonly stroke: ColorProperty;
  /**
   * The width of the outline, which is centered on the edge of the shape.
   * @example 4
   */
  readonly strokeWidth: NumberProperty;
}

/**
 * The style property for rounded corners, available on rectangles, images, image loaders, and compositions.
 * @example
 * this.findLayerByName('Plate').element.style.borderRadius.value = 8;
 * @since 2.0
 */
export interface CornerStyle {
  /**
   * The radius of the corners. When painted, the radius is limited to half of the shorter side.
   * @group corners
   * @example 12
   */
  readonly borderRadius: NumberProperty;
}
