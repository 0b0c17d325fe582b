import type { Composition } from './composition.ts';
import type { AnyElement } from './elements.ts';
import type { Mask } from './mask.ts';

/**
 * A span of frames in which a composition shows one element. Later layers are painted above earlier ones.
 *
 * @example
 * const plate = this.findLayerByName('Plate');
 * plate.isVisible = false;
 * @since 1.0
 */
export interface Layer {
  /**
   * The layer's ID, unique within the project.
   *
   * @example
   * console.log(this.layers[0].id);
   * @since 1.0
   */
  readonly id: string;
  /**
   * The layer's name, as the designer entered it.
   *
   * @example
   * console.log(this.layers[0].name);
   * @since 1.0
   */
  readonly name: string;
  /**
   * The layer's first frame, in frames of the composition. Moving a layer doesn't move its keyframes.
   *
   * @unit frames
   * @defaultValue 0
   * @range 0…duration of the composition − 1
   * @throws TypeError if the value isn't a finite number. A frame that's out of range is clamped.
   * @example
   * this.findLayerByName('Plate').startFrame = 10;
   * @since 1.0
   */
  startFrame: number;
  /**
   * The layer's length in frames. Its last frame is startFrame + duration − 1.
   *
   * @unit frames
   * @range 1…5184000
   * @defaultValue the composition's duration
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findLayerByName('Plate').duration = 50;
   * @since 1.0
   */
  duration: number;
  /**
   * Whether the layer is shown during its span.
   *
   * @defaultValue true
   * @throws TypeError if the value isn't a boolean.
   * @example
   * this.findLayerByName('Plate').isVisible = false;
   * @since 1.0
   */
  isVisible: boolean;
  /**
   * Whether the layer is a guide, which helps with drawing but never appears in the output.
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
   * The masks that clip what the layer shows. If there are several, they intersect.
   *
   * @defaultValue empty
   * @example
   * for (const mask of this.findLayerByName('Plate').masks) mask.isEnabled = false;
   * @since 1.0
   */
  readonly masks: readonly Mask[];
  /**
   * The composition that contains the layer.
   *
   * @example
   * console.log(this.layers[0].composition === this); // true
   * @since 1.0
   */
  readonly composition: Composition;
}
