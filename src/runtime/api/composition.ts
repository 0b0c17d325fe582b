import type { AnyElement } from './elements.ts';
import type { FrameAction } from './frame-action.ts';
import type { Layer } from './layer.ts';

/**
 * The options of `play` and `goToAndPlay`.
 *
 * @example
 * this.play({reverse: true});
 * @since 1.0
 */
export interface PlayOptions {
  /**
   * Whether to play toward frame 0. Reverse playback doesn't run any actions.
   *
   * @defaultValue false
   * @throws TypeError if the value isn't a boolean.
   * @example
   * this.goToAndPlay(50, {reverse: true});
   * @since 1.0
   */
  readonly reverse?: boolean;
}

/**
 * A timeline with a size, a frame rate, and layers. In an action, `this` is the composition that the action belongs to.
 *
 * @example
 * console.log(this.name, this.activeFrame, this.duration);
 * @since 1.0
 */
export interface Composition {
  /**
   * The composition's ID, unique within the project.
   *
   * @example
   * console.log(this.id);
   * @since 1.0
   */
  readonly id: string;
  /**
   * The composition's name, as the designer entered it.
   *
   * @example
   * console.log(this.name);
   * @since 1.0
   */
  readonly name: string;
  /**
   * The DOM node that contains the layers. You can add your own classes, `data-` attributes, listeners, and child nodes, but the
   * runtime overwrites the node's inline styles.
   *
   * @example
   * console.log(this.domNode.childElementCount);
   * @since 1.0
   */
  readonly domNode: HTMLElement;
  /**
   * The composition's width.
   *
   * @unit px
   * @example
   * console.log(this.width);
   * @since 1.0
   */
  readonly width: number;
  /**
   * The composition's height.
   *
   * @unit px
   * @example
   * console.log(this.height);
   * @since 1.0
   */
  readonly height: number;
  /**
   * The frame rate. The app offers 25, 29.97 (exactly 30000/1001), 30, 50, 59.94 (exactly 60000/1001), and 60.
   *
   * @unit frames per second
   * @defaultValue 50
   * @range above 0
   * @throws TypeError if the value isn't a finite number above 0. A rate above 240 is clamped to 240.
   * @example
   * this.fps = 25;
   * @since 1.0
   */
  fps: number;
  /**
   * The number of frames. The last frame is duration − 1. The maximum is 24 hours at 60 frames per second.
   *
   * @unit frames
   * @range 1…5184000
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped.
   * @example
   * this.duration = 200;
   * @since 1.0
   */
  duration: number;
  /**
   * The first frame, which is always 0.
   *
   * @unit frames
   * @defaultValue 0
   * @example
   * this.goToFrame(this.startFrame);
   * @since 1.0
   */
  readonly startFrame: number;
  /**
   * The frame where the outro starts, or null if there isn't an outro. Unless a stop is in progress, forward playback rests on the
   * frame before it.
   *
   * @unit frames
   * @defaultValue the frame of the outro action, or null
   * @range 1…duration − 1, or null
   * @throws TypeError if the value is neither null nor a finite number.
   * @example
   * this.outroFrame = 80;
   * @since 1.0
   */
  outroFrame: number | null;
  /**
   * The frame that the playhead is on.
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
   * Whether the playhead is moving.
   *
   * @defaultValue false
   * @example
   * if (this.isPlaying) this.pause();
   * @since 1.0
   */
  readonly isPlaying: boolean;
  /**
   * Whether everything has been loaded and measured. It's always true by the time an action runs.
   *
   * @defaultValue false
   * @example
   * console.log(this.isComputed); // true
   * @since 1.0
   */
  readonly isComputed: boolean;
  /**
   * Whether the composition is shown. For the main composition, this changes only when it's played and at the end of a stop.
   *
   * @defaultValue false for the main composition, true for nested ones
   * @example
   * console.log(this.isVisible);
   * @since 1.0
   */
  readonly isVisible: boolean;
  /**
   * The layers, from back to front.
   *
   * @example
   * for (const layer of this.layers) console.log(layer.name);
   * @since 1.0
   */
  readonly layers: readonly Layer[];
  /**
   * The frame actions, in frame order.
   *
   * @defaultValue empty
   * @example
   * for (const action of this.frameActions) console.log(action.frame, action.name);
   * @since 1.0
   */
  readonly frameActions: readonly FrameAction[];
  /**
   * Plays from the active frame to the next frame where playback rests, or to frame 0 in reverse. Starting forward playback counts
   * as entering the active frame, so that frame's action runs, unless playback resumes there. During a stop, forward playback
   * continues to the end of the outro, and reverse playback hides the composition at frame 0. If an action starts reverse playback,
   * the reversal takes effect on the next tick.
   *
   * @param options - With `reverse`, playback runs toward frame 0.
   * @throws TypeError if `options` isn't an object or `reverse` isn't a boolean.
   * @example
   * this.play({reverse: true});
   * @since 1.0
   */
  play(options?: PlayOptions): void;
  /**
   * Pauses playback on the active frame. A pause isn't a step.
   *
   * @example
   * this.pause();
   * @since 1.0
   */
  pause(): void;
  /**
   * Plays from the outro frame to the end, then hides the composition. Without an outro, it hides the composition immediately.
   * Nothing happens if the composition hasn't been played, is already in its outro, is invisible, or is a nested composition that
   * still follows its parent. The method does what the `stop` command does by default, but without running middleware.
   *
   * @example
   * this.stop();
   * @since 1.0
   */
  stop(): void;
  /**
   * Shows a frame and pauses there, without running any actions. This doesn't end a stop in progress: when playback continues, it runs
   * from this frame to the end of the outro.
   *
   * @param frame - The frame. A frame that's out of range is clamped.
   * @unit frames
   * @throws TypeError if `frame` isn't a finite number.
   * @example
   * this.goToFrame(25);
   * @since 1.0
   */
  goToFrame(frame: number): void;
  /**
   * Goes to a frame and plays from there. Forward playback counts as entering that frame, so its action runs.
   *
   * @param frame - The frame. A frame that's out of range is clamped.
   * @param options - With `reverse`, playback runs toward frame 0.
   * @unit frames
   * @throws TypeError if `frame` isn't a finite number, `options` isn't an object, or `reverse` isn't a boolean.
   * @example
   * this.goToAndPlay(25);
   * @since 1.0
   */
  goToAndPlay(frame: number, options?: PlayOptions): void;
  /**
   * Returns the first element with the given key. It searches the composition's own layers first, then nested compositions, depth
   * first.
   *
   * @param key - The key.
   * @returns The element, or `undefined` if there isn't one.
   * @throws TypeError if `key` isn't a string.
   * @example
   * this.findElementByKey('_name').content = 'Ada Lovelace';
   * @since 1.0
   */
  findElementByKey(key: string): AnyElement | undefined;
  /**
   * Returns all elements with the given key, in the order in which `findElementByKey` searches.
   *
   * @param key - The key.
   * @returns The elements, or an empty array.
   * @throws TypeError if `key` isn't a string.
   * @example
   * for (const element of this.findElementsByKey('_name')) element.style.opacity.value = 0.5;
   * @since 1.0
   */
  findElementsByKey(key: string): AnyElement[];
  /**
   * Returns the first of the composition's own layers with the given name. Layers of nested compositions aren't searched.
   *
   * @param name - The name.
   * @returns The layer, or `undefined` if there isn't one.
   * @throws TypeError if `name` isn't a string.
   * @example
   * this.findLayerByName('Plate').isVisible = false;
   * @since 1.0
   */
  findLayerByName(name: string): Layer | undefined;
}
