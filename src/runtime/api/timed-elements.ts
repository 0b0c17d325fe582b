import type { Composition } from './composition.ts';
import type { ElementBase } from './elements.ts';
import type { CommonStyle, CornerStyle } from './style-common.ts';
import type { EffectStyle } from './style-effects.ts';

/**
 * An element that shows a Lottie animation from the project. It follows its layer until you call `play`, `pause`, or `goToFrame`.
 *
 * @example
 * this.findLayerByName('Sparks').element.speed = 0.5;
 * @since 2.3
 */
export interface LottieElement extends ElementBase<'lottie', CommonStyle & EffectStyle> {
  /**
   * The length of the animation at speed 1, in frames of the composition. It's 0 until the animation has loaded.
   *
   * @unit frames
   * @range 0 and above
   * @example
   * console.log(this.findLayerByName('Sparks').element.duration);
   * @since 2.3
   */
  readonly duration: number;
  /**
   * The playback speed, where 1 is the animation's own speed and 0.5 is half that speed. It also applies while the element follows
   * its layer.
   *
   * @defaultValue 1
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number below 0 counts as 0.
   * @example
   * this.findLayerByName('Sparks').element.speed = 2;
   * @since 2.3
   */
  speed: number;
  /**
   * Whether the animation starts over when it ends. Otherwise, its last frame stays.
   *
   * @defaultValue true
   * @throws TypeError if the value isn't a boolean.
   * @example
   * this.findLayerByName('Sparks').element.loop = false;
   * @since 2.3
   */
  loop: boolean;
  /**
   * Plays the animation on its own, starting from its current frame.
   *
   * @example
   * this.findLayerByName('Sparks').element.play();
   * @since 2.3
   */
  play(): void;
  /**
   * Pauses the animation on its current frame.
   *
   * @example
   * this.findLayerByName('Sparks').element.pause();
   * @since 2.3
   */
  pause(): void;
  /**
   * Shows a frame of the animation and pauses there.
   *
   * @param frame - The frame, counted in frames of the composition like `duration`. A frame that's out of range is clamped.
   * @unit frames
   * @throws TypeError if `frame` isn't a finite number.
   * @example
   * this.findLayerByName('Sparks').element.goToFrame(10);
   * @since 2.3
   */
  goToFrame(frame: number): void;
}

/**
 * An element that shows a composition inside another one. It clips the composition to its own size instead of scaling it.
 *
 * @example
 * this.findLayerByName('Badge').element.detachedPlayhead = true;
 * @since 1.0
 */
export interface CompositionElement extends ElementBase<
  'composition',
  CommonStyle & CornerStyle & EffectStyle
> {
  /**
   * The composition that the element shows.
   *
   * @example
   * console.log(this.findLayerByName('Badge').element.composition.name);
   * @since 1.0
   */
  readonly composition: Composition;
  /**
   * Whether the nested composition plays on its own, starting at its layer's first frame, instead of following the parent's playhead.
   * Calling `play`, `pause`, `goToFrame`, or `goToAndPlay` on the nested composition sets this property to true.
   *
   * @defaultValue false
   * @throws TypeError if the value isn't a boolean.
   * @example
   * this.findLayerByName('Badge').element.detachedPlayhead = true;
   * @since 1.0
   */
  detachedPlayhead: boolean;
}
