// Keyfill runtime 2.3.0: types for writers of actions. In every action `keyfill` is in scope and `this` is the composition.

export type ElementType = 'text' | 'image' | 'image-loader' | 'image-sequence' | 'rectangle' | 'ellipse' | 'path' | 'lottie' | 'composition';

/**
 * Lets the command continue: to the next middleware, in the end to the default. Calling it twice counts once.
 *
 * @example
 * keyfill.useOnPlay((next) => setTimeout(next, 200));
 * @since 1.0
 */
export type Next = () => void;

/**
 * Takes a middleware out again. Calling it twice counts once.
 *
 * @example
 * const takeOut = keyfill.useOnPlay((next) => next());
 * takeOut();
 * @since 1.0
 */
export type TakeOut = () => void;

/**
 * Which commands have arrived since load.
 *
 * @example
 * if (!keyfill.flags.update) console.log('no template data yet');
 * @since 1.0
 */
export interface Flags {
  /**
   * Whether the template is loaded.
   *
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.load); // true
   * @since 1.0
   */
  readonly load: boolean;
  /**
   * Whether update has arrived.
   *
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.update);
   * @since 1.0
   */
  readonly update: boolean;
  /**
   * Whether play has arrived.
   *
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.play);
   * @since 1.0
   */
  readonly play: boolean;
  /**
   * Whether next has arrived.
   *
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.next);
   * @since 1.0
   */
  readonly next: boolean;
  /**
   * Whether stop has arrived.
   *
   * @defaultValue false
   * @example
   * console.log(keyfill.flags.stop);
   * @since 1.0
   */
  readonly stop: boolean;
}

/**
 * The template as its actions see it. It is in scope in every action.
 *
 * @example
 * console.log(keyfill.mainComposition.name);
 * @since 1.0
 */
export interface Keyfill {
  /**
   * The last value of each key that has arrived, as text.
   *
   * @defaultValue empty
   * @example
   * console.log(keyfill.templateData._name);
   * @since 1.0
   */
  readonly templateData: Readonly<Record<string, string>>;
  /**
   * Which commands have arrived since load.
   *
   * @example
   * console.log(keyfill.flags.play);
   * @since 1.0
   */
  readonly flags: Flags;
  /**
   * The composition that commands drive. It exists once the actions have been read: ask for it inside an action.
   *
   * @throws Error while the actions are being read.
   * @example
   * keyfill.mainComposition.pause();
   * @since 1.0
   */
  readonly mainComposition: Composition;
  /**
   * All compositions, in the order of the project. They exist once the actions have been read: ask for them inside an action.
   *
   * @throws Error while the actions are being read.
   * @example
   * console.log(keyfill.compositions.length);
   * @since 1.0
   */
  readonly compositions: readonly Composition[];
  /**
   * Version of the runtime.
   *
   * @example
   * console.log(keyfill.version);
   * @since 1.0
   */
  readonly version: string;
  /**
   * Puts a middleware before the default of play, which restarts the main composition at frame 0.
   * If it throws, that is reported and the command continues.
   *
   * @param callback - Gets `next`; play continues when it is called.
   * @returns A function that takes the middleware out again.
   * @throws TypeError when `callback` is no function.
   * @example
   * keyfill.useOnPlay((next) => {
   *   console.log('on air');
   *   next();
   * });
   * @since 1.0
   */
  useOnPlay(callback: (next: Next) => void): TakeOut;
  /**
   * Puts a middleware before the default of next, which continues playback to the following rest. The default does nothing unless
   * playback rests after a play; at rest on the outro's last frame during a stop, it hides the graphic.
   * If it throws, that is reported and the command continues.
   *
   * @param callback - Gets `next`; the command continues when it is called.
   * @returns A function that takes the middleware out again.
   * @throws TypeError when `callback` is no function.
   * @example
   * keyfill.useOnNext((next) => next());
   * @since 1.0
   */
  useOnNext(callback: (next: Next) => void): TakeOut;
  /**
   * Puts a middleware before the default of stop, which plays the outro. Until `next` is called, the stop is pending: playback in
   * reverse that reaches frame 0 hides the graphic. A later play, stop, or remove command cancels it, and next doesn't.
   * If it throws, that is reported and the command continues.
   *
   * @param callback - Gets `next`; stop continues when it is called.
   * @returns A function that takes the middleware out again.
   * @throws TypeError when `callback` is no function.
   * @example
   * keyfill.useOnStop((next) => {
   *   console.log('going off air');
   *   next();
   * });
   * @since 1.0
   */
  useOnStop(callback: (next: Next) => void): TakeOut;
  /**
   * Puts a middleware before the default of update for one key, in which every element with that key takes the value.
   * It runs for each update in which the key has changed. If it throws, that is reported and the update continues.
   *
   * @param key - The key.
   * @param callback - Gets the key, the new value and `next`.
   * @returns A function that takes the middleware out again.
   * @throws TypeError when `key` is no string or `callback` no function.
   * @example
   * keyfill.useOnUpdate('_name', (key, value, next) => {
   *   console.log(key, value);
   *   next();
   * });
   * @since 1.0
   */
  useOnUpdate(key: string, callback: (key: string, value: string, next: Next) => void): TakeOut;
  /**
   * Handles an invoke command. Invoke commands have no default.
   * If it throws, that is reported and the other handlers run.
   *
   * @param name - Name of the invoke command.
   * @param callback - Gets the argument of the command and `next`, which lets the handlers after it run.
   * @returns A function that takes the handler out again.
   * @throws TypeError when `name` is no string or `callback` no function.
   * @example
   * keyfill.useOnInvoke('highlight', (argument, next) => {
   *   console.log(argument);
   *   next();
   * });
   * @since 2.2
   */
  useOnInvoke(name: string, callback: (argument: unknown, next: Next) => void): TakeOut;
}

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

/**
 * An action at a frame. What it does is in the template's code; this tells where it is.
 *
 * @example
 * const steps = this.frameActions.filter((action) => action.isStep);
 * console.log(steps.length + 1);
 * @since 1.0
 */
export interface FrameAction {
  /**
   * Frame whose entering runs the action.
   *
   * @unit frames
   * @range 0…duration − 1
   * @example
   * for (const action of this.frameActions) console.log(action.frame);
   * @since 1.0
   */
  readonly frame: number;
  /**
   * Name that the designer gave it.
   *
   * @defaultValue empty
   * @example
   * for (const action of this.frameActions) console.log(action.name);
   * @since 1.0
   */
  readonly name: string;
  /**
   * Whether playback rests after the action, until next.
   *
   * @defaultValue false
   * @example
   * console.log(this.frameActions.some((action) => action.isStep));
   * @since 1.0
   */
  readonly isStep: boolean;
  /**
   * Whether the outro starts here. One action of a composition at most is the outro.
   *
   * @defaultValue false
   * @example
   * console.log(this.frameActions.find((action) => action.isOutro)?.frame);
   * @since 1.0
   */
  readonly isOutro: boolean;
}

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

/**
 * What all nine types of element have.
 *
 * @example
 * const element = this.findElementByKey('_name');
 * console.log(element.type, element.id);
 * @since 1.0
 */
export interface ElementBase<Type extends ElementType = ElementType, Style = CommonStyle & EffectStyle> {
  /**
   * Id of the element, unique in the project.
   *
   * @example
   * console.log(this.layers[0].element.id);
   * @since 1.0
   */
  readonly id: string;
  /**
   * The name by which template data reaches the element, or null.
   *
   * @defaultValue null
   * @example
   * console.log(this.layers[0].element.key);
   * @since 1.0
   */
  readonly key: string | null;
  /**
   * Type of the element: one of nine.
   *
   * @example
   * if (this.layers[0].element.type === 'rectangle') console.log('a rectangle');
   * @since 1.0
   */
  readonly type: Type;
  /**
   * The node in the page. Your own classes, `data-` attributes, and listeners on it stay; the runtime writes its inline
   * style and its content, so write to `style` instead.
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
   * The style properties, by name: exactly those that this type of element has. Another name is `undefined`.
   *
   * @example
   * this.findElementByKey('_name').style.opacity.value = 0.8;
   * @since 1.0
   */
  readonly style: Readonly<Style>;
  /**
   * The point about which the element turns and scales, as fractions of its size.
   *
   * @unit fractions of the size
   * @defaultValue x 0.5, y 0.5
   * @throws TypeError when x or y is no finite number.
   * @example
   * this.findElementByKey('_name').transformOrigin = {x: 0, y: 1};
   * @since 1.4
   */
  transformOrigin: Origin;
}

/**
 * Width and height in CSS pixels of the composition.
 *
 * @example
 * const {width, height} = this.findElementByKey('_name').measure();
 * console.log(width > height);
 * @since 1.0
 */
export interface Size {
  /**
   * Width.
   *
   * @unit px of the composition
   * @example
   * console.log(this.findElementByKey('_name').measure().width);
   * @since 1.0
   */
  readonly width: number;
  /**
   * Height.
   *
   * @unit px of the composition
   * @example
   * console.log(this.findElementByKey('_name').measure().height);
   * @since 1.0
   */
  readonly height: number;
}

/**
 * Text.
 *
 * @example
 * const name = this.findElementByKey('_name');
 * name.content = 'Ada Lovelace';
 * @since 1.0
 */
export interface TextElement extends ElementBase<'text', CommonStyle & TextOnlyStyle & EffectStyle> {
  /**
   * The text. Template data with the element's key is written here.
   *
   * @defaultValue empty
   * @throws TypeError when something other than a string is written.
   * @example
   * this.findElementByKey('_name').content = 'Grace Hopper';
   * @since 1.0
   */
  content: string;
  /**
   * Whether the box follows the content. It grows from the side of `textAlign`: to the right, to both sides, or to the left.
   * `width` and `height` are not used then. Growth is counted from the content that the project file has.
   *
   * @defaultValue true
   * @throws TypeError when something other than true or false is written.
   * @example
   * this.findElementByKey('_name').autoSize = false;
   * @since 1.0
   */
  autoSize: boolean;
  /**
   * Whether a text that is too wide is narrowed to fit its box. Has an effect only without `autoSize`.
   * Lines break only where the content has line breaks; the widest one decides.
   *
   * @defaultValue false
   * @throws TypeError when something other than true or false is written.
   * @example
   * const name = this.findElementByKey('_name');
   * name.autoSize = false;
   * name.autoSqueeze = true;
   * @since 1.0
   */
  autoSqueeze: boolean;
  /**
   * Whether line breaks in the content are kept and long lines are wrapped at the width of the box. Without it the text is one line.
   *
   * @defaultValue false
   * @throws TypeError when something other than true or false is written.
   * @example
   * const name = this.findElementByKey('_name');
   * name.multiline = true;
   * name.content = 'First line\nSecond line';
   * @since 1.0
   */
  multiline: boolean;
  /**
   * Size of the text at the active frame, with padding, before it is squeezed. Zero while the template is not in a page.
   *
   * @unit px of the composition
   * @returns Width and height.
   * @example
   * const {width} = this.findElementByKey('_name').measure();
   * this.findLayerByName('Plate').element.style.width.value = width + 48;
   * @since 1.0
   */
  measure(): Size;
}

/**
 * A rectangle. What it looks like is told by fill, stroke and border radius.
 *
 * @example
 * this.findLayerByName('Plate').element.style.fill.value = '#0b2a5b';
 * @since 1.0
 */
export type RectangleElement = ElementBase<'rectangle', CommonStyle & ShapeStyle & CornerStyle & EffectStyle>;

/**
 * An ellipse that fills its box.
 *
 * @example
 * this.findLayerByName('Dot').element.style.fill.value = 'crimson';
 * @since 1.0
 */
export type EllipseElement = ElementBase<'ellipse', CommonStyle & ShapeStyle & EffectStyle>;

/**
 * A shape drawn with SVG path data.
 *
 * @example
 * this.findLayerByName('Arrow').element.data = 'M0 0L100 50L0 100Z';
 * @since 1.0
 */
export interface PathElement extends ElementBase<'path', CommonStyle & ShapeStyle & EffectStyle> {
  /**
   * SVG path data in element pixels, scaled from its own box to width and height.
   *
   * @defaultValue empty
   * @throws TypeError when it is no string, or no valid path data; the old path stays.
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
type Member<Union, Name extends PropertyKey> =
  Union extends Readonly<Record<Name, infer Value>> ? Value : never;
type AllMembers<Union> = { [Name in Key<Union>]: Member<Union, Name> };

/**
 * An element of any type. It has what all types have, and the members of its own type; check `type` where you do not know it.
 *
 * @example
 * const element = this.findElementByKey('_name');
 * if (element.type === 'text') element.content = 'On air';
 * @since 1.0
 */
export type AnyElement = Omit<AllMembers<Single>, 'style'> & {
  readonly style: Readonly<AllMembers<Single['style']>>;
};

/**
 * A picture of the project.
 *
 * @example
 * console.log(this.findLayerByName('Logo').element.source);
 * @since 1.0
 */
export interface ImageElement extends ElementBase<'image', CommonStyle & CornerStyle & EffectStyle> {
  /**
   * Address of the project's picture that is shown.
   *
   * @example
   * console.log(this.findLayerByName('Logo').element.source);
   * @since 1.0
   */
  readonly source: string;
}

/**
 * How an image loader puts a picture into its box: whole (`contain`), filling (`cover`), stretched, as wide or as high as the box, or unscaled.
 *
 * @example
 * this.findElementByKey('_photo').fit = 'cover';
 * @since 1.0
 */
export type ImageFit = 'contain' | 'cover' | 'stretch' | 'fit-width' | 'fit-height' | 'original';

/**
 * A picture that arrives while the template runs. Width and height are its box; the picture is fitted into it.
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
   * Address of the picture, or id of an image resource. Template data with the element's key is written here.
   * The old picture stays until the new one is decoded; a failure is reported. The empty text shows the placeholder.
   *
   * @defaultValue empty
   * @throws TypeError when something other than a string is written.
   * @example
   * this.findElementByKey('_photo').source = 'logo';
   * @since 1.0
   */
  source: string;
  /**
   * Like writing `source`, and tells when the picture is on air. Of several calls the newest wins.
   *
   * @param url - Address of the picture, or id of an image resource.
   * @returns A promise that resolves when the picture is shown or a newer one was asked for.
   * @throws Rejects when the picture cannot be loaded (the old one stays on air), with a TypeError when `url` is no string.
   * @example
   * this.findElementByKey('_photo').setSource('logo').then(() => console.log('shown'));
   * @since 1.0
   */
  setSource(url: string): Promise<void>;
  /**
   * How the picture is put into the box.
   *
   * @defaultValue contain
   * @range contain, cover, stretch, fit-width, fit-height, original
   * @throws TypeError when another text is written.
   * @example
   * this.findElementByKey('_photo').fit = 'cover';
   * @since 1.0
   */
  fit: ImageFit;
  /**
   * Address or resource id of the picture that is shown while no picture is loaded, or null.
   *
   * @defaultValue null
   * @throws TypeError when something other than a string or null is written.
   * @example
   * this.findElementByKey('_photo').placeholder = 'logo';
   * @since 1.0
   */
  placeholder: string | null;
}

/**
 * A row of pictures, one for each frame of the composition. It follows its layer until `play`, `pause` or `goToImage` is called.
 *
 * @example
 * this.findLayerByName('Wipe').element.loop = false;
 * @since 1.0
 */
export interface ImageSequenceElement extends ElementBase<'image-sequence', CommonStyle & EffectStyle> {
  /**
   * Addresses of the pictures, in order.
   *
   * @example
   * console.log(this.findLayerByName('Wipe').element.images.length);
   * @since 1.0
   */
  readonly images: readonly string[];
  /**
   * Index of the picture that is shown. Writing it is the same as `goToImage`.
   *
   * @defaultValue 0
   * @range 0…number of pictures − 1
   * @throws TypeError when it is no finite number; an index out of range is clamped.
   * @example
   * this.findLayerByName('Wipe').element.activeImage = 1;
   * @since 1.0
   */
  activeImage: number;
  /**
   * Whether the sequence starts again after its last picture; otherwise that one stays.
   *
   * @defaultValue true
   * @throws TypeError when something other than true or false is written.
   * @example
   * this.findLayerByName('Wipe').element.loop = false;
   * @since 1.0
   */
  loop: boolean;
  /**
   * Plays by itself from the active picture, one picture for each frame of the composition.
   *
   * @example
   * this.findLayerByName('Wipe').element.play();
   * @since 1.0
   */
  play(): void;
  /**
   * Rests on the active picture.
   *
   * @example
   * this.findLayerByName('Wipe').element.pause();
   * @since 1.0
   */
  pause(): void;
  /**
   * Shows a picture, paused.
   *
   * @param index - Index of the picture. An index out of range is clamped.
   * @throws TypeError when `index` is no finite number.
   * @example
   * this.findLayerByName('Wipe').element.goToImage(1);
   * @since 1.0
   */
  goToImage(index: number): void;
}

/**
 * Style properties of every element: position, size and transform.
 *
 * @example
 * this.findElementByKey('_name').style.x.value = 96;
 * @since 1.0
 */
export interface CommonStyle {
  /**
   * Left edge of the box, before the transform.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findElementByKey('_name').style.x.value = 96;
   * @group position
   * @since 1.0
   */
  readonly x: NumberProperty;
  /**
   * Top edge of the box, before the transform.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findElementByKey('_name').style.y.value = 860;
   * @group position
   * @since 1.0
   */
  readonly y: NumberProperty;
  /**
   * Width of the box. A text element with `autoSize` has the width of its content instead.
   *
   * @unit px of the composition
   * @defaultValue 100; images, image sequences, Lottie and compositions: their natural width
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.width.value = 640;
   * @group size
   * @since 1.0
   */
  readonly width: NumberProperty;
  /**
   * Height of the box. A text element with `autoSize` has the height of its content instead.
   *
   * @unit px of the composition
   * @defaultValue 100; images, image sequences, Lottie and compositions: their natural height
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.height.value = 96;
   * @group size
   * @since 1.0
   */
  readonly height: NumberProperty;
  /**
   * Rotation about the transform origin, clockwise.
   *
   * @unit deg
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findElementByKey('_name').style.rotation.value = -4;
   * @group transform
   * @since 1.4
   */
  readonly rotation: NumberProperty;
  /**
   * Horizontal scale about the transform origin; a negative number mirrors.
   *
   * @defaultValue 1
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findElementByKey('_name').style.scaleX.value = 1.2;
   * @group transform
   * @since 1.4
   */
  readonly scaleX: NumberProperty;
  /**
   * Vertical scale about the transform origin; a negative number mirrors.
   *
   * @defaultValue 1
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findElementByKey('_name').style.scaleY.value = 1.2;
   * @group transform
   * @since 1.4
   */
  readonly scaleY: NumberProperty;
  /**
   * Opacity of the whole element: 0 is invisible, 1 is opaque.
   *
   * @defaultValue 1
   * @range 0…1
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.opacity.value = 0.5;
   * @group transform
   * @since 1.0
   */
  readonly opacity: NumberProperty;
}

/**
 * Style properties of rectangle, ellipse and path: fill and outline.
 *
 * @example
 * this.findLayerByName('Plate').element.style.fill.value = '#0b2a5b';
 * @since 1.0
 */
export interface ShapeStyle {
  /**
   * Color or gradient of the inside.
   *
   * @defaultValue #ffffff
   * @throws TypeError when something that is neither a color nor a gradient is written.
   * @example
   * this.findLayerByName('Plate').element.style.fill.value = '#0b2a5b';
   * @group fill and stroke
   * @since 1.0
   */
  readonly fill: FillProperty;
  /**
   * Color of the outline.
   *
   * @defaultValue transparent
   * @throws TypeError when something that is no color is written.
   * @example
   * this.findLayerByName('Plate').element.style.stroke.value = 'white';
   * @group fill and stroke
   * @since 1.0
   */
  readonly stroke: ColorProperty;
  /**
   * Width of the outline. It lies on the edge, half of it inside.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').element.style.strokeWidth.value = 4;
   * @group fill and stroke
   * @since 1.0
   */
  readonly strokeWidth: NumberProperty;
}

/**
 * Style properties of what has corners: rectangle, image, image loader and composition.
 *
 * @example
 * this.findLayerByName('Plate').element.style.borderRadius.value = 8;
 * @since 2.0
 */
export interface CornerStyle {
  /**
   * Radius of the corners; at most half of the shorter side is painted.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').element.style.borderRadius.value = 12;
   * @group corners
   * @since 2.0
   */
  readonly borderRadius: NumberProperty;
}

/**
 * Style properties of every element: drop shadow and filters. Filters apply first, in this order, then the shadow.
 *
 * @example
 * this.findElementByKey('_name').style.filterBlur.value = 2;
 * @since 1.0
 */
export interface EffectStyle {
  /**
   * Distance of the drop shadow to the right.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findElementByKey('_name').style.dropShadowX.value = 4;
   * @group drop shadow
   * @since 1.0
   */
  readonly dropShadowX: NumberProperty;
  /**
   * Distance of the drop shadow downwards.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findElementByKey('_name').style.dropShadowY.value = 4;
   * @group drop shadow
   * @since 1.0
   */
  readonly dropShadowY: NumberProperty;
  /**
   * Softness of the drop shadow: the width of its edge.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.dropShadowBlur.value = 12;
   * @group drop shadow
   * @since 1.0
   */
  readonly dropShadowBlur: NumberProperty;
  /**
   * Color of the drop shadow. It follows the outline of what is painted; while it is transparent there is none.
   *
   * @defaultValue transparent
   * @throws TypeError when something that is no color is written.
   * @example
   * this.findElementByKey('_name').style.dropShadowColor.value = 'rgb(0 0 0 / 0.6)';
   * @group drop shadow
   * @since 1.0
   */
  readonly dropShadowColor: ColorProperty;
  /**
   * Blur of the whole element.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterBlur.value = 6;
   * @group filters
   * @since 1.0
   */
  readonly filterBlur: NumberProperty;
  /**
   * Brightness: 0 is black, 1 changes nothing.
   *
   * @defaultValue 1
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterBrightness.value = 1.2;
   * @group filters
   * @since 1.0
   */
  readonly filterBrightness: NumberProperty;
  /**
   * Contrast: 0 is gray, 1 changes nothing.
   *
   * @defaultValue 1
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterContrast.value = 0.8;
   * @group filters
   * @since 1.0
   */
  readonly filterContrast: NumberProperty;
  /**
   * Saturation: 0 has no color, 1 changes nothing.
   *
   * @defaultValue 1
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterSaturate.value = 0.5;
   * @group filters
   * @since 1.0
   */
  readonly filterSaturate: NumberProperty;
  /**
   * Part of the color that is taken away.
   *
   * @defaultValue 0
   * @range 0…1
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterGrayscale.value = 1;
   * @group filters
   * @since 1.0
   */
  readonly filterGrayscale: NumberProperty;
  /**
   * Part by which the colors are inverted.
   *
   * @defaultValue 0
   * @range 0…1
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterInvert.value = 1;
   * @group filters
   * @since 1.0
   */
  readonly filterInvert: NumberProperty;
  /**
   * Part by which the colors turn sepia.
   *
   * @defaultValue 0
   * @range 0…1
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.filterSepia.value = 0.6;
   * @group filters
   * @since 1.0
   */
  readonly filterSepia: NumberProperty;
  /**
   * Turn of all hues on the color wheel.
   *
   * @unit deg
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findElementByKey('_name').style.filterHueRotate.value = 90;
   * @group filters
   * @since 1.0
   */
  readonly filterHueRotate: NumberProperty;
}

/**
 * Style properties of every mask. Masks lie in pixels of the composition.
 *
 * @example
 * this.findLayerByName('Plate').masks[0].style.feather.value = 12;
 * @since 1.0
 */
export interface MaskStyle {
  /**
   * Left edge of the mask, before it is turned and scaled.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findLayerByName('Plate').masks[0].style.x.value = 96;
   * @group position
   * @since 1.0
   */
  readonly x: NumberProperty;
  /**
   * Top edge of the mask, before it is turned and scaled.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findLayerByName('Plate').masks[0].style.y.value = 860;
   * @group position
   * @since 1.0
   */
  readonly y: NumberProperty;
  /**
   * Width of the mask.
   *
   * @unit px of the composition
   * @defaultValue the composition's width
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.width.value = 640;
   * @group size
   * @since 1.0
   */
  readonly width: NumberProperty;
  /**
   * Height of the mask.
   *
   * @unit px of the composition
   * @defaultValue the composition's height
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.height.value = 96;
   * @group size
   * @since 1.0
   */
  readonly height: NumberProperty;
  /**
   * Rotation about the mask's center, clockwise.
   *
   * @unit deg
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findLayerByName('Plate').masks[0].style.rotation.value = 12;
   * @group transform
   * @since 1.4
   */
  readonly rotation: NumberProperty;
  /**
   * Horizontal scale about the mask's center.
   *
   * @defaultValue 1
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findLayerByName('Plate').masks[0].style.scaleX.value = 0.5;
   * @group transform
   * @since 1.4
   */
  readonly scaleX: NumberProperty;
  /**
   * Vertical scale about the mask's center.
   *
   * @defaultValue 1
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findLayerByName('Plate').masks[0].style.scaleY.value = 0.5;
   * @group transform
   * @since 1.4
   */
  readonly scaleY: NumberProperty;
  /**
   * How much of the layer is seen inside the shape; for an inverted mask, how much the shape takes away.
   *
   * @defaultValue 1
   * @range 0…1
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.opacity.value = 0.5;
   * @group transform
   * @since 1.0
   */
  readonly opacity: NumberProperty;
  /**
   * Width of the soft edge.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.feather.value = 24;
   * @group edge
   * @since 1.0
   */
  readonly feather: NumberProperty;
}

/**
 * Style properties of a rectangular mask.
 *
 * @example
 * this.findLayerByName('Plate').masks[0].style.borderRadius.value = 12;
 * @since 2.0
 */
export interface RectangleMaskStyle extends MaskStyle {
  /**
   * Radius of the corners of a rectangle.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findLayerByName('Plate').masks[0].style.borderRadius.value = 12;
   * @group corners
   * @since 2.0
   */
  readonly borderRadius: NumberProperty;
}

/**
 * A value of a style property at a frame, with the easing towards the next keyframe.
 *
 * @example
 * const x = this.findElementByKey('_name').style.x;
 * x.addKeyframe(0, -600, {p1x: 0.33, p1y: 1, p2x: 0.68, p2y: 1});
 * x.keyframes[0].value = -800;
 * @since 1.0
 */
export interface Keyframe<Value = number | string | Color | Gradient, Input = Value> {
  /**
   * Frame of the composition at which the property has exactly this value.
   *
   * @unit frames
   * @range 0…duration − 1
   * @example
   * const x = this.findElementByKey('_name').style.x;
   * x.addKeyframe(25, 0);
   * console.log(x.keyframes[0].frame); // 25
   * @since 1.0
   */
  readonly frame: number;
  /**
   * The value at that frame.
   *
   * @throws TypeError when a value of the wrong type is written.
   * @example
   * const x = this.findElementByKey('_name').style.x;
   * x.addKeyframe(25, 0);
   * x.keyframes[0].value = 40;
   * @since 1.0
   */
  get value(): Value;
  set value(value: Input);
  /**
   * How the value moves to the next keyframe: a cubic Bezier. It may also be written as the name of a preset.
   *
   * @defaultValue linear
   * @throws TypeError when something that is no easing is written.
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
 * One named, typed value of an element or a mask that can be animated with keyframes.
 *
 * @example
 * const opacity = this.findElementByKey('_name').style.opacity;
 * opacity.addKeyframe(0, 0, {p1x: 0.61, p1y: 1, p2x: 0.88, p2y: 1});
 * opacity.addKeyframe(12, 1);
 * @since 1.0
 */
export interface StyleProperty<Value = number | string | Color | Gradient, Input = Value> {
  /**
   * Name of the property, as it is reached from `style`.
   *
   * @example
   * console.log(this.findElementByKey('_name').style.opacity.name); // "opacity"
   * @since 1.0
   */
  readonly name: string;
  /**
   * Type of its values. `fill` is a color that may also be a gradient.
   *
   * @example
   * console.log(this.findElementByKey('_name').style.color.type); // "color"
   * @since 1.0
   */
  readonly type: 'number' | 'string' | 'color';
  /**
   * Unit of its numbers: CSS pixels of the composition, degrees, or none.
   *
   * @example
   * console.log(this.findElementByKey('_name').style.rotation.unit); // "deg"
   * @since 1.0
   */
  readonly unit: 'px' | 'deg' | '';
  /**
   * The value while there are no keyframes. A number out of range is clamped when painted.
   *
   * @throws TypeError when a value of the wrong type is written.
   * @example
   * this.findElementByKey('_name').style.opacity.value = 0.5;
   * @since 1.0
   */
  get value(): Value;
  set value(value: Input);
  /**
   * The keyframes, by frame.
   *
   * @defaultValue empty
   * @example
   * for (const keyframe of this.findElementByKey('_name').style.x.keyframes) console.log(keyframe.frame);
   * @since 1.0
   */
  readonly keyframes: readonly Keyframe<Value, Input>[];
  /**
   * Whether there are keyframes; then `value` is not used.
   *
   * @defaultValue false
   * @example
   * const {x} = this.findElementByKey('_name').style;
   * if (!x.isAnimated) x.value = 120;
   * @since 1.0
   */
  readonly isAnimated: boolean;
  /**
   * The value at a frame of the composition, as keyframes and easing make it.
   *
   * @param frame - Frame of the composition. A frame out of range is clamped.
   * @unit frames
   * @throws TypeError when `frame` is no finite number.
   * @example
   * console.log(this.findElementByKey('_name').style.x.valueAt(12));
   * @since 1.0
   */
  valueAt(frame: number): Value;
  /**
   * Sets a keyframe. One at the same frame is replaced. A keyframe before frame 0 or past the composition's end is kept as it is: it
   * shapes the values on the way to it, and the frame is shown once the composition is long enough.
   *
   * @param frame - Frame of the composition.
   * @param value - The value at that frame.
   * @param easing - How the value moves to the next keyframe: a cubic Bezier or the name of a preset; linear when left out.
   * @returns The new keyframe.
   * @throws TypeError when `frame` is no finite number, `value` is of the wrong type, or `easing` is no easing.
   * @example
   * const {y} = this.findElementByKey('_name').style;
   * y.addKeyframe(0, 1080, {p1x: 0.34, p1y: 1.56, p2x: 0.64, p2y: 1});
   * y.addKeyframe(20, 840);
   * @since 1.0
   */
  addKeyframe(frame: number, value: Input, easing?: EasingName | Readonly<Easing>): Keyframe<Value, Input>;
  /**
   * Removes the keyframe at exactly this frame. If there isn't one, nothing happens.
   *
   * @param frame - Frame of the composition.
   * @throws TypeError when `frame` is no finite number.
   * @example
   * this.findElementByKey('_name').style.x.removeKeyframe(0);
   * @since 1.0
   */
  removeKeyframe(frame: number): void;
  /**
   * Takes all keyframes away; `value` is used again.
   *
   * @example
   * this.findElementByKey('_name').style.x.clearKeyframes();
   * @since 1.0
   */
  clearKeyframes(): void;
}

/**
 * A style property that holds a number.
 *
 * @example
 * this.findElementByKey('_name').style.x.value = 96;
 * @since 1.0
 */
export type NumberProperty = StyleProperty<number>;

/**
 * A style property that holds text. Keyframes of text hold their value until the next one.
 *
 * @example
 * this.findElementByKey('_name').style.textAlign.value = 'center';
 * @since 1.0
 */
export type StringProperty<Text extends string = string> = StyleProperty<Text>;

/**
 * A style property that holds a color.
 *
 * @example
 * this.findElementByKey('_name').style.color.value = '#ffd400';
 * @since 1.0
 */
export type ColorProperty = StyleProperty<Color, ColorInput>;

/**
 * A style property that holds a color or a gradient.
 *
 * @example
 * this.findLayerByName('Plate').element.style.fill.value = 'midnightblue';
 * @since 2.0
 */
export type FillProperty = StyleProperty<Color | Gradient, FillInput>;

/**
 * Style properties that only text elements have.
 *
 * @example
 * this.findElementByKey('_name').style.fontSize.value = 64;
 * @since 1.0
 */
export interface TextOnlyStyle {
  /**
   * Color behind the text, in the whole box.
   *
   * @defaultValue transparent
   * @throws TypeError when something that is no color is written.
   * @example
   * this.findElementByKey('_name').style.backgroundColor.value = '#0b2a5b';
   * @group box
   * @since 1.0
   */
  readonly backgroundColor: ColorProperty;
  /**
   * Space between the upper edge of the box and the text.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.paddingTop.value = 12;
   * @group box
   * @since 1.0
   */
  readonly paddingTop: NumberProperty;
  /**
   * Space between the right edge of the box and the text.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.paddingRight.value = 24;
   * @group box
   * @since 1.0
   */
  readonly paddingRight: NumberProperty;
  /**
   * Space between the lower edge of the box and the text.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.paddingBottom.value = 12;
   * @group box
   * @since 1.0
   */
  readonly paddingBottom: NumberProperty;
  /**
   * Space between the left edge of the box and the text.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.paddingLeft.value = 24;
   * @group box
   * @since 1.0
   */
  readonly paddingLeft: NumberProperty;
  /**
   * Font family: the name of a font resource, or a list as in CSS.
   *
   * @defaultValue sans-serif
   * @throws TypeError when a value that is no text is written.
   * @example
   * this.findElementByKey('_name').style.fontFamily.value = 'Georgia, serif';
   * @group font
   * @since 1.0
   */
  readonly fontFamily: StringProperty;
  /**
   * Size of the font.
   *
   * @unit px of the composition
   * @defaultValue 48
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.fontSize.value = 64;
   * @group font
   * @since 1.0
   */
  readonly fontSize: NumberProperty;
  /**
   * Weight of the font: 400 is regular, 700 is bold.
   *
   * @defaultValue 400
   * @range 1…1000
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.fontWeight.value = 700;
   * @group font
   * @since 1.0
   */
  readonly fontWeight: NumberProperty;
  /**
   * Upright or italic: `normal` or `italic`.
   *
   * @defaultValue normal
   * @range normal, italic
   * @throws TypeError when a text that is none of these is written.
   * @example
   * this.findElementByKey('_name').style.fontStyle.value = 'italic';
   * @group font
   * @since 1.0
   */
  readonly fontStyle: StringProperty<'normal' | 'italic'>;
  /**
   * Space added after each letter.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findElementByKey('_name').style.letterSpacing.value = 2;
   * @group font
   * @since 1.0
   */
  readonly letterSpacing: NumberProperty;
  /**
   * Height of a line, as a multiple of the font size.
   *
   * @defaultValue 1.2
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.lineHeight.value = 1.05;
   * @group font
   * @since 1.0
   */
  readonly lineHeight: NumberProperty;
  /**
   * Color of the letters.
   *
   * @defaultValue #ffffff
   * @throws TypeError when something that is no color is written.
   * @example
   * this.findElementByKey('_name').style.color.value = '#ffd400';
   * @group font
   * @since 1.0
   */
  readonly color: ColorProperty;
  /**
   * Alignment of the lines: `left`, `center`, `right` or `justify`. With `autoSize` the box grows from this side.
   *
   * @defaultValue left
   * @range left, center, right, justify
   * @throws TypeError when a text that is none of these is written.
   * @example
   * this.findElementByKey('_name').style.textAlign.value = 'right';
   * @group paragraph
   * @since 1.0
   */
  readonly textAlign: StringProperty<'left' | 'center' | 'right' | 'justify'>;
  /**
   * Place of the text in a box that is higher: `top`, `middle` or `bottom`.
   *
   * @defaultValue top
   * @range top, middle, bottom
   * @throws TypeError when a text that is none of these is written.
   * @example
   * this.findElementByKey('_name').style.verticalTextAlign.value = 'middle';
   * @group paragraph
   * @since 1.0
   */
  readonly verticalTextAlign: StringProperty<'top' | 'middle' | 'bottom'>;
  /**
   * Letters as they are painted: `none`, `uppercase`, `lowercase` or `capitalize`. The content stays as it is.
   *
   * @defaultValue none
   * @range none, uppercase, lowercase, capitalize
   * @throws TypeError when a text that is none of these is written.
   * @example
   * this.findElementByKey('_name').style.textTransform.value = 'uppercase';
   * @group paragraph
   * @since 1.0
   */
  readonly textTransform: StringProperty<'none' | 'uppercase' | 'lowercase' | 'capitalize'>;
  /**
   * Distance of the text shadow to the right.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findElementByKey('_name').style.textShadowX.value = 2;
   * @group text shadow
   * @since 1.0
   */
  readonly textShadowX: NumberProperty;
  /**
   * Distance of the text shadow downwards.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @throws TypeError when a value that is no finite number is written.
   * @example
   * this.findElementByKey('_name').style.textShadowY.value = 2;
   * @group text shadow
   * @since 1.0
   */
  readonly textShadowY: NumberProperty;
  /**
   * Softness of the text shadow: the width of its edge.
   *
   * @unit px of the composition
   * @defaultValue 0
   * @range 0 and above
   * @throws TypeError when a value that is no finite number is written; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.textShadowBlur.value = 6;
   * @group text shadow
   * @since 1.0
   */
  readonly textShadowBlur: NumberProperty;
  /**
   * Color of the text shadow; while it is transparent there is none.
   *
   * @defaultValue transparent
   * @throws TypeError when something that is no color is written.
   * @example
   * this.findElementByKey('_name').style.textShadowColor.value = 'black';
   * @group text shadow
   * @since 1.0
   */
  readonly textShadowColor: ColorProperty;
}

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

/**
 * A cubic Bezier from (0, 0) to (1, 1): how a value moves from one keyframe to the next.
 *
 * @example
 * const fill = this.layers[0].element.style.opacity;
 * fill.addKeyframe(0, 0, {p1x: 0.25, p1y: 1, p2x: 0.5, p2y: 1});
 * @since 1.5
 */
export interface Easing {
  /**
   * Time of the first control point, as a fraction of the span between the two keyframes.
   *
   * @unit fraction of the time
   * @defaultValue 0
   * @range 0…1
   * @throws TypeError when it is no finite number; a number out of range is clamped.
   * @example
   * const opacity = this.layers[0].element.style.opacity;
   * opacity.addKeyframe(0, 0);
   * opacity.keyframes[0].easing.p1x = 0.4;
   * @since 1.5
   */
  p1x: number;
  /**
   * Value of the first control point, as a fraction of the way between the two values. Below 0 or above 1 the value overshoots.
   *
   * @unit fraction of the way
   * @defaultValue 0
   * @range any finite number
   * @throws TypeError when it is no finite number.
   * @example
   * const opacity = this.layers[0].element.style.opacity;
   * opacity.addKeyframe(0, 0);
   * opacity.keyframes[0].easing.p1y = 0.9;
   * @since 1.5
   */
  p1y: number;
  /**
   * Time of the second control point, as a fraction of the span between the two keyframes.
   *
   * @unit fraction of the time
   * @defaultValue 1
   * @range 0…1
   * @throws TypeError when it is no finite number; a number out of range is clamped.
   * @example
   * const opacity = this.layers[0].element.style.opacity;
   * opacity.addKeyframe(0, 0);
   * opacity.keyframes[0].easing.p2x = 0.6;
   * @since 1.5
   */
  p2x: number;
  /**
   * Value of the second control point, as a fraction of the way between the two values.
   *
   * @unit fraction of the way
   * @defaultValue 1
   * @range any finite number
   * @throws TypeError when it is no finite number.
   * @example
   * const opacity = this.layers[0].element.style.opacity;
   * opacity.addKeyframe(0, 0);
   * opacity.keyframes[0].easing.p2y = 1.2;
   * @since 1.5
   */
  p2y: number;
}

/**
 * Name of a preset easing. It may be written wherever an easing is taken; what is read is always an {@link Easing}.
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
 * A color: what is read from a style property of type `color`. It belongs to the property or keyframe that it was read
 * from: writing one of its parts changes what is painted. What `valueAt` gives is a copy.
 *
 * @example
 * const {color} = this.findElementByKey('_name').style;
 * color.value.a = 0.8;
 * @since 1.0
 */
export interface Color {
  /**
   * Red.
   *
   * @range 0…255
   * @throws TypeError when it is no finite number; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.color.value.r = 255;
   * @since 1.0
   */
  r: number;
  /**
   * Green.
   *
   * @range 0…255
   * @throws TypeError when it is no finite number; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.color.value.g = 128;
   * @since 1.0
   */
  g: number;
  /**
   * Blue.
   *
   * @range 0…255
   * @throws TypeError when it is no finite number; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.color.value.b = 0;
   * @since 1.0
   */
  b: number;
  /**
   * Alpha: 0 is transparent, 1 is opaque.
   *
   * @defaultValue 1
   * @range 0…1
   * @throws TypeError when it is no finite number; a number out of range is clamped when painted.
   * @example
   * this.findElementByKey('_name').style.color.value.a = 0.5;
   * @since 1.0
   */
  a: number;
  /**
   * The color as `#rrggbb`, or as `#rrggbbaa` where it is not opaque.
   *
   * @example
   * console.log(this.findElementByKey('_name').style.color.value.toHex()); // "#ffffff"
   * @since 2.0
   */
  toHex(): string;
  /**
   * The color as `rgba(r, g, b, a)`.
   *
   * @example
   * console.log(this.findElementByKey('_name').style.color.value.toRgba()); // "rgba(255, 255, 255, 1)"
   * @since 2.0
   */
  toRgba(): string;
}

/**
 * What may be written where a color is taken: a {@link Color}, or text: hex, `rgb()`, `hsl()`, or a CSS color name.
 *
 * @example
 * this.findElementByKey('_name').style.color.value = 'gold';
 * @since 1.0
 */
export type ColorInput = Readonly<Pick<Color, 'r' | 'g' | 'b' | 'a'>> | string;

/**
 * A color at a place of a gradient.
 *
 * @example
 * const stop = {offset: 0.5, color: '#ff8800'};
 * @since 2.0
 */
export interface GradientStop<ColorValue = Color> {
  /**
   * Place of the color, as a fraction of the gradient's length.
   *
   * @unit fraction of the length
   * @range 0…1
   * @throws TypeError, when the gradient is written, if it is no finite number; a number out of range is clamped when painted.
   * @example
   * const stop = {offset: 0, color: 'red'};
   * @since 2.0
   */
  readonly offset: number;
  /**
   * The color at that place.
   *
   * @throws TypeError, when the gradient is written, if it is no color.
   * @example
   * const stop = {offset: 1, color: 'rgb(0 0 255 / 0.5)'};
   * @since 2.0
   */
  readonly color: ColorValue;
}

/**
 * A gradient: what `fill` can hold instead of a color. To change one, write a new one.
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
   * `linear` runs along a line through the middle; `radial` runs from the middle to the corners.
   *
   * @throws TypeError, when the gradient is written, if it is neither.
   * @example
   * const stops = [{offset: 0, color: 'white'}, {offset: 1, color: 'navy'}];
   * this.findLayerByName('Plate').element.style.fill.value = {type: 'radial', stops};
   * @since 2.0
   */
  readonly type: 'linear' | 'radial';
  /**
   * Direction of a linear gradient in degrees, clockwise: 0 runs upwards, 90 to the right. A radial gradient has no direction.
   *
   * @unit deg
   * @defaultValue 0
   * @range any finite number
   * @throws TypeError, when the gradient is written, if it is no finite number.
   * @example
   * const stops = [{offset: 0, color: 'navy'}, {offset: 1, color: 'coral'}];
   * this.findLayerByName('Plate').element.style.fill.value = {type: 'linear', angle: 180, stops};
   * @since 2.0
   */
  readonly angle: number;
  /**
   * The colors and their places, from 0 to 1; at least two.
   *
   * @throws TypeError, when the gradient is written, if there are fewer than two.
   * @example
   * const fill = this.findLayerByName('Plate').element.style.fill.value;
   * if ('stops' in fill) console.log(fill.stops.length);
   * @since 2.0
   */
  readonly stops: readonly GradientStop<ColorValue>[];
}

/**
 * What may be written to `fill`: a color or a gradient. The angle of a gradient may be left out.
 *
 * @example
 * this.findLayerByName('Plate').element.style.fill.value = 'hsl(215 80% 30%)';
 * @since 2.0
 */
export type FillInput = ColorInput | (Omit<Gradient<ColorInput>, 'angle'> & { readonly angle?: number });

/**
 * A point: fractions of an element's size.
 *
 * @example
 * this.findElementByKey('_name').transformOrigin.x = 0;
 * @since 1.4
 */
export interface Origin {
  /**
   * Place between the left edge (0) and the right edge (1).
   *
   * @unit fraction of the size
   * @defaultValue 0.5
   * @range any finite number; outside 0…1 the point lies beside the element
   * @throws TypeError when it is no finite number.
   * @example
   * this.findElementByKey('_name').transformOrigin.x = 0;
   * @since 1.4
   */
  x: number;
  /**
   * Place between the top edge (0) and the bottom edge (1).
   *
   * @unit fraction of the size
   * @defaultValue 0.5
   * @range any finite number; outside 0…1 the point lies beside the element
   * @throws TypeError when it is no finite number.
   * @example
   * this.findElementByKey('_name').transformOrigin.y = 1;
   * @since 1.4
   */
  y: number;
}

declare global {
  /** The template, in scope in every action. */
  const keyfill: Keyfill;
}
