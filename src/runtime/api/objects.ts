import type { ElementType } from '../model/properties.ts';
import type { CommonStyle, CornerStyle, ShapeStyle } from './style-common.ts';
import type { EffectStyle } from './style-effects.ts';
import type { MaskStyle, RectangleMaskStyle } from './style-mask.ts';
import type { TextOnlyStyle } from './style-text.ts';
import type { Origin } from './values.ts';

/**
 * The options of `play` and `goToAndPlay`.
 * @example
 * this.play({reverse: true});
 */
export interface PlayOptions {
  /**
   * Whether to play toward frame 0. Reverse playback doesn't run any actions.
   * @defaultValue false
   * @throws TypeError if the value isn't a boolean.
   * @example
   * this.goToAndPlay(50, {reverse: true});
   */
  readonly reverse?: boolean;
}

/**
 * A timeline with a size, a frame rate, and layers. In an action, `this` is the composition that the action
 * belongs to.
 * @example
 * console.log(this.name, this.activeFrame, this.duration);
 */
export interface Composition {
  /**
   * The composition's ID, unique within the project.
   * @example
   * const isMain = this.id === keyfill.mainComposition.id;
   */
  readonly id: string;
  /**
   * The composition's name, as the designer entered it.
   * @example
   * const badge = keyfill.compositions.find((one) => one.name === 'Badge');
   */
  readonly name: string;
  /**
   * The DOM node that contains the layers. You can add your own classes, `data-` attributes, listeners, and
   * child nodes, but the runtime overwrites the node's inline styles.
   * @example
   * console.log(this.domNode.childElementCount);
   */
  readonly domNode: HTMLElement;
  /**
   * The composition's width.
   * @unit px
   * @example
   * this.findLayerByName('Plate').element.style.width.value = this.width;
   */
  readonly width: number;
  /**
   * The composition's height.
   * @unit px
   * @example
   * const isVertical = this.height > this.width;
   */
  readonly height: number;
  /**
   * The frame rate. The app offers 25, 29.97 (30000/1001), 30, 50, 59.94 (60000/1001), and 60.
   * @unit frames per second
   * @defaultValue 50
   * @range above 0
   * @throws TypeError if the value isn't a finite number above 0. Rates above 240 are clamped.
   * @example
   * this.fps = 25;
   */
  fps: number;
  /**
   * The number of frames, up to 24 hours at 60 frames per second. The last frame is duration − 1.
   * @unit frames
   * @defaultValue as in the composition's settings
   * @range 1…5184000
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped.
   * @example
   * this.duration = 200;
   */
  duration: number;
  /**
   * The first frame, which is always 0.
   * @unit frames
   * @defaultValue 0
   * @example
   * this.goToFrame(this.startFrame);
   */
  readonly startFrame: number;
  /**
   * The frame where the outro starts, or null if there isn't an outro. Unless a stop is in progress, forward
   * playback rests on the frame before the outro.
   * @unit frames
   * @defaultValue the frame of the outro action, or null
   * @range 1 and above, or null
   * @throws TypeError if the value is neither null nor a finite number.
   * @example
   * this.outroFrame = 80;
   */
  outroFrame: number | null;
  /**
   * The playhead's current frame.
   * @unit frames
   * @defaultValue 0
   * @range 0…duration − 1
   * @example
   * const seconds = this.activeFrame / this.fps;
   */
  readonly activeFrame: number;
  /**
   * Whether the playhead is moving.
   * @defaultValue false
   * @example
   * if (this.isPlaying) this.pause();
   */
  readonly isPlaying: boolean;
  /**
   * Whether all resources have been loaded and measured. When an action runs, the value is always true.
   * @defaultValue false
   * @example
   * const isReady = keyfill.mainComposition.isComputed;
   */
  readonly isComputed: boolean;
  /**
   * Whether the composition is shown. The main composition becomes visible only when it's played. It becomes
   * invisible only at the end of a stop.
   * @defaultValue false for the main composition, true for nested ones
   * @example
   * if (this.isVisible) this.stop();
   */
  readonly isVisible: boolean;
  /**
   * The layers, from back to front.
   * @example
   * for (const layer of this.layers) console.log(layer.name);
   */
  readonly layers: readonly Layer[];
  /**
   * The frame actions, in frame order.
   * @defaultValue empty
   * @example
   * for (const action of this.frameActions) console.log(action.frame, action.name);
   */
  readonly frameActions: readonly FrameAction[];
  /**
   * Plays from the active frame to the next frame where playback rests, or to frame 0 in reverse. Forward
   * playback starts with the active frame's action unless it resumes after a rest or a pause. During a stop,
   * forward playback continues to the end of the outro, and reverse playback hides the composition at frame
   * 0. If an action starts reverse playback, the direction changes on the next tick.
   * @param options - Set `reverse` to true to play toward frame 0.
   * @throws TypeError if `options` isn't an object or `reverse` isn't a boolean.
   * @example
   * this.play({reverse: true});
   */
  play(options?: PlayOptions): void;
  /**
   * Pauses playback on the active frame. A pause isn't a step.
   * @example
   * this.pause();
   */
  pause(): void;
  /**
   * Plays from the outro frame to the end and then hides the composition. If playback hasn't reached the
   * frame before the outro, the values on screen blend into the outro's keyframes. If there isn't an outro,
   * the composition is hidden immediately. Nothing happens if the composition hasn't been played, is already
   * stopping, is invisible, or is a nested composition that still follows its parent. The method does the
   * same as the `stop` command's default behavior, but it doesn't run middleware.
   * @example
   * this.stop();
   */
  stop(): void;
  /**
   * Jumps to a frame and pauses there, without running any actions. Once the composition has played, `play`
   * and the `next` command continue from there without running that frame's action. To run the action, use
   * `goToAndPlay`. A stop in progress isn't canceled. When playback continues, it runs from the new frame to
   * the end of the outro.
   * @param frame - The frame. A frame that's out of range is clamped.
   * @unit frames
   * @throws TypeError if `frame` isn't a finite number.
   * @example
   * this.goToFrame(25);
   */
  goToFrame(frame: number): void;
  /**
   * Jumps to a frame and plays from there. In forward playback, the frame's action runs first.
   * @param frame - The frame. A frame that's out of range is clamped.
   * @param options - Set `reverse` to true to play toward frame 0.
   * @unit frames
   * @throws TypeError if `frame` isn't a finite number, `options` isn't an object, or `reverse` isn't a
   *   boolean.
   * @example
   * this.goToAndPlay(25);
   */
  goToAndPlay(frame: number, options?: PlayOptions): void;
  /**
   * Returns the first element with the given key. The search covers the composition's own layers first,
   * followed by nested compositions, depth first.
   * @param key - The key as in the Inspector, in the same case and with its underscore.
   * @returns The element, or `undefined` if no element has that key.
   * @throws TypeError if `key` isn't a string.
   * @example
   * this.findElementByKey('_name').content = 'Ada Lovelace';
   */
  findElementByKey(key: string): AnyElement | undefined;
  /**
   * Returns all elements with the given key, in the search order of `findElementByKey`.
   * @param key - The key in the Inspector, as for `findElementByKey`.
   * @returns The elements, or an empty array.
   * @throws TypeError if `key` isn't a string.
   * @example
   * for (const element of this.findElementsByKey('_name')) element.style.opacity.value = 0.5;
   */
  findElementsByKey(key: string): AnyElement[];
  /**
   * Returns the first of the composition's own layers with the given name. Layers of nested compositions
   * aren't searched.
   * @param name - The name as in the Timeline, in the same case.
   * @returns The layer, or `undefined` if no layer has that name.
   * @throws TypeError if `name` isn't a string.
   * @example
   * this.findLayerByName('Plate').isVisible = false;
   */
  findLayerByName(name: string): Layer | undefined;
}

/**
 * Describes an action on a frame of the timeline. The action's code isn't accessible.
 * @example
 * const steps = this.frameActions.filter((action) => action.isStep);
 * console.log(steps.length + 1);
 */
export interface FrameAction {
  /**
   * The frame that triggers the action when the playhead enters it.
   * @unit frames
   * @range 0…duration − 1
   * @example
   * for (const action of this.frameActions) console.log(action.frame);
   */
  readonly frame: number;
  /**
   * The action's name, as the designer entered it.
   * @defaultValue empty
   * @example
   * for (const action of this.frameActions) console.log(action.name);
   */
  readonly name: string;
  /**
   * Whether playback rests after the action until a `next` command arrives.
   * @defaultValue false
   * @example
   * console.log(this.frameActions.some((action) => action.isStep));
   */
  readonly isStep: boolean;
  /**
   * Whether the action marks the start of the outro. A composition has at most one outro action.
   * @defaultValue false
   * @example
   * console.log(this.frameActions.find((action) => action.isOutro)?.frame);
   */
  readonly isOutro: boolean;
}

/**
 * A span of frames in which a composition shows one element. Later layers are painted on top of earlier ones.
 * @example
 * const plate = this.findLayerByName('Plate');
 * plate.isVisible = false;
 */
export interface Layer {
  /**
   * The layer's ID, unique within the project.
   * @example
   * console.log(this.layers[0].id);
   */
  readonly id: string;
  /**
   * The layer's name, as the designer entered it.
   * @example
   * console.log(this.layers[0].name);
   */
  readonly name: string;
  /**
   * The layer's first frame, in frames of the composition. Moving a layer doesn't move its keyframes.
   * @unit frames
   * @defaultValue 0
   * @range 0…duration of the composition − 1
   * @throws TypeError if the value isn't a finite number. A frame that's out of range is clamped.
   * @example
   * this.findLayerByName('Plate').startFrame = 10;
   */
  startFrame: number;
  /**
   * The layer's length in frames. The layer's last frame is `startFrame + duration − 1`.
   * @unit frames
   * @range 1…5184000
   * @defaultValue the composition's duration
   * @example
   * this.findLayerByName('Plate').duration = 50;
   */
  duration: number;
  /**
   * Whether the layer is shown during its span of frames.
   * @defaultValue true
   * @example
   * this.findLayerByName('Plate').isVisible = false;
   */
  isVisible: boolean;
  /**
   * Whether the layer is a guide, which helps with drawing but never appears in the output.
   * @defaultValue false
   * @example
   * console.log(this.layers.filter((layer) => layer.isGuide).length);
   */
  readonly isGuide: boolean;
  /**
   * The element that the layer shows.
   * @example
   * this.findLayerByName('Plate').element.style.opacity.value = 0.9;
   */
  readonly element: AnyElement;
  /**
   * The masks that clip what the layer shows. If a layer has several masks, they intersect.
   * @defaultValue empty
   * @example
   * for (const mask of this.findLayerByName('Plate').masks) mask.isEnabled = false;
   */
  readonly masks: readonly Mask[];
  /**
   * The composition that contains the layer.
   * @example
   * console.log(this.layers[0].composition === this); // true
   */
  readonly composition: Composition;
}

/**
 * A shape that clips what its layer shows, including shadows and filters. A mask is positioned in composition
 * pixels and doesn't move with the element.
 * @example
 * const mask = this.findLayerByName('Plate').masks[0];
 * mask.style.width.addKeyframe(0, 0, {p1x: 0.16, p1y: 1, p2x: 0.3, p2y: 1});
 * mask.style.width.addKeyframe(25, 900);
 */
export interface Mask {
  /**
   * The mask's ID, unique within the project.
   * @example
   * console.log(this.findLayerByName('Plate').masks[0].id);
   */
  readonly id: string;
  /**
   * The mask's name, as the designer entered it.
   * @example
   * console.log(this.findLayerByName('Plate').masks[0].name);
   */
  readonly name: string;
  /**
   * The mask's shape: a rectangle, an ellipse, or a path.
   * @example
   * console.log(this.findLayerByName('Plate').masks[0].shape); // "rectangle"
   */
  readonly shape: 'rectangle' | 'ellipse' | 'path';
  /**
   * The SVG path data if the shape is a path; otherwise `undefined`. The path is scaled from its own bounding
   * box to the mask's `width` and `height`. Overlapping areas are filled according to the even-odd rule.
   * @defaultValue undefined
   * @throws TypeError if the data isn't valid or the mask isn't a path. The old path stays.
   * @example
   * this.findLayerByName('Arrow').masks[0].data = 'M0 0L200 100L0 200Z';
   */
  get data(): string | undefined;
  set data(data: string);
  /**
   * Whether the mask hides what's inside its shape instead of what's outside.
   * @defaultValue false
   * @example
   * this.findLayerByName('Plate').masks[0].isInverted = true;
   */
  isInverted: boolean;
  /**
   * Whether the mask is applied.
   * @defaultValue true
   * @example
   * this.findLayerByName('Plate').masks[0].isEnabled = false;
   */
  isEnabled: boolean;
  /**
   * The mask's style properties, by name. Only rectangles have `borderRadius`. Any other name is `undefined`.
   * @example
   * this.findLayerByName('Plate').masks[0].style.feather.value = 20;
   */
  readonly style: Readonly<MaskStyle & RectangleMaskStyle>;
  /**
   * The layer that the mask clips.
   * @example
   * console.log(this.findLayerByName('Plate').masks[0].layer.name); // "Plate"
   */
  readonly layer: Layer;
}

/**
 * The members that all nine element types share.
 * @example
 * const element = this.findElementByKey('_name');
 * console.log(element.type, element.id);
 */
export interface ElementBase<Type extends ElementType = ElementType, Style = CommonStyle & EffectStyle> {
  /**
   * The element's ID, unique within the project.
   * @example
   * console.log(this.layers[0].element.id);
   */
  readonly id: string;
  /**
   * The key that connects the element to template data, or null if the element doesn't have a key.
   * @defaultValue null
   * @example
   * console.log(this.layers[0].element.key);
   */
  readonly key: string | null;
  /**
   * The element's type, such as `text` or `rectangle`.
   * @example
   * if (this.layers[0].element.type === 'rectangle') console.log('a rectangle');
   */
  readonly type: Type;
  /**
   * The element's DOM node. You can add your own classes, `data-` attributes, and listeners, but the runtime
   * overwrites the node's inline styles and content, so write to `style` instead.
   * @example
   * console.log(this.findElementByKey('_name').domNode.isConnected);
   */
  readonly domNode: HTMLElement | SVGElement;
  /**
   * The layer that shows the element.
   * @example
   * this.findElementByKey('_name').layer.isVisible = false;
   */
  readonly layer: Layer;
  /**
   * The element's style properties, by name. Properties that the element's type doesn't have are `undefined`.
   * @example
   * this.findElementByKey('_name').style.opacity.value = 0.8;
   */
  readonly style: Readonly<Style>;
  /**
   * The point that the element rotates and scales around, given as fractions of the element's size.
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
 * @example
 * const {width, height} = this.findElementByKey('_name').measure();
 * console.log(width > height);
 */
export interface Size {
  /**
   * The width.
   * @unit px of the composition
   * @example
   * console.log(this.findElementByKey('_name').measure().width);
   */
  readonly width: number;
  /**
   * The height.
   * @unit px of the composition
   * @example
   * console.log(this.findElementByKey('_name').measure().height);
   */
  readonly height: number;
}

/**
 * An element that shows text.
 * @example
 * const name = this.findElementByKey('_name');
 * name.content = 'Ada Lovelace';
 */
export interface TextElement extends ElementBase<'text', CommonStyle & TextOnlyStyle & EffectStyle> {
  /**
   * The element's text. Template data for the element's key is written to this property.
   * @defaultValue empty
   * @example
   * this.findElementByKey('_name').content = 'Grace Hopper';
   */
  content: string;
  /**
   * Whether the box adjusts to the content instead of using `width` and `height`. Depending on `textAlign`,
   * the box grows to the right, to both sides, or to the left. The box starts with the width of the content
   * in the project file.
   * @defaultValue true
   * @example
   * this.findElementByKey('_name').autoSize = false;
   */
  autoSize: boolean;
  /**
   * Whether text that's too wide is narrowed to fit its box. The setting has an effect only if `autoSize` is
   * off. The text doesn't wrap. Only line breaks in the content start a new line, and all lines are narrowed
   * by the same amount so that the widest line fits.
   * @defaultValue false
   * @example
   * const name = this.findElementByKey('_name');
   * name.autoSize = false;
   * name.autoSqueeze = true;
   */
  autoSqueeze: boolean;
  /**
   * Whether line breaks in the content are kept and long lines wrap at the width of the box. Otherwise, the
   * text is a single line.
   * @defaultValue false
   * @example
   * const name = this.findElementByKey('_name');
   * name.multiline = true;
   * name.content = 'First line\nSecond line';
   */
  multiline: boolean;
  /**
   * Returns the size of the text at the active frame, including padding but before any squeezing. The width
   * and height are 0 until the template is added to a page.
   * @unit px of the composition
   * @returns The width and the height.
   * @example
   * const {width} = this.findElementByKey('_name').measure();
   * this.findLayerByName('Plate').element.style.width.value = width + 48;
   */
  measure(): Size;
}

/**
 * An element that shows a rectangle with a fill, a stroke, and a border radius.
 * @example
 * this.findLayerByName('Plate').element.style.fill.value = '#0b2a5b';
 */
export type RectangleElement = ElementBase<'rectangle', CommonStyle & ShapeStyle & CornerStyle & EffectStyle>;

/**
 * An element that shows an ellipse as wide and as tall as its box.
 * @example
 * this.findLayerByName('Dot').element.style.fill.value = 'crimson';
 */
export type EllipseElement = ElementBase<'ellipse', CommonStyle & ShapeStyle & EffectStyle>;

/**
 * An element that shows a shape drawn with SVG path data.
 * @example
 * this.findLayerByName('Arrow').element.data = 'M0 0L100 50L0 100Z';
 */
export interface PathElement extends ElementBase<'path', CommonStyle & ShapeStyle & EffectStyle> {
  /**
   * The SVG path data, in element pixels. The path is scaled from its own bounding box to the element's
   * `width` and `height`.
   * @defaultValue empty
   * @throws TypeError if the value isn't a string with valid path data. The old path stays.
   * @example
   * this.findLayerByName('Arrow').element.data = 'M0 0H60L80 20L60 40H0Z';
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
 * An element of any type, with the common members and the members of its own type. If you don't know what
 * type an element is, check its `type`.
 * @example
 * const element = this.findElementByKey('_name');
 * if (element.type === 'text') element.content = 'On air';
 */
export type AnyElement = Combined<Exclude<Single, ImageElement> | (ImageElement & { source: string })>;

/**
 * An element that shows a picture from the project.
 * @example
 * console.log(this.findLayerByName('Logo').element.source);
 */
export interface ImageElement extends ElementBase<'image', CommonStyle & CornerStyle & EffectStyle> {
  /**
   * The address of the picture.
   * @example
   * console.log(this.findLayerByName('Logo').element.source);
   */
  readonly source: string;
}

/**
 * How an image loader fits a picture to its box: fully visible (`contain`), filling the box (`cover`),
 * stretched, matching the box's width or height, or at natural size (`original`).
 * @example
 * this.findElementByKey('_photo').fit = 'cover';
 */
export type ImageFit = 'contain' | 'cover' | 'stretch' | 'fit-width' | 'fit-height' | 'original';

/**
 * An element that loads and shows a picture while the template runs. The picture is scaled to fit the box
 * defined by `width` and `height`.
 * @example
 * this.findElementByKey('_photo').fit = 'cover';
 */
export interface ImageLoaderElement extends ElementBase<
  'image-loader',
  CommonStyle & CornerStyle & EffectStyle
> {
  /**
   * The address of the picture, or the ID of an image resource. Template data for the element's key is
   * written to this property. The old picture stays until the new picture is ready. If the new picture can't
   * be loaded, the failure is reported. An empty string shows the placeholder.
   * @defaultValue empty
   * @example
   * this.findElementByKey('_photo').source = 'logo';
   */
  source: string;
  /**
   * Loads a picture, just like setting `source`, but returns a promise. If you call `setSource` again before
   * the picture has loaded, only the most recent picture is shown.
   * @param url - The address of the picture, or the ID of an image resource.
   * @returns A promise that resolves when the picture is shown. If a newer call replaces this call, the
   * promise resolves immediately and never rejects.
   * @throws Rejects if the picture can't be loaded, and the old picture stays on air. Rejects with a
   * TypeError if `url` isn't a string.
   * @example
   * this.findElementByKey('_photo').setSource('logo').catch(() => console.warn('no logo'));
   */
  setSource(url: string): Promise<void>;
  /**
   * How the picture is scaled to fit the box.
   * @defaultValue contain
   * @range contain, cover, stretch, fit-width, fit-height, original
   * @throws TypeError if the value isn't one of these words.
   * @example
   * this.findElementByKey('_photo').fit = 'cover';
   */
  fit: ImageFit;
  /**
   * The address or resource ID of the picture shown while no other picture is loaded, or null.
   * @defaultValue null
   * @throws TypeError if the value is neither a string nor null.
   * @example
   * this.findElementByKey('_photo').placeholder = 'logo';
   */
  placeholder: string | null;
}

/**
 * An element that shows a series of pictures, one per frame of the composition. The sequence follows its
 * layer until you call `play`, `pause`, or `goToImage`.
 * @example
 * this.findLayerByName('Wipe').element.loop = false;
 */
export interface ImageSequenceElement extends ElementBase<'image-sequence', CommonStyle & EffectStyle> {
  /**
   * The addresses of the pictures, in order.
   * @example
   * console.log(this.findLayerByName('Wipe').element.images.length);
   */
  readonly images: readonly string[];
  /**
   * The index of the current picture. Setting the index has the same effect as calling `goToImage`.
   * @defaultValue 0
   * @range 0…number of pictures − 1
   * @throws TypeError if the value isn't a finite number. An index that's out of range is clamped.
   * @example
   * this.findLayerByName('Wipe').element.activeImage = 1;
   */
  activeImage: number;
  /**
   * Whether the sequence starts over after its last picture. Otherwise, the last picture stays.
   * @defaultValue true
   * @example
   * this.findLayerByName('Wipe').element.loop = false;
   */
  loop: boolean;
  /**
   * Plays the sequence on its own, starting from the active picture, at one picture per frame of the
   * composition.
   * @example
   * this.findLayerByName('Wipe').element.play();
   */
  play(): void;
  /**
   * Pauses the sequence on the active picture.
   * @example
   * this.findLayerByName('Wipe').element.pause();
   */
  pause(): void;
  /**
   * Shows a picture and pauses on it.
   * @param index - The index of the picture. An index that's out of range is clamped.
   * @throws TypeError if `index` isn't a finite number.
   * @example
   * this.findLayerByName('Wipe').element.goToImage(1);
   */
  goToImage(index: number): void;
}

/**
 * An element that shows a Lottie animation from the project. The animation follows its layer until you call
 * `play`, `pause`, or `goToFrame`.
 * @example
 * this.findLayerByName('Sparks').element.speed = 0.5;
 * @since 2.3
 */
export interface LottieElement extends ElementBase<'lottie', CommonStyle & EffectStyle> {
  /**
   * The length of the animation at speed 1, in frames of the composition. The duration is 0 until the
   * animation has loaded.
   * @unit frames
   * @range 0 and above
   * @example
   * console.log(this.findLayerByName('Sparks').element.duration);
   */
  readonly duration: number;
  /**
   * The playback speed, where 1 is the animation's own speed and 0.5 is half that speed. The speed also
   * applies while the element follows its layer.
   * @defaultValue 1
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number below 0 counts as 0.
   * @example
   * this.findLayerByName('Sparks').element.speed = 2;
   */
  speed: number;
  /**
   * Whether the animation starts over when it ends. Otherwise, its last frame stays.
   * @defaultValue true
   * @example
   * this.findLayerByName('Sparks').element.loop = false;
   */
  loop: boolean;
  /**
   * Plays the animation on its own, starting from its current frame.
   * @example
   * this.findLayerByName('Sparks').element.play();
   */
  play(): void;
  /**
   * Pauses the animation on its current frame.
   * @example
   * this.findLayerByName('Sparks').element.pause();
   */
  pause(): void;
  /**
   * Shows a frame of the animation and pauses there.
   * @param frame - The frame, in frames of the composition, like `duration`. A frame out of range is clamped.
   * @unit frames
   * @throws TypeError if `frame` isn't a finite number.
   * @example
   * this.findLayerByName('Sparks').element.goToFrame(10);
   */
  goToFrame(frame: number): void;
}

/**
 * An element that shows a composition inside another composition. The element clips the composition to its
 * own size instead of scaling it.
 * @example
 * this.findLayerByName('Badge').element.detachedPlayhead = true;
 */
export interface CompositionElement extends ElementBase<
  'composition',
  CommonStyle & CornerStyle & EffectStyle
> {
  /**
   * The composition that the element shows.
   * @example
   * console.log(this.findLayerByName('Badge').element.composition.name);
   */
  readonly composition: Composition;
  /**
   * Whether the nested composition plays on its own, starting at its layer's first frame, instead of
   * following the parent's playhead. Calling `play`, `pause`, `goToFrame`, or `goToAndPlay` on the nested
   * composition sets this property to true.
   * @defaultValue false
   * @example
   * this.findLayerByName('Badge').element.detachedPlayhead = true;
   */
  detachedPlayhead: boolean;
}
