import type { Layer } from './layer.ts';
import type { MaskStyle, RectangleMaskStyle } from './style-mask.ts';

/**
 * A shape that clips what its layer shows, including shadows and filters. It's positioned in composition pixels and doesn't move with
 * the element.
 *
 * @example
 * const mask = this.findLayerByName('Plate').masks[0];
 * mask.style.width.addKeyframe(0, 0, {p1x: 0.16, p1y: 1, p2x: 0.3, p2y: 1});
 * mask.style.width.addKeyframe(25, 900);
 * @since 1.0
 */
export interface Mask {
  /**
   * The mask's ID, unique within the project.
   *
   * @example
   * console.log(this.findLayerByName('Plate').masks[0].id);
   * @since 1.0
   */
  readonly id: string;
  /**
   * The mask's name, as the designer entered it.
   *
   * @example
   * console.log(this.findLayerByName('Plate').masks[0].name);
   * @since 1.0
   */
  readonly name: string;
  /**
   * The mask's shape: a rectangle, an ellipse, or a path.
   *
   * @example
   * console.log(this.findLayerByName('Plate').masks[0].shape); // "rectangle"
   * @since 1.0
   */
  readonly shape: 'rectangle' | 'ellipse' | 'path';
  /**
   * The SVG path data if the shape is a path; otherwise `undefined`. The path is scaled from its own bounding box to the mask's
   * `width` and `height`. Areas that the path covers an even number of times are left out.
   *
   * @defaultValue undefined
   * @throws TypeError if the data isn't valid or the mask isn't a path. The old path stays.
   * @example
   * this.findLayerByName('Arrow').masks[0].data = 'M0 0L200 100L0 200Z';
   * @since 1.0
   */
  get data(): string | undefined;
  set data(data: string);
  /**
   * Whether the mask hides what's inside its shape instead of what's outside.
   *
   * @defaultValue false
   * @throws TypeError if the value isn't a boolean.
   * @example
   * this.findLayerByName('Plate').masks[0].isInverted = true;
   * @since 1.0
   */
  isInverted: boolean;
  /**
   * Whether the mask is applied.
   *
   * @defaultValue true
   * @throws TypeError if the value isn't a boolean.
   * @example
   * this.findLayerByName('Plate').masks[0].isEnabled = false;
   * @since 1.0
   */
  isEnabled: boolean;
  /**
   * The mask's style properties, by name. Only rectangles have `borderRadius`. Any other name is `undefined`.
   *
   * @example
   * this.findLayerByName('Plate').masks[0].style.feather.value = 20;
   * @since 1.0
   */
  readonly style: Readonly<MaskStyle & RectangleMaskStyle>;
  /**
   * The layer that the mask clips.
   *
   * @example
   * console.log(this.findLayerByName('Plate').masks[0].layer.name); // "Plate"
   * @since 1.0
   */
  readonly layer: Layer;
}
