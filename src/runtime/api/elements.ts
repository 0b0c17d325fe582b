import type { ElementType } from '../model/properties.ts';
import type { Layer } from './layer.ts';
import type { CommonStyle, CornerStyle, ShapeStyle } from './style-common.ts';
import type { EffectStyle } from './style-effects.ts';
import type { TextOnlyStyle } from './style-text.ts';
import type { Origin } from './values.ts';
import type { CompositionElement, LottieElement } from './timed-elements.ts';
import type { ImageElement, ImageLoaderElement, ImageSequenceElement } from './image-elements.ts';

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
