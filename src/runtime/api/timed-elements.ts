import type { Composition } from './composition.ts';
import type { ElementBase } from './elements.ts';
import type { CommonStyle, CornerStyle } from './style-common.ts';
import type { EffectStyle } from './style-effects.ts';

/**
 * A Lottie animation of the project. It follows its layer until `play`, `pause` or `goToFrame` is called.
 *
 * @example
 * this.findLayerByName('Sparks').element.speed = 0.5;
 * @since 2.3
 */
export interface LottieElement extends ElementBase<'lottie', CommonStyle & EffectStyle> {
  /**
   * Length of the animation at speed 1, counted in frames of the composition. 0 until it is loaded.
   *
   * @unit frames
   * @range 0 and above
   * @example
   * console.log(this.findLayerByName('Sparks').element.duration);
   * @since 2.3
   */
  readonly duration: number;
  /**
   * Speed: 1 is the animation's own, 0.5 is half of it. It also applies while the element follows its layer.
   *
   * @defaultValue 1
   * @range 0 and above
   * @throws TypeError when it is no finite number; a number below 0 counts as 0.
   * @example
   * this.findLayerByName('Sparks').element.speed = 2;
   * @since 2.3
   */
  speed: number;
  /**
   * Whether the animation starts again after its end; otherwise its last picture stays.
   *
   * @defaultValue true
   * @throws TypeError when something other than true or false is written.
   * @example
   * this.findLayerByName('Sparks').element.loop = false;
   * @since 2.3
   */
  loop: boolean;
  /**
   * Plays by itself from where it is.
   *
   * @example
   * this.findLayerByName('Sparks').element.play();
   * @since 2.3
   */
  play(): void;
  /**
   * Rests where it is.
   *
   * @example
   * this.findLayerByName('Sparks').element.pause();
   * @since 2.3
   */
  pause(): void;
  /**
   * Shows a frame of the animation, paused.
   *
   * @param frame - Frame, counted as `duration` is. A frame out of range is clamped.
   * @unit frames
   * @throws TypeError when `frame` is no finite number.
   * @example
   * this.findLayerByName('Sparks').element.goToFrame(10);
   * @since 2.3
   */
  goToFrame(frame: number): void;
}

/**
 * A composition inside another one. It clips to its size and does not scale.
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
   * The composition that is shown.
   *
   * @example
   * console.log(this.findLayerByName('Badge').element.composition.name);
   * @since 1.0
   */
  readonly composition: Composition;
  /**
   * Whether the nested composition plays by itself, from its layer's first frame on, rather than following the parent's playhead.
   * Calling play, pause or a goTo method on the nested composition makes it true.
   *
   * @defaultValue false
   * @throws TypeError when something other than true or false is written.
   * @example
   * this.findLayerByName('Badge').element.detachedPlayhead = true;
   * @since 1.0
   */
  detachedPlayhead: boolean;
}
