import type { Layer } from './layer.ts';
import type { MaskStyle, RectangleMaskStyle } from './style-mask.ts';

/**
 * A shape that cuts what its layer shows, shadow and filters too. It lies in pixels of the composition and does not move with the element.
 *
 * @example
 * const mask = this.findLayerByName('Plate').masks[0];
 * mask.style.width.addKeyframe(0, 0, {p1x: 0.16, p1y: 1, p2x: 0.3, p2y: 1});
 * mask.style.width.addKeyframe(25, 900);
 * @since 1.0
 */
export interface Mask {
  /**
   * Id of the mask, unique in the project.
   *
   * @example
   * console.log(this.findLayerByName('Plate').masks[0].id);
   * @since 1.0
   */
  readonly id: string;
  /**
   * Name that the designer gave it.
   *
   * @example
   * console.log(this.findLayerByName('Plate').masks[0].name);
   * @since 1.0
   */
  readonly name: string;
  /**
   * What the mask is: a rectangle, an ellipse, or a path.
   *
   * @example
   * console.log(this.findLayerByName('Plate').masks[0].shape); // "rectangle"
   * @since 1.0
   */
  readonly shape: 'rectangle' | 'ellipse' | 'path';
  /**
   * SVG path data of a mask whose shape is a path, scaled from its own box to width and height; `undefined` for other shapes.
   * Areas that overlap an even number of times are left out.
   *
   * @defaultValue undefined
   * @throws TypeError when it is no valid path data, or the shape is no path; the old path stays.
   * @example
   * this.findLayerByName('Arrow').masks[0].data = 'M0 0L200 100L0 200Z';
   * @since 1.0
   */
  get data(): string | undefined;
  set data(data: string);
  /**
   * Whether the mask hides what it covers, rather than what it does not cover.
   *
   * @defaultValue false
   * @throws TypeError when something other than true or false is written.
   * @example
   * this.findLayerByName('Plate').masks[0].isInverted = true;
   * @since 1.0
   */
  isInverted: boolean;
  /**
   * Whether the mask cuts at all.
   *
   * @defaultValue true
   * @throws TypeError when something other than true or false is written.
   * @example
   * this.findLayerByName('Plate').masks[0].isEnabled = false;
   * @since 1.0
   */
  isEnabled: boolean;
  /**
   * The style properties of the mask, by name. Another name is `undefined`; only a rectangle has `borderRadius`.
   *
   * @example
   * this.findLayerByName('Plate').masks[0].style.feather.value = 20;
   * @since 1.0
   */
  readonly style: Readonly<MaskStyle & RectangleMaskStyle>;
  /**
   * The layer that the mask cuts.
   *
   * @example
   * console.log(this.findLayerByName('Plate').masks[0].layer.name); // "Plate"
   * @since 1.0
   */
  readonly layer: Layer;
}
