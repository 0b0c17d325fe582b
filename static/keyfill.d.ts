// Keyfill runtime 2.3.0: types for writers of actions. In every action `keyfill` is in scope and `this` is the composition.

export type ElementType = 'text' | 'image' | 'image-loader' | 'image-sequence' | 'rectangle' | 'ellipse' | 'path' | 'lottie' | 'composition';

/**
 * Passes the command on to the next middleware or, after the last middleware, to the default behavior. Calling `next` again has
 * no effect.
 *
 * @example
 * keyfill.useOnPlay((next) => setTimeout(next, 200));
 * @since 1.0
 */
export type Next = () => void;

/**
 * Removes the middleware. Calling the function again has no effect.
 *
 * @example
 * const remove = keyfill.useOnPlay((next) => next());
 * remove();
 * @since 1.0
 */
export type Unregister = () => void;

/**
 * Which commands have arrived since the template loaded.
 *
 * @example
 * if (!keyfill.flags.update) console.log('no template data yet');
 * @since 1.0
 */
export interface Flags {
  /**
   * Whether the template has loaded.
   *
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.load); // true
   * @since 1.0
   */
  readonly load: boolean;
  /**
   * Whether an `update` command has arrived.
   *
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.update);
   * @since 1.0
   */
  readonly update: boolean;
  /**
   * Whether a `play` command has arrived.
   *
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.play);
   * @since 1.0
   */
  readonly play: boolean;
  /**
   * Whether a `next` command has arrived.
   *
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.next);
   * @since 1.0
   */
  readonly next: boolean;
  /**
   * Whether a `stop` command has arrived.
   *
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.stop);
   * @since 1.0
   */
  readonly stop: boolean;
}

/**
 * The whole template: its data, its compositions, and the middleware for its commands. The object is in scope in every action.
 *
 * @example
 * console.log(keyfill.mainComposition.name);
 * @since 1.0
 */
export interface Keyfill {
  /**
   * The last value received for each key, as text.
   *
   * @defaultValue empty
   * @example
   * console.log(keyfill.templateData._name);
   * @since 1.0
   */
  readonly templateData: Readonly<Record<string, string>>;
  /**
   * Which commands have arrived since the template loaded.
   *
   * @example
   * console.log(keyfill.flags.play);
   * @since 1.0
   */
  readonly flags: Flags;
  /**
   * The composition that the `play`, `next`, and `stop` commands control. Use this property in an action or later, because the
   * composition doesn't exist until the template has been built.
   *
   * @throws Error if the template hasn't been built yet.
   * @example
   * keyfill.mainComposition.pause();
   * @since 1.0
   */
  readonly mainComposition: Composition;
  /**
   * All compositions, in project order. Use this property in an action or later, because the compositions don't exist until the
   * template has been built.
   *
   * @throws Error if the template hasn't been built yet.
   * @example
   * console.log(keyfill.compositions.length);
   * @since 1.0
   */
  readonly compositions: readonly Composition[];
  /**
   * The version of the runtime.
   *
   * @example
   * console.log(keyfill.version);
   * @since 1.0
   */
  readonly version: string;
  /**
   * Registers middleware that runs before the `play` command's default behavior, which restarts the main composition at frame 0.
   * If the middleware throws, the error is reported and the command continues.
   *
   * @param callback - Receives `next`, which continues the command when you call it.
   * @returns A function that removes the middleware.
   * @throws TypeError if `callback` isn't a function.
   * @example
   * keyfill.useOnPlay((next) => {
   *   console.log('on air');
   *   next();
   * });
   * @since 1.0
   */
  useOnPlay(callback: (next: Next) => void): Unregister;
  /**
   * Registers middleware that runs before the `next` command's default behavior, which is to continue to the next frame where
   * playback rests. The default does nothing unless the main composition has been played and is at rest. If playback is at rest
   * on the outro's last frame during a stop, the default hides the graphic. If the middleware throws, the error is reported and
   * the command continues.
   *
   * @param callback - Receives `next`, which continues the command when you call it.
   * @returns A function that removes the middleware.
   * @throws TypeError if `callback` isn't a function.
   * @example
   * keyfill.useOnNext((next) => next());
   * @since 1.0
   */
  useOnNext(callback: (next: Next) => void): Unregister;
  /**
   * Registers middleware that runs before the `stop` command's default behavior, which is to play the outro. Until the middleware
   * calls `next`, the stop stays pending, and if the composition meanwhile plays in reverse to frame 0, the graphic is hidden. A
   * new `play`, `stop`, or `remove` command cancels a pending stop, but a `next` command doesn't. If the middleware throws, the
   * error is reported and the command continues.
   *
   * @param callback - Receives `next`, which continues the command when you call it.
   * @returns A function that removes the middleware.
   * @throws TypeError if `callback` isn't a function.
   * @example
   * keyfill.useOnStop((next) => {
   *   console.log('going off air');
   *   next();
   * });
   * @since 1.0
   */
  useOnStop(callback: (next: Next) => void): Unregister;
  /**
   * Registers middleware for one key. The middleware runs on each update that changes the key's value, before the `update`
   * command's default behavior, which is to pass the value to every element with that key. If the middleware throws, the error is
   * reported and the update continues.
   *
   * @param key - The key.
   * @param callback - Receives the key, the new value, and `next`. The update of this key continues when you call `next`.
   * @returns A function that removes the middleware.
   * @throws TypeError if `key` isn't a string or `callback` isn't a function.
   * @example
   * keyfill.useOnUpdate('_name', (key, value, next) => {
   *   console.log(key, value);
   *   next();
   * });
   * @since 1.0
   */
  useOnUpdate(key: string, callback: (key: string, value: string, next: Next) => void): Unregister;
  /**
   * Registers a handler for an invoke command. Invoke commands don't have a default behavior. If the handler throws, the error is
   * reported and the other handlers still run.
   *
   * @param name - The name of the invoke command.
   * @param callback - Receives the command's argument and `next`, which runs the handlers registered after this handler.
   * @returns A function that removes the handler.
   * @throws TypeError if `name` isn't a string or `callback` isn't a function.
   * @example
   * keyfill.useOnInvoke('highlight', (argument, next) => {
   *   console.log(argument);
   *   next();
   * });
   * @since 2.2
   */
  useOnInvoke(name: string, callback: (argument: unknown, next: Next) => void): Unregister;
}

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
   * The number of frames, up to 24 hours at 60 frames per second. The last frame is duration − 1.
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
   * The frame where the outro starts, or null if there isn't an outro. Unless a stop is in progress, forward playback rests on
   * the frame before the outro.
   *
   * @unit frames
   * @defaultValue the frame of the outro action, or null
   * @range 1 and above, or null
   * @throws TypeError if the value is neither null nor a finite number.
   * @example
   * this.outroFrame = 80;
   * @since 1.0
   */
  outroFrame: number | null;
  /**
   * The playhead's current frame.
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
   * Whether all resources have been loaded and measured. The value is always true by the time an action runs.
   *
   * @defaultValue false
   * @example
   * console.log(this.isComputed); // true
   * @since 1.0
   */
  readonly isComputed: boolean;
  /**
   * Whether the composition is shown. The main composition becomes visible only when it's played, and invisible only at the end
   * of a stop.
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
   * Plays from the active frame to the next frame where playback rests, or to frame 0 in reverse. Forward playback starts with
   * the active frame's action, unless playback is resuming after a rest or a pause. During a stop, forward playback continues to
   * the end of the outro, and reverse playback hides the composition when it reaches frame 0. If an action starts reverse
   * playback, the reversal takes effect on the next tick.
   *
   * @param options - Set `reverse` to true to play toward frame 0.
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
   * Plays from the outro frame to the end, then hides the composition. If there isn't an outro, the composition is hidden
   * immediately. Nothing happens if the composition hasn't been played, is already in its outro, is invisible, or is a nested
   * composition that still follows its parent. The method has the same effect as the `stop` command's default behavior, but
   * doesn't run middleware.
   *
   * @example
   * this.stop();
   * @since 1.0
   */
  stop(): void;
  /**
   * Shows a frame and pauses there, without running any actions. A stop in progress isn't canceled: when playback continues, it
   * runs from the new frame to the end of the outro.
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
   * Goes to a frame and plays from there. In forward playback, the frame's action runs first.
   *
   * @param frame - The frame. A frame that's out of range is clamped.
   * @param options - Set `reverse` to true to play toward frame 0.
   * @unit frames
   * @throws TypeError if `frame` isn't a finite number, `options` isn't an object, or `reverse` isn't a boolean.
   * @example
   * this.goToAndPlay(25);
   * @since 1.0
   */
  goToAndPlay(frame: number, options?: PlayOptions): void;
  /**
   * Returns the first element with the given key. The search covers the composition's own layers first, followed by nested
   * compositions, depth first.
   *
   * @param key - The key.
   * @returns The element, or `undefined` if no element has that key.
   * @throws TypeError if `key` isn't a string.
   * @example
   * this.findElementByKey('_name').content = 'Ada Lovelace';
   * @since 1.0
   */
  findElementByKey(key: string): AnyElement | undefined;
  /**
   * Returns all elements with the given key, in the search order of `findElementByKey`.
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
   * @returns The layer, or `undefined` if no layer has that name.
   * @throws TypeError if `name` isn't a string.
   * @example
   * this.findLayerByName('Plate').isVisible = false;
   * @since 1.0
   */
  findLayerByName(name: string): Layer | undefined;
}

/**
 * Describes an action on a frame of the timeline. The action's code isn't accessible.
 *
 * @example
 * const steps = this.frameActions.filter((action) => action.isStep);
 * console.log(steps.length + 1);
 * @since 1.0
 */
export interface FrameAction {
  /**
   * The frame that triggers the action when the playhead enters it.
   *
   * @unit frames
   * @range 0…duration − 1
   * @example
   * for (const action of this.frameActions) console.log(action.frame);
   * @since 1.0
   */
  readonly frame: number;
  /**
   * The action's name, as the designer entered it.
   *
   * @defaultValue empty
   * @example
   * for (const action of this.frameActions) console.log(action.name);
   * @since 1.0
   */
  readonly name: string;
  /**
   * Whether playback rests after the action until a `next` command arrives.
   *
   * @defaultValue false
   * @example
   * console.log(this.frameActions.some((action) => action.isStep));
   * @since 1.0
   */
  readonly isStep: boolean;
  /**
   * Whether the action marks the start of the outro. A composition has at most one outro action.
   *
   * @defaultValue false
   * @example
   * console.log(this.frameActions.find((action) => action.isOutro)?.frame);
   * @since 1.0
   */
  readonly isOutro: boolean;
}

/**
 * A span of frames in which a composition shows one element. Later layers are painted on top of earlier layers.
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
   * The layer's length in frames. The layer's last frame is startFrame + duration − 1.
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
   * Whether the layer is shown during its span of frames.
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
   * The masks that clip what the layer shows. If a layer has several masks, they intersect.
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

/**
 * A shape that clips what its layer shows, including shadows and filters. A mask is positioned in composition pixels and doesn't
 * move with the element.
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
   * `width` and `height`. Overlapping areas are filled according to the even-odd rule.
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

/**
 * The members that all nine element types share.
 *
 * @example
 * const element = this.findElementByKey('_name');
 * console.log(element.type, element.id);
 * @since 1.0
 */
export interface ElementBase<Type extends ElementType = ElementType, Style = CommonStyle & EffectStyle> {
  /**
   * The element's ID, unique within the project.
   *
   * @example
   * console.log(this.layers[0].element.id);
   * @since 1.0
   */
  readonly id: string;
  /**
   * The key that connects the element to template data, or null if the element doesn't have a key.
   *
   * @defaultValue null
   * @example
   * console.log(this.layers[0].element.key);
   * @since 1.0
   */
  readonly key: string | null;
  /**
   * The element's type, such as `text` or `rectangle`.
   *
   * @example
   * if (this.layers[0].element.type === 'rectangle') console.log('a rectangle');
   * @since 1.0
   */
  readonly type: Type;
  /**
   * The element's DOM node. You can add your own classes, `data-` attributes, and listeners, but the runtime overwrites the node's
   * inline styles and content, so write to `style` instead.
   *
   * @example
   * console.log(this.findElementByKey('_name').domNode.isConnected);
   * @since 1.0
   */
  readonly domNode: HTMLElement | SVGElement;
  /**
   * The layer that shows the element.
   *
   * @example
   * this.findElementByKey('_name').layer.isVisible = false;
   * @since 1.0
   */
  readonly layer: Layer;
  /**
   * The element's style properties, by name. Properties that the element's type doesn't have are `undefined`.
   *
   * @example
   * this.findElementByKey('_name').style.opacity.value = 0.8;
   * @since 1.0
   */
  readonly style: Readonly<Style>;
  /**
   * The point that the element rotates and scales around, given as fractions of the element's size.
   *
   * @unit fractions of the size
   * @defaultValue x 0.5, y 0.5
   * @throws TypeError if `x` or `y` isn't a finite number.
   * @example
   * this.findElementByKey('_name').transformOrigin = {x: 0, y: 1};
   * @since 1.4
   */
  transformOrigin: Origin;
}

/**
 * A width and a height, in CSS pixels of the composition.
 *
 * @example
 * const {width, height} = this.findElementByKey('_name').measure();
 * console.log(width > height);
 * @since 1.0
 */
export interface Size {
  /**
   * The width.
   *
   * @unit px of the composition
   * @example
   * console.log(this.findElementByKey('_name').measure().width);
   * @since 1.0
   */
  readonly width: number;
  /**
   * The height.
   *
   * @unit px of the composition
   * @example
   * console.log(this.findElementByKey('_name').measure().height);
   * @since 1.0
   */
  readonly height: number;
}

/**
 * An element that shows text.
 *
 * @example
 * const name = this.findElementByKey('_name');
 * name.content = 'Ada Lovelace';
 * @since 1.0
 */
export interface TextElement extends ElementBase<'text', CommonStyle & TextOnlyStyle & EffectStyle> {
  /**
   * The element's text. Template data for the element's key is written to this property.
   *
   * @defaultValue empty
   * @throws TypeError if the value isn't a string.
   * @example
   * this.findElementByKey('_name').content = 'Grace Hopper';
   * @since 1.0
   */
  content: string;
  /**
   * Whether the box adjusts to the content instead of using `width` and `height`. Depending on `textAlign`, the box grows to the
   * right, to both sides, or to the left. Its starting width is the width of the content in the project file.
   *
   * @defaultValue true
   * @throws TypeError if the value isn't a boolean.
   * @example
   * this.findElementByKey('_name').autoSize = false;
   * @since 1.0
   */
  autoSize: boolean;
  /**
   * Whether text that's too wide is narrowed to fit its box. The setting has an effect only if `autoSize` is off. Only line
   * breaks in the content start a new line, and all lines are narrowed by the same amount so that the widest line fits.
   *
   * @defaultValue false
   * @throws TypeError if the value isn't a boolean.
   * @example
   * const name = this.findElementByKey('_name');
   * name.autoSize = false;
   * name.autoSqueeze = true;
   * @since 1.0
   */
  autoSqueeze: boolean;
  /**
   * Whether line breaks in the content are kept and long lines wrap at the width of the box. If `multiline` is false, the text is
   * a single line.
   *
   * @defaultValue false
   * @throws TypeError if the value isn't a boolean.
   * @example
   * const name = this.findElementByKey('_name');
   * name.multiline = true;
   * name.content = 'First line\nSecond line';
   * @since 1.0
   */
  multiline: boolean;
  /**
   * Returns the size of the text at the active frame, including padding but before any squeezing. The width and height are 0
   * until the template is added to a page.
   *
   * @unit px of the composition
   * @returns The width and the height.
   * @example
   * const {width} = this.findElementByKey('_name').measure();
   * this.findLayerByName('Plate').element.style.width.value = width + 48;
   * @since 1.0
   */
  measure(): Size;
}

/**
 * An element that shows a rectangle with a fill, a stroke, and a border radius.
 *
 * @example
 * this.findLayerByName('Plate').element.style.fill.value = '#0b2a5b';
 * @since 1.0
 */
export type RectangleElement = ElementBase<'rectangle', CommonStyle & ShapeStyle & CornerStyle & EffectStyle>;

/**
 * An element that shows an ellipse as wide and as tall as its box.
 *
 * @example
 * this.findLayerByName('Dot').element.style.fill.value = 'crimson';
 * @since 1.0
 */
export type EllipseElement = ElementBase<'ellipse', CommonStyle & ShapeStyle & EffectStyle>;

/**
 * An element that shows a shape drawn with SVG path data.
 *
 * @example
 * this.findLayerByName('Arrow').element.data = 'M0 0L100 50L0 100Z';
 * @since 1.0
 */
export interface PathElement extends ElementBase<'path', CommonStyle & ShapeStyle & EffectStyle> {
  /**
   * The SVG path data, in element pixels. The path is scaled from its own bounding box to the element's `width` and `height`.
   *
   * @defaultValue empty
   * @throws TypeError if the value isn't a string with valid path data. The old path stays.
   * @example
   * this.findLayerByName('Arrow').element.data = 'M0 0H60L80 20L60 40H0Z';
   * @since 1.0
   */
  data: string;
}

type Single =
  | TextElement
  | ImageElement
  | ImageLoaderElement
  | ImageSequenceElement
  | RectangleElement
  | EllipseElement
  | PathElement
  | LottieElement
  | CompositionElement;

type Key<Union> = Union extends unknown ? keyof Union : never;
/** Members of other types. Before `type` is checked, they can be used, and afterward, they can't. */
type Others<Union, One> = { [Name in Exclude<Key<Union>, keyof One>]: never };
type Combined<One extends Single> = One extends Single
  ? One & Others<Single, One> & { readonly style: Readonly<Others<Single['style'], One['style']>> }
  : never;

/**
 * An element of any type, with the common members and the members of its own type. If you don't know what type an element is,
 * check its `type`.
 *
 * @example
 * const element = this.findElementByKey('_name');
 * if (element.type === 'text') element.content = 'On air';
 * @since 1.0
 */
export type AnyElement = Combined<Exclude<Single, ImageElement> | (ImageElement & { source: string })>;

/**
 * An element that shows a picture from the project.
 *
 * @example
 * console.log(this.findLayerByName('Logo').element.source);
 * @since 1.0
 */
export interface ImageElement extends ElementBase<'image', CommonStyle & CornerStyle & EffectStyle> {
  /**
   * The address of the picture.
   *
   * @example
   * console.log(this.findLayerByName('Logo').element.source);
   * @since 1.0
   */
  readonly source: string;
}

/**
 * How an image loader fits a picture to its box: fully visible (`contain`), filling the box (`cover`), stretched,
 * matching the box's width or height, or at natural size (`original`).
 *
 * @example
 * this.findElementByKey('_photo').fit = 'cover';
 * @since 1.0
 */
export type ImageFit = 'contain' | 'cover' | 'stretch' | 'fit-width' | 'fit-height' | 'original';

/**
 * An element that loads and shows a picture while the template runs. The picture is scaled to fit the box defined by `width` and
 * `height`.
 *
 * @example
 * this.findElementByKey('_photo').fit = 'cover';
 * @since 1.0
 */
export interface ImageLoaderElement extends ElementBase<
  'image-loader',
  CommonStyle & CornerStyle & EffectStyle
> {
  /**
   * The address of the picture, or the ID of an image resource. Template data for the element's key is written to this property.
   * The old picture stays until the new picture has been decoded. If the new picture can't be loaded, the failure is reported. An
   * empty string shows the placeholder.
   *
   * @defaultValue empty
   * @throws TypeError if the value isn't a string.
   * @example
   * this.findElementByKey('_photo').source = 'logo';
   * @since 1.0
   */
  source: string;
  /**
   * Loads a picture, just like setting `source`, but returns a promise. If you call `setSource` again before the picture has
   * loaded, the most recent call wins.
   *
   * @param url - The address of the picture, or the ID of an image resource.
   * @returns A promise that resolves when the picture is shown. When a newer call replaces this call, the promise resolves at once and
   * never rejects.
   * @throws Rejects if the picture can't be loaded; the old picture stays on air. Rejects with a TypeError if `url` isn't a
   * string.
   * @example
   * this.findElementByKey('_photo').setSource('logo').catch(() => console.warn('no logo'));
   * @since 1.0
   */
  setSource(url: string): Promise<void>;
  /**
   * How the picture is scaled to fit the box.
   *
   * @defaultValue contain
   * @range contain, cover, stretch, fit-width, fit-height, original
   * @throws TypeError if the value isn't one of these words.
   * @example
   * this.findElementByKey('_photo').fit = 'cover';
   * @since 1.0
   */
  fit: ImageFit;
  /**
   * The address or resource ID of the picture shown while no other picture is loaded, or null.
   *
   * @defaultValue null
   * @throws TypeError if the value is neither a string nor null.
   * @example
   * this.findElementByKey('_photo').placeholder = 'logo';
   * @since 1.0
   */
  placeholder: string | null;
}

/**
 * An element that shows a series of pictures, one per frame of the composition. The sequence follows its layer until you call
 * `play`, `pause`, or `goToImage`.
 *
 * @example
 * this.findLayerByName('Wipe').element.loop = false;
 * @since 1.0
 */
export interface ImageSequenceElement extends ElementBase<'image-sequence', CommonStyle & EffectStyle> {
  /**
   * The addresses of the pictures, in order.
   *
   * @example
   * console.log(this.findLayerByName('Wipe').element.images.length);
   * @since 1.0
   */
  readonly images: readonly string[];
  /**
   * The index of the current picture. Setting it has the same effect as calling `goToImage`.
   *
   * @defaultValue 0
   * @range 0…number of pictures − 1
   * @throws TypeError if the value isn't a finite number. An index that's out of range is clamped.
   * @example
   * this.findLayerByName('Wipe').element.activeImage = 1;
   * @since 1.0
   */
  activeImage: number;
  /**
   * Whether the sequence starts over after its last picture. Otherwise, the last picture stays.
   *
   * @defaultValue true
   * @throws TypeError if the value isn't a boolean.
   * @example
   * this.findLayerByName('Wipe').element.loop = false;
   * @since 1.0
   */
  loop: boolean;
  /**
   * Plays the sequence on its own, starting from the active picture, at one picture per frame of the composition.
   *
   * @example
   * this.findLayerByName('Wipe').element.play();
   * @since 1.0
   */
  play(): void;
  /**
   * Pauses the sequence on the active picture.
   *
   * @example
   * this.findLayerByName('Wipe').element.pause();
   * @since 1.0
   */
  pause(): void;
  /**
   * Shows a picture and pauses on it.
   *
   * @param index - The index of the picture. An index that's out of range is clamped.
   * @throws TypeError if `index` isn't a finite number.
   * @example
   * this.findLayerByName('Wipe').element.goToImage(1);
   * @since 1.0
   */
  goToImage(index: number): void;
}

/**
 * An element that shows a Lottie animation from the project. The animation follows its layer until you call `play`, `pause`, or
 * `goToFrame`.
 *
 * @example
 * this.findLayerByName('Sparks').element.speed = 0.5;
 * @since 2.3
 */
export interface LottieElement extends ElementBase<'lottie', CommonStyle & EffectStyle> {
  /**
   * The length of the animation at speed 1, in frames of the composition. The duration is 0 until the animation has loaded.
   *
   * @unit frames
   * @range 0 and above
   * @example
   * console.log(this.findLayerByName('Sparks').element.duration);
   * @since 2.3
   */
  readonly duration: number;
  /**
   * The playback speed, where 1 is the animation's own speed and 0.5 is half that speed. The speed also applies while the element
   * follows its layer.
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
   * @param frame - The frame, in frames of the composition, like `duration`. A frame that's out of range is clamped.
   * @unit frames
   * @throws TypeError if `frame` isn't a finite number.
   * @example
   * this.findLayerByName('Sparks').element.goToFrame(10);
   * @since 2.3
   */
  goToFrame(frame: number): void;
}

/**
 * An element that shows a composition inside another composition. The element clips the composition to its own size instead of
 * scaling it.
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

/**
 * The style properties for drop shadows and filters, available on all elements. Filters are applied in the order listed,
 * followed by the shadow.
 *
 * @example
 * this.findElementByKey('_name').style.filterBlur.value = 2;
 * @since 1.0
 */
export interface EffectStyle {
  /**
   * How far the drop shadow is offset to the right.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findElementByKey('_name').style.dropShadowX.value = 4;
   * @group drop shadow
   * @since 1.0
   */
  readonly dropShadowX: NumberProperty;
  /**
   * How far the drop shadow is offset downward.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findElementByKey('_name').style.dropShadowY.value = 4;
   * @group drop shadow
   * @since 1.0
   */
  readonly dropShadowY: NumberProperty;
  /**
   * The softness of the drop shadow, given as the width of its blurred edge.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.dropShadowBlur.value = 12;
   * @group drop shadow
   * @since 1.0
   */
  readonly dropShadowBlur: NumberProperty;
  /**
   * The color of the drop shadow. The shadow follows the outline of everything the element paints. If the color is transparent,
   * the shadow isn't visible.
   *
   * @defaultValue transparent
   * @throws TypeError if the value isn't a color.
   * @example
   * this.findElementByKey('_name').style.dropShadowColor.value = 'rgb(0 0 0 / 0.6)';
   * @group drop shadow
   * @since 1.0
   */
  readonly dropShadowColor: ColorProperty;
  /**
   * How much the whole element is blurred.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterBlur.value = 6;
   * @group filters
   * @since 1.0
   */
  readonly filterBlur: NumberProperty;
  /**
   * The brightness: 0 is black, and 1 leaves the element unchanged.
   *
   * @defaultValue 1
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterBrightness.value = 1.2;
   * @group filters
   * @since 1.0
   */
  readonly filterBrightness: NumberProperty;
  /**
   * The contrast: 0 is gray, and 1 leaves the element unchanged.
   *
   * @defaultValue 1
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterContrast.value = 0.8;
   * @group filters
   * @since 1.0
   */
  readonly filterContrast: NumberProperty;
  /**
   * The saturation: 0 removes all color, and 1 leaves the element unchanged.
   *
   * @defaultValue 1
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterSaturate.value = 0.5;
   * @group filters
   * @since 1.0
   */
  readonly filterSaturate: NumberProperty;
  /**
   * How much color is removed, from 0 (none) to 1 (all).
   *
   * @defaultValue 0
   * @range 0…1
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterGrayscale.value = 1;
   * @group filters
   * @since 1.0
   */
  readonly filterGrayscale: NumberProperty;
  /**
   * How much the colors are inverted, from 0 (not at all) to 1 (completely).
   *
   * @defaultValue 0
   * @range 0…1
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterInvert.value = 1;
   * @group filters
   * @since 1.0
   */
  readonly filterInvert: NumberProperty;
  /**
   * The strength of the sepia effect, from 0 (none) to 1 (full).
   *
   * @defaultValue 0
   * @range 0…1
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterSepia.value = 0.6;
   * @group filters
   * @since 1.0
   */
  readonly filterSepia: NumberProperty;
  /**
   * The angle by which all hues are rotated around the color wheel.
   *
   * @unit deg
   * @defaultValue 0
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findElementByKey('_name').style.filterHueRotate.value = 90;
   * @group filters
   * @since 1.0
   */
  readonly filterHueRotate: NumberProperty;
}

/**
 * The style properties that every mask has. Masks are positioned in composition pixels.
 *
 * @example
 * this.findLayerByName('Plate').masks[0].style.feather.value = 12;
 * @since 1.0
 */
export interface MaskStyle {
  /**
   * The position of the mask's left edge, before rotation and scaling.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findLayerByName('Plate').masks[0].style.x.value = 96;
   * @group position
   * @since 1.0
   */
  readonly x: NumberProperty;
  /**
   * The position of the mask's top edge, before rotation and scaling.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findLayerByName('Plate').masks[0].style.y.value = 860;
   * @group position
   * @since 1.0
   */
  readonly y: NumberProperty;
  /**
   * The width of the mask.
   *
   * @unit px of the composition
   * @defaultValue the composition's width
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.width.value = 640;
   * @group size
   * @since 1.0
   */
  readonly width: NumberProperty;
  /**
   * The height of the mask.
   *
   * @unit px of the composition
   * @defaultValue the composition's height
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.height.value = 96;
   * @group size
   * @since 1.0
   */
  readonly height: NumberProperty;
  /**
   * The clockwise rotation around the mask's center.
   *
   * @unit deg
   * @defaultValue 0
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findLayerByName('Plate').masks[0].style.rotation.value = 12;
   * @group transform
   * @since 1.4
   */
  readonly rotation: NumberProperty;
  /**
   * The horizontal scale, relative to the mask's center.
   *
   * @defaultValue 1
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findLayerByName('Plate').masks[0].style.scaleX.value = 0.5;
   * @group transform
   * @since 1.4
   */
  readonly scaleX: NumberProperty;
  /**
   * The vertical scale, relative to the mask's center.
   *
   * @defaultValue 1
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findLayerByName('Plate').masks[0].style.scaleY.value = 0.5;
   * @group transform
   * @since 1.4
   */
  readonly scaleY: NumberProperty;
  /**
   * How visible the layer is inside the mask's shape. For an inverted mask, the opacity determines how strongly the
   * shape hides the layer.
   *
   * @defaultValue 1
   * @range 0…1
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.opacity.value = 0.5;
   * @group transform
   * @since 1.0
   */
  readonly opacity: NumberProperty;
  /**
   * The width of the mask's soft edge.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.feather.value = 24;
   * @group edge
   * @since 1.0
   */
  readonly feather: NumberProperty;
}

/**
 * The style properties of a rectangular mask.
 *
 * @example
 * this.findLayerByName('Plate').masks[0].style.borderRadius.value = 12;
 * @since 2.0
 */
export interface RectangleMaskStyle extends MaskStyle {
  /**
   * The radius of the rectangle's corners.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.borderRadius.value = 12;
   * @group corners
   * @since 2.0
   */
  readonly borderRadius: NumberProperty;
}

/**
 * A style property's value at a specific frame, with the easing toward the next keyframe.
 *
 * @example
 * const x = this.findElementByKey('_name').style.x;
 * x.addKeyframe(0, -600, {p1x: 0.33, p1y: 1, p2x: 0.68, p2y: 1});
 * x.keyframes[0].value = -800;
 * @since 1.0
 */
export interface Keyframe<Value = number | string | Color | Gradient, Input = Value> {
  /**
   * The frame of the composition at which the property has exactly the keyframe's value.
   *
   * @unit frames
   * @range any whole number
   * @example
   * const x = this.findElementByKey('_name').style.x;
   * x.addKeyframe(25, 0);
   * console.log(x.keyframes[0].frame); // 25
   * @since 1.0
   */
  readonly frame: number;
  /**
   * The property's value at the keyframe.
   *
   * @throws TypeError if the value has the wrong type.
   * @example
   * const x = this.findElementByKey('_name').style.x;
   * x.addKeyframe(25, 0);
   * x.keyframes[0].value = 40;
   * @since 1.0
   */
  get value(): Value;
  set value(value: Input);
  /**
   * How the value changes on the way to the next keyframe, as a cubic Bezier. You can also set the easing to the name of a
   * preset.
   *
   * @defaultValue linear
   * @throws TypeError if the value isn't an easing.
   * @example
   * const x = this.findElementByKey('_name').style.x;
   * x.addKeyframe(0, -600);
   * x.keyframes[0].easing = {p1x: 0.16, p1y: 1, p2x: 0.3, p2y: 1};
   * @since 1.5
   */
  get easing(): Easing;
  set easing(easing: EasingName | Readonly<Easing>);
}

/**
 * A single named, typed value of an element or a mask, which you can animate with keyframes.
 *
 * @example
 * const opacity = this.findElementByKey('_name').style.opacity;
 * opacity.addKeyframe(0, 0, {p1x: 0.61, p1y: 1, p2x: 0.88, p2y: 1});
 * opacity.addKeyframe(12, 1);
 * @since 1.0
 */
export interface StyleProperty<Value = number | string | Color | Gradient, Input = Value> {
  /**
   * The property's name, which you also use to access the property in `style`.
   *
   * @example
   * console.log(this.findElementByKey('_name').style.opacity.name); // "opacity"
   * @since 1.0
   */
  readonly name: string;
  /**
   * The type of the property's values. `fill` has the type `color`, but its value can also be a gradient.
   *
   * @example
   * console.log(this.findElementByKey('_name').style.color.type); // "color"
   * @since 1.0
   */
  readonly type: 'number' | 'string' | 'color';
  /**
   * The unit of the property's numbers: CSS pixels of the composition, degrees, or none.
   *
   * @example
   * console.log(this.findElementByKey('_name').style.rotation.unit); // "deg"
   * @since 1.0
   */
  readonly unit: 'px' | 'deg' | '';
  /**
   * The value used while the property doesn't have any keyframes. A number that's out of range is clamped when painted.
   *
   * @throws TypeError if the value has the wrong type.
   * @example
   * this.findElementByKey('_name').style.opacity.value = 0.5;
   * @since 1.0
   */
  get value(): Value;
  set value(value: Input);
  /**
   * The keyframes, in frame order.
   *
   * @defaultValue empty
   * @example
   * for (const keyframe of this.findElementByKey('_name').style.x.keyframes) console.log(keyframe.frame);
   * @since 1.0
   */
  readonly keyframes: readonly Keyframe<Value, Input>[];
  /**
   * Whether the property has keyframes. If a property has keyframes, `value` isn't used.
   *
   * @defaultValue false
   * @example
   * const {x} = this.findElementByKey('_name').style;
   * if (!x.isAnimated) x.value = 120;
   * @since 1.0
   */
  readonly isAnimated: boolean;
  /**
   * Returns the value at a frame of the composition, calculated from the keyframes and their easing.
   *
   * @param frame - The frame of the composition. A frame that's out of range is clamped.
   * @unit frames
   * @throws TypeError if `frame` isn't a finite number.
   * @example
   * console.log(this.findElementByKey('_name').style.x.valueAt(12));
   * @since 1.0
   */
  valueAt(frame: number): Value;
  /**
   * Adds a keyframe, or replaces the keyframe at the same frame. A keyframe before frame 0 or past the composition's end keeps
   * its frame number and still affects the values between it and the neighboring keyframes. If the composition becomes long
   * enough, the keyframe's frame is shown too.
   *
   * @param frame - The frame of the composition.
   * @param value - The property's value at the keyframe.
   * @param easing - How the value changes on the way to the next keyframe, as a cubic Bezier or the name of a preset. The
   * default is linear.
   * @returns The new keyframe.
   * @throws TypeError if `frame` isn't a finite number, `value` has the wrong type, or `easing` isn't an easing.
   * @example
   * const {y} = this.findElementByKey('_name').style;
   * y.addKeyframe(0, 1080, {p1x: 0.34, p1y: 1.56, p2x: 0.64, p2y: 1});
   * y.addKeyframe(20, 840);
   * @since 1.0
   */
  addKeyframe(frame: number, value: Input, easing?: EasingName | Readonly<Easing>): Keyframe<Value, Input>;
  /**
   * Removes the keyframe at exactly the given frame. Nothing happens if that frame doesn't have a keyframe.
   *
   * @param frame - The frame of the composition.
   * @throws TypeError if `frame` isn't a finite number.
   * @example
   * this.findElementByKey('_name').style.x.removeKeyframe(0);
   * @since 1.0
   */
  removeKeyframe(frame: number): void;
  /**
   * Removes all keyframes, so `value` is used again.
   *
   * @example
   * this.findElementByKey('_name').style.x.clearKeyframes();
   * @since 1.0
   */
  clearKeyframes(): void;
}

/**
 * A style property whose value is a number.
 *
 * @example
 * this.findElementByKey('_name').style.x.value = 96;
 * @since 1.0
 */
export type NumberProperty = StyleProperty<number>;

/**
 * A style property whose value is a string. Each keyframe's value stays until the next keyframe.
 *
 * @example
 * this.findElementByKey('_name').style.textAlign.value = 'center';
 * @since 1.0
 */
export type StringProperty<Text extends string = string> = StyleProperty<Text>;

/**
 * A style property whose value is a color.
 *
 * @example
 * this.findElementByKey('_name').style.color.value = '#ffd400';
 * @since 1.0
 */
export type ColorProperty = StyleProperty<Color, ColorInput>;

/**
 * A style property whose value is a color or a gradient.
 *
 * @example
 * this.findLayerByName('Plate').element.style.fill.value = 'midnightblue';
 * @since 2.0
 */
export type FillProperty = StyleProperty<Color | Gradient, FillInput>;

/**
 * The style properties that only text elements have.
 *
 * @example
 * this.findElementByKey('_name').style.fontSize.value = 64;
 * @since 1.0
 */
export interface TextOnlyStyle {
  /**
   * The background color, which fills the whole box behind the text.
   *
   * @defaultValue transparent
   * @throws TypeError if the value isn't a color.
   * @example
   * this.findElementByKey('_name').style.backgroundColor.value = '#0b2a5b';
   * @group box
   * @since 1.0
   */
  readonly backgroundColor: ColorProperty;
  /**
   * The space between the top edge of the box and the text.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.paddingTop.value = 12;
   * @group box
   * @since 1.0
   */
  readonly paddingTop: NumberProperty;
  /**
   * The space between the right edge of the box and the text.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.paddingRight.value = 24;
   * @group box
   * @since 1.0
   */
  readonly paddingRight: NumberProperty;
  /**
   * The space between the bottom edge of the box and the text.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.paddingBottom.value = 12;
   * @group box
   * @since 1.0
   */
  readonly paddingBottom: NumberProperty;
  /**
   * The space between the left edge of the box and the text.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.paddingLeft.value = 24;
   * @group box
   * @since 1.0
   */
  readonly paddingLeft: NumberProperty;
  /**
   * The font family: the name of a font resource, or a list of names as in CSS.
   *
   * @defaultValue sans-serif
   * @throws TypeError if the value isn't a string.
   * @example
   * this.findElementByKey('_name').style.fontFamily.value = 'Georgia, serif';
   * @group font
   * @since 1.0
   */
  readonly fontFamily: StringProperty;
  /**
   * The font size.
   *
   * @unit px of the composition
   * @defaultValue 48
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.fontSize.value = 64;
   * @group font
   * @since 1.0
   */
  readonly fontSize: NumberProperty;
  /**
   * The font weight: 400 is regular, and 700 is bold.
   *
   * @defaultValue 400
   * @range 1…1000
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.fontWeight.value = 700;
   * @group font
   * @since 1.0
   */
  readonly fontWeight: NumberProperty;
  /**
   * The font style: `normal` (upright) or `italic`.
   *
   * @defaultValue normal
   * @range normal, italic
   * @throws TypeError if the value isn't one of these words.
   * @example
   * this.findElementByKey('_name').style.fontStyle.value = 'italic';
   * @group font
   * @since 1.0
   */
  readonly fontStyle: StringProperty<'normal' | 'italic'>;
  /**
   * The space added after each character.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findElementByKey('_name').style.letterSpacing.value = 2;
   * @group font
   * @since 1.0
   */
  readonly letterSpacing: NumberProperty;
  /**
   * The height of a line, as a multiple of the font size.
   *
   * @defaultValue 1.2
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.lineHeight.value = 1.05;
   * @group font
   * @since 1.0
   */
  readonly lineHeight: NumberProperty;
  /**
   * The color of the text.
   *
   * @defaultValue #ffffff
   * @throws TypeError if the value isn't a color.
   * @example
   * this.findElementByKey('_name').style.color.value = '#ffd400';
   * @group font
   * @since 1.0
   */
  readonly color: ColorProperty;
  /**
   * The alignment of the lines: `left`, `center`, `right`, or `justify`. With `autoSize`, the alignment also determines the
   * side that the box grows from.
   *
   * @defaultValue left
   * @range left, center, right, justify
   * @throws TypeError if the value isn't one of these words.
   * @example
   * this.findElementByKey('_name').style.textAlign.value = 'right';
   * @group paragraph
   * @since 1.0
   */
  readonly textAlign: StringProperty<'left' | 'center' | 'right' | 'justify'>;
  /**
   * The vertical position of the text in a box that's taller than the text: `top`, `middle`, or `bottom`.
   *
   * @defaultValue top
   * @range top, middle, bottom
   * @throws TypeError if the value isn't one of these words.
   * @example
   * this.findElementByKey('_name').style.verticalTextAlign.value = 'middle';
   * @group paragraph
   * @since 1.0
   */
  readonly verticalTextAlign: StringProperty<'top' | 'middle' | 'bottom'>;
  /**
   * The letter case in which the text is painted: `none`, `uppercase`, `lowercase`, or `capitalize`. The content itself doesn't
   * change.
   *
   * @defaultValue none
   * @range none, uppercase, lowercase, capitalize
   * @throws TypeError if the value isn't one of these words.
   * @example
   * this.findElementByKey('_name').style.textTransform.value = 'uppercase';
   * @group paragraph
   * @since 1.0
   */
  readonly textTransform: StringProperty<'none' | 'uppercase' | 'lowercase' | 'capitalize'>;
  /**
   * How far the text shadow is offset to the right.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findElementByKey('_name').style.textShadowX.value = 2;
   * @group text shadow
   * @since 1.0
   */
  readonly textShadowX: NumberProperty;
  /**
   * How far the text shadow is offset downward.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findElementByKey('_name').style.textShadowY.value = 2;
   * @group text shadow
   * @since 1.0
   */
  readonly textShadowY: NumberProperty;
  /**
   * The softness of the text shadow, given as the width of its blurred edge.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.textShadowBlur.value = 6;
   * @group text shadow
   * @since 1.0
   */
  readonly textShadowBlur: NumberProperty;
  /**
   * The color of the text shadow. If the color is transparent, the shadow isn't visible.
   *
   * @defaultValue transparent
   * @throws TypeError if the value isn't a color.
   * @example
   * this.findElementByKey('_name').style.textShadowColor.value = 'black';
   * @group text shadow
   * @since 1.0
   */
  readonly textShadowColor: ColorProperty;
}

/**
 * A cubic Bezier from (0, 0) to (1, 1) that describes how a value changes from one keyframe to the next.
 *
 * @example
 * const fill = this.layers[0].element.style.opacity;
 * fill.addKeyframe(0, 0, {p1x: 0.25, p1y: 1, p2x: 0.5, p2y: 1});
 * @since 1.5
 */
export interface Easing {
  /**
   * The horizontal position of the first control point, as a fraction of the time between the two keyframes.
   *
   * @unit fraction of the time
   * @defaultValue 0
   * @range 0…1
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped.
   * @example
   * const opacity = this.layers[0].element.style.opacity;
   * opacity.addKeyframe(0, 0);
   * opacity.keyframes[0].easing.p1x = 0.4;
   * @since 1.5
   */
  p1x: number;
  /**
   * The vertical position of the first control point, as a fraction of the distance between the two keyframes' values. A number
   * below 0 or above 1 makes the animated value overshoot.
   *
   * @unit fraction of the distance
   * @defaultValue 0
   * @range any finite number
   * @throws TypeError if the value isn't a finite number.
   * @example
   * const opacity = this.layers[0].element.style.opacity;
   * opacity.addKeyframe(0, 0);
   * opacity.keyframes[0].easing.p1y = 0.9;
   * @since 1.5
   */
  p1y: number;
  /**
   * The horizontal position of the second control point, as a fraction of the time between the two keyframes.
   *
   * @unit fraction of the time
   * @defaultValue 1
   * @range 0…1
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped.
   * @example
   * const opacity = this.layers[0].element.style.opacity;
   * opacity.addKeyframe(0, 0);
   * opacity.keyframes[0].easing.p2x = 0.6;
   * @since 1.5
   */
  p2x: number;
  /**
   * The vertical position of the second control point, as a fraction of the distance between the two keyframes' values.
   *
   * @unit fraction of the distance
   * @defaultValue 1
   * @range any finite number
   * @throws TypeError if the value isn't a finite number.
   * @example
   * const opacity = this.layers[0].element.style.opacity;
   * opacity.addKeyframe(0, 0);
   * opacity.keyframes[0].easing.p2y = 1.2;
   * @since 1.5
   */
  p2y: number;
}

/**
 * The name of a preset easing. You can use the name wherever an easing is accepted, but reading an easing always returns an
 * {@link Easing} object.
 *
 * @example
 * const keyframe = {frame: 0, value: 0, easing: 'ease-out-expo'};
 * @since 1.5
 */
export type EasingName =
  | 'linear'
  | 'ease'
  | 'ease-in'
  | 'ease-out'
  | 'ease-in-out'
  | `ease-${'in' | 'out' | 'in-out'}-${'sine' | 'quad' | 'cubic' | 'quart' | 'expo' | 'circ' | 'back'}`;

/**
 * The object that you get when you read a style property of type `color`. The object belongs to its property or keyframe, so
 * changing a component also changes the painted color. By contrast, `valueAt` returns a copy.
 *
 * @example
 * const {color} = this.findElementByKey('_name').style;
 * color.value.a = 0.8;
 * @since 1.0
 */
export interface Color {
  /**
   * The red component.
   *
   * @range 0…255
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.color.value.r = 255;
   * @since 1.0
   */
  r: number;
  /**
   * The green component.
   *
   * @range 0…255
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.color.value.g = 128;
   * @since 1.0
   */
  g: number;
  /**
   * The blue component.
   *
   * @range 0…255
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.color.value.b = 0;
   * @since 1.0
   */
  b: number;
  /**
   * The alpha component, from 0 (transparent) to 1 (opaque).
   *
   * @defaultValue 1
   * @range 0…1
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.color.value.a = 0.5;
   * @since 1.0
   */
  a: number;
  /**
   * Returns the color as `#rrggbb`, or as `#rrggbbaa` if it isn't opaque.
   *
   * @example
   * console.log(this.findElementByKey('_name').style.color.value.toHex()); // "#ffffff"
   * @since 2.0
   */
  toHex(): string;
  /**
   * Returns the color as `rgba(r, g, b, a)`.
   *
   * @example
   * console.log(this.findElementByKey('_name').style.color.value.toRgba()); // "rgba(255, 255, 255, 1)"
   * @since 2.0
   */
  toRgba(): string;
}

/**
 * The values accepted as a color: a {@link Color} or a string, which can be hex, `rgb()`, `hsl()`, or a CSS color name.
 *
 * @example
 * this.findElementByKey('_name').style.color.value = 'gold';
 * @since 1.0
 */
export type ColorInput = Readonly<Pick<Color, 'r' | 'g' | 'b' | 'a'>> | string;

/**
 * A color and its position in a gradient.
 *
 * @example
 * const stop = {offset: 0.5, color: '#ff8800'};
 * @since 2.0
 */
export interface GradientStop<ColorValue = Color> {
  /**
   * The position of the color, as a fraction of the gradient's length.
   *
   * @unit fraction of the length
   * @range 0…1
   * @throws TypeError if the value isn't a finite number when you set the gradient. A number that's out of range is clamped when
   * painted.
   * @example
   * const stop = {offset: 0, color: 'red'};
   * @since 2.0
   */
  readonly offset: number;
  /**
   * The color at that position.
   *
   * @throws TypeError if the value isn't a color when you set the gradient.
   * @example
   * const stop = {offset: 1, color: 'rgb(0 0 255 / 0.5)'};
   * @since 2.0
   */
  readonly color: ColorValue;
}

/**
 * A gradient that `fill` accepts instead of a color. To change the gradient, write a new gradient to `fill`.
 *
 * @example
 * this.findLayerByName('Plate').element.style.fill.value = {
 *   type: 'linear',
 *   angle: 90,
 *   stops: [{offset: 0, color: '#0b2a5b'}, {offset: 1, color: '#1d6fd1'}],
 * };
 * @since 2.0
 */
export interface Gradient<ColorValue = Color> {
  /**
   * The shape of the gradient. A `linear` gradient runs along a line through the center, and a `radial` gradient runs from the
   * center to the corners.
   *
   * @throws TypeError if the value is neither `linear` nor `radial` when you set the gradient.
   * @example
   * const stops = [{offset: 0, color: 'white'}, {offset: 1, color: 'navy'}];
   * this.findLayerByName('Plate').element.style.fill.value = {type: 'radial', stops};
   * @since 2.0
   */
  readonly type: 'linear' | 'radial';
  /**
   * The direction of a linear gradient, in degrees clockwise: 0 points up, and 90 points to the right. Radial gradients ignore
   * the angle.
   *
   * @unit deg
   * @defaultValue 0
   * @range any finite number
   * @throws TypeError if the value isn't a finite number when you set the gradient.
   * @example
   * const stops = [{offset: 0, color: 'navy'}, {offset: 1, color: 'coral'}];
   * this.findLayerByName('Plate').element.style.fill.value = {type: 'linear', angle: 180, stops};
   * @since 2.0
   */
  readonly angle: number;
  /**
   * The colors and their positions from 0 to 1. A gradient needs at least two stops.
   *
   * @throws TypeError if there are fewer than two stops when you set the gradient.
   * @example
   * const fill = this.findLayerByName('Plate').element.style.fill.value;
   * if ('stops' in fill) console.log(fill.stops.length);
   * @since 2.0
   */
  readonly stops: readonly GradientStop<ColorValue>[];
}

/**
 * The values that `fill` accepts: a color or a gradient. You can leave out a gradient's angle.
 *
 * @example
 * this.findLayerByName('Plate').element.style.fill.value = 'hsl(215 80% 30%)';
 * @since 2.0
 */
export type FillInput = ColorInput | (Omit<Gradient<ColorInput>, 'angle'> & { readonly angle?: number });

/**
 * A point relative to an element, given as fractions of the element's size.
 *
 * @example
 * this.findElementByKey('_name').transformOrigin.x = 0;
 * @since 1.4
 */
export interface Origin {
  /**
   * The horizontal position, from 0 at the left edge to 1 at the right edge.
   *
   * @unit fraction of the size
   * @defaultValue 0.5
   * @range any finite number; below 0 or above 1, the point is outside the element
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findElementByKey('_name').transformOrigin.x = 0;
   * @since 1.4
   */
  x: number;
  /**
   * The vertical position, from 0 at the top edge to 1 at the bottom edge.
   *
   * @unit fraction of the size
   * @defaultValue 0.5
   * @range any finite number; below 0 or above 1, the point is outside the element
   * @throws TypeError if the value isn't a finite number.
   * @example
   * this.findElementByKey('_name').transformOrigin.y = 1;
   * @since 1.4
   */
  y: number;
}

/**
 * `this` in an action, which is the composition. It also accepts variables of your own, which every action of the composition shares.
 */
export type ActionThis = Composition & { [name: string]: any };

declare global {
  /** The template, in scope in every action. */
  const keyfill: Keyfill;
}
