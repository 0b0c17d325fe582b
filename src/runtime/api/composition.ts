import type { AnyElement } from './elements.ts';
import type { FrameAction } from './frame-action.ts';
import type { Layer } from './layer.ts';

/**
 * Options of `play` and `goToAndPlay`.
 *
 * @example
 * this.play({reverse: true});
 * @since 1.0
 */
export interface PlayOptions {
  /**
   * Whether to play towards frame 0. Playing in reverse runs no actions.
   *
   * @defaultValue false
   * @throws TypeError when it is neither true nor false.
   * @example
   * this.goToAndPlay(50, {reverse: true});
   * @since 1.0
   */
  readonly reverse?: boolean;
}

/**
 * A timeline with a size, a frame rate and layers. In every action `this` is the composition.
 *
 * @example
 * console.log(this.name, this.activeFrame, this.duration);
 * @since 1.0
 */
export interface Composition {
  /**
   * Id of the composition, unique in the project.
   *
   * @example
   * console.log(this.id);
   * @since 1.0
   */
  readonly id: string;
  /**
   * Name that the designer gave it.
   *
   * @example
   * console.log(this.name);
   * @since 1.0
   */
  readonly name: string;
  /**
   * The node in the page that holds the layers. Your own classes, `data-` attributes, and listeners on it stay; the runtime
   * writes its inline style and its content.
   *
   * @example
   * console.log(this.domNode.childElementCount);
   * @since 1.0
   */
  readonly domNode: HTMLElement;
  /**
   * Width of the composition.
   *
   * @unit px
   * @example
   * console.log(this.width);
   * @since 1.0
   */
  readonly width: number;
  /**
   * Height of the composition.
   *
   * @unit px
   * @example
   * console.log(this.height);
   * @since 1.0
   */
  readonly height: number;
  /**
   * Frame rate. The app offers 25, 29.97, 30, 50, 59.94 and 60; 29.97 and 59.94 stand for 30000/1001 and 60000/1001.
   *
   * @unit frames per second
   * @defaultValue 50
   * @range above 0
   * @throws TypeError if it isn't a finite number above 0. A rate above 240 is clamped.
   * @example
   * this.fps = 25;
   * @since 1.0
   */
  fps: number;
  /**
   * Number of frames. The last one is duration − 1. The limit is 24 hours at 60 frames per second.
   *
   * @unit frames
   * @range 1…5184000
   * @throws TypeError if it isn't a finite number; a number out of range is clamped.
   * @example
   * this.duration = 200;
   * @since 1.0
   */
  duration: number;
  /**
   * The first frame: always 0.
   *
   * @unit frames
   * @defaultValue 0
   * @example
   * this.goToFrame(this.startFrame);
   * @since 1.0
   */
  readonly startFrame: number;
  /**
   * The frame from which stop plays, or null. Playback rests on the frame before it.
   *
   * @unit frames
   * @defaultValue the frame of the action that is the outro, otherwise null
   * @range 1…duration − 1, or null
   * @throws TypeError when it is neither null nor a finite number.
   * @example
   * this.outroFrame = 80;
   * @since 1.0
   */
  outroFrame: number | null;
  /**
   * The frame that is shown.
   *
   * @unit frames
   * @defaultValue 0
   * @range 0…duration − 1
   * @example
   * console.log(this.activeFrame);
   * @since 1.0
   */
  readonly activeFrame: number;
  /**
   * Whether the playhead moves.
   *
   * @defaultValue false
   * @example
   * if (this.isPlaying) this.pause();
   * @since 1.0
   */
  readonly isPlaying: boolean;
  /**
   * Whether everything is loaded and measured. True in every action.
   *
   * @defaultValue false
   * @example
   * console.log(this.isComputed); // true
   * @since 1.0
   */
  readonly isComputed: boolean;
  /**
   * Whether the composition is shown. Of the main composition only play and the end of a stop change it.
   *
   * @defaultValue false for the main composition, true for nested ones
   * @example
   * console.log(this.isVisible);
   * @since 1.0
   */
  readonly isVisible: boolean;
  /**
   * The layers, from the lowest to the topmost.
   *
   * @example
   * for (const layer of this.layers) console.log(layer.name);
   * @since 1.0
   */
  readonly layers: readonly Layer[];
  /**
   * The frame actions, by frame.
   *
   * @defaultValue empty
   * @example
   * for (const action of this.frameActions) console.log(action.frame, action.name);
   * @since 1.0
   */
  readonly frameActions: readonly FrameAction[];
  /**
   * Plays from the active frame: to the next rest, or in reverse to frame 0. The active frame is entered unless playback resumes
   * on it. During a stop it plays to the end of the outro, and in reverse frame 0 hides the composition.
   * If an action starts reverse playback, the reversal takes effect on the next tick.
   *
   * @param options - `reverse` plays towards frame 0.
   * @throws TypeError when `options` is no object or `reverse` neither true nor false.
   * @example
   * this.play({reverse: true});
   * @since 1.0
   */
  play(options?: PlayOptions): void;
  /**
   * Pauses on the active frame. A pause isn't a step.
   *
   * @example
   * this.pause();
   * @since 1.0
   */
  pause(): void;
  /**
   * Plays from the outro frame to the end, then hides the composition. Without an outro, hides it immediately. Before play, during an
   * outro, or when the composition is invisible, nothing happens; a nested composition that follows its parent wasn't played itself,
   * so it keeps following. This is the stop command's default, without middleware.
   *
   * @example
   * this.stop();
   * @since 1.0
   */
  stop(): void;
  /**
   * Shows a frame, paused. No action runs. During a stop, it doesn't end the stop: when playback continues, it runs from this frame to
   * the end of the outro.
   *
   * @param frame - The frame. A frame out of range is clamped.
   * @unit frames
   * @throws TypeError when `frame` is no finite number.
   * @example
   * this.goToFrame(25);
   * @since 1.0
   */
  goToFrame(frame: number): void;
  /**
   * Goes to a frame and plays from there; the frame is entered.
   *
   * @param frame - The frame. A frame out of range is clamped.
   * @param options - `reverse` plays towards frame 0.
   * @unit frames
   * @throws TypeError when `frame` is no finite number, `options` is no object, or `reverse` neither true nor false.
   * @example
   * this.goToAndPlay(25);
   * @since 1.0
   */
  goToAndPlay(frame: number, options?: PlayOptions): void;
  /**
   * The first element with a key: the composition's own layers first, then nested compositions, depth first.
   *
   * @param key - The key.
   * @returns The element, or undefined.
   * @throws TypeError when `key` is no string.
   * @example
   * this.findElementByKey('_name').content = 'Ada Lovelace';
   * @since 1.0
   */
  findElementByKey(key: string): AnyElement | undefined;
  /**
   * All elements with a key, in the order of `findElementByKey`.
   *
   * @param key - The key.
   * @returns The elements; empty when there is none.
   * @throws TypeError when `key` is no string.
   * @example
   * for (const element of this.findElementsByKey('_name')) element.style.opacity.value = 0.5;
   * @since 1.0
   */
  findElementsByKey(key: string): AnyElement[];
  /**
   * The first of the composition's own layers with a name. Layers of nested compositions are not looked at.
   *
   * @param name - The name.
   * @returns The layer, or undefined.
   * @throws TypeError when `name` is no string.
   * @example
   * this.findLayerByName('Plate').isVisible = false;
   * @since 1.0
   */
  findLayerByName(name: string): Layer | undefined;
}
