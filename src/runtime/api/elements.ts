import type { ElementType } from '../model/properties.ts';
import type { Layer } from './layer.ts';
import type { CommonStyle, CornerStyle, ShapeStyle } from './style-common.ts';
import type { EffectStyle } from './style-effects.ts';
import type { TextOnlyStyle } from './style-text.ts';
import type { Origin } from './values.ts';
import type { CompositionElement, LottieElement } from './timed-elements.ts';
import type { ImageElement, ImageLoaderElement, ImageSequenceElement } from './image-elements.ts';

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
   * The name that template data uses to reach the element, or null.
   *
   * @defaultValue null
   * @example
   * console.log(this.layers[0].element.key);
   * @since 1.0
   */
  readonly key: string | null;
  /**
   * One of the nine element types.
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
   * The element's style properties, by name. Only the properties of its element type exist; any other name is `undefined`.
   *
   * @example
   * this.findElementByKey('_name').style.opacity.value = 0.8;
   * @since 1.0
   */
  readonly style: Readonly<Style>;
  /**
   * The point that the element rotates and scales around, as fractions of its size.
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
   * The element's text. Template data for the element's key is written here.
   *
   * @defaultValue empty
   * @throws TypeError if the value isn't a string.
   * @example
   * this.findElementByKey('_name').content = 'Grace Hopper';
   * @since 1.0
   */
  content: string;
  /**
   * Whether the box adjusts to the content instead of using `width` and `height`. Depending on `textAlign`, it grows to the right,
   * to both sides, or to the left, starting from its size with the project's own content.
   *
   * @defaultValue true
   * @throws TypeError if the value isn't a boolean.
   * @example
   * this.findElementByKey('_name').autoSize = false;
   * @since 1.0
   */
  autoSize: boolean;
  /**
   * Whether text that's too wide is narrowed to fit its box. It has an effect only if `autoSize` is off. Lines break only at line
   * breaks in the content, and all lines are narrowed by the same amount, so that the widest one fits.
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
   * Whether line breaks in the content are kept and long lines wrap at the width of the box. Otherwise, the text is a single line.
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
   * Returns the size of the text at the active frame, including padding but before any squeezing. Width and height are 0 while the
   * template isn't part of a page.
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
 * An element that shows a rectangle. Its fill, stroke, and border radius determine how it looks.
 *
 * @example
 * this.findLayerByName('Plate').element.style.fill.value = '#0b2a5b';
 * @since 1.0
 */
export type RectangleElement = ElementBase<'rectangle', CommonStyle & ShapeStyle & CornerStyle & EffectStyle>;

/**
 * An element that shows an ellipse, which fills its box.
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
type Member<Union, Name extends PropertyKey> =
  Union extends Readonly<Record<Name, infer Value>> ? Value : never;
type AllMembers<Union> = { [Name in Key<Union>]: Member<Union, Name> };

/**
 * An element of any type. It has the common members and the members of its own type. If you don't know its type, check `type`.
 *
 * @example
 * const element = this.findElementByKey('_name');
 * if (element.type === 'text') element.content = 'On air';
 * @since 1.0
 */
export type AnyElement = Omit<AllMembers<Single>, 'style'> & {
  readonly style: Readonly<AllMembers<Single['style']>>;
};
