import type { Composition } from './composition.ts';
import type { AnyElement } from './elements.ts';
import type { Mask } from './mask.ts';

/**
 * A span of frames in a composition that shows one element. Later layers are painted above earlier ones.
 *
 * @example
 * const plate = this.findLayerByName('Plate');
 * plate.isVisible = false;
 * @since 1.0
 */
export interface Layer {
  /**
   * Id of the layer, unique in the project.
   *
   * @example
   * console.log(this.layers[0].id);
   * @since 1.0
   */
  readonly id: string;
  /**
   * Name that the designer gave it.
   *
   * @example
   * console.log(this.layers[0].name);
   * @since 1.0
   */
  readonly name: string;
  /**
   * First frame of the composition on which the layer is shown. Moving a layer does not move keyframes.
   *
   * @unit frames
   * @defaultValue 0
   * @range 0…duration of the composition − 1
   * @throws TypeError when it is no finite number; a frame out of range is clamped.
   * @example
   * this.findLayerByName('Plate').startFrame = 10;
   * @since 1.0
   */
  startFrame: number;
  /**
   * Number of frames for which the layer is shown: up to frame startFrame + duration − 1.
   *
   * @unit frames
   * @range 1…5184000
   * @defaultValue the composition's duration
   * @throws TypeError when it is no finite number.
   * @example
   * this.findLayerByName('Plate').duration = 50;
   * @since 1.0
   */
  duration: number;
  /**
   * Whether the layer is shown in its span.
   *
   * @defaultValue true
   * @throws TypeError when something other than true or false is written.
   * @example
   * this.findLayerByName('Plate').isVisible = false;
   * @since 1.0
   */
  isVisible: boolean;
  /**
   * Whether the layer is a help for drawing. Guides are never part of the picture.
   *
   * @defaultValue false
   * @example
   * console.log(this.layers.filter((layer) => layer.isGuide).length);
   * @since 1.0
   */
  readonly isGuide: boolean;
  /**
   * The element that the layer shows.
   *
   * @example
   * this.findLayerByName('Plate').element.style.opacity.value = 0.9;
   * @since 1.0
   */
  readonly element: AnyElement;
  /**
   * The masks that cut what the layer shows. Several masks intersect.
   *
   * @defaultValue empty
   * @example
   * for (const mask of this.findLayerByName('Plate').masks) mask.isEnabled = false;
   * @since 1.0
   */
  readonly masks: readonly Mask[];
  /**
   * The composition that has the layer.
   *
   * @example
   * console.log(this.layers[0].composition === this); // true
   * @since 1.0
   */
  readonly composition: Composition;
}
