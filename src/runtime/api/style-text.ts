import type { ColorProperty, NumberProperty, StringProperty } from './style-property.ts';

/**
 * The style properties that only text elements have.
 * @example
 * this.findElementByKey('_name').style.fontSize.value = 64;
 */
export interface TextOnlyStyle {
  /**
   * The background color, which fills the whole box behind the text.
   * @group box
   * @example '#0b2a5b'
   */
  readonly backgroundColor: ColorProperty;
  /**
   * The space between the top edge of the box and the text.
   * @example 12
   */
  readonly paddingTop: NumberProperty;
  /**
   * The space between the right edge of the box and the text.
   * @example 24
   */
  readonly paddingRight: NumberProperty;
  /**
   * The space between the bottom edge of the box and the text.
   * @example 12
   */
  readonly paddingBottom: NumberProperty;
  /**
   * The space between the left edge of the box and the text.
   * @example 24
   */
  readonly paddingLeft: NumberProperty;
  /**
   * The font family: the name of a font resource, or a list of names as in CSS.
   * @group font
   * @example 'Georgia, serif'
   */
  readonly fontFamily: StringProperty;
  /**
   * The font size.
   * @example 64
   */
  readonly fontSize: NumberProperty;
  /**
   * The font weight: 400 is regular, and 700 is bold.
   * @example 700
   */
  readonly fontWeight: NumberProperty;
  /**
   * The font style: `normal` (upright) or `italic`.
   * @example 'italic'
   */
  readonly fontStyle: StringProperty<'normal' | 'italic'>;
  /**
   * The space added after each character.
   * @example 2
   */
  readonly letterSpacing: NumberProperty;
  /**
   * The line spacing, which is the height of a line as a multiple of the font size.
   * @example 1.05
   */
  readonly lineHeight: NumberProperty;
  /**
   * The color of the text.
   * @example '#ffd400'
   */
  readonly color: ColorProperty;
  /**
   * The alignment of the lines: `left`, `center`, `right`, or `justify`. With `autoSize`, the alignment also
   * determines the side that the box grows from.
   * @group paragraph
   * @example 'right'
   */
  readonly textAlign: StringProperty<'left' | 'center' | 'right' | 'justify'>;
  /**
   * The vertical position of the text in a box that's taller than the text: `top`, `middle`, or `bottom`.
   * @example 'middle'
   */
  readonly verticalTextAlign: StringProperty<'top' | 'middle' | 'bottom'>;
  /**
   * The letter case of the text on screen: `none`, `uppercase`, `lowercase`, or `capitalize`. The content
   * itself doesn't change.
   * @example 'uppercase'
   */
  readonly textTransform: StringProperty<'none' | 'uppercase' | 'lowercase' | 'capitalize'>;
  /**
   * How far the text shadow is offset to the right.
   * @group text shadow
   * @example 2
   */
  readonly textShadowX: NumberProperty;
  /**
   * How far the text shadow is offset downward.
   * @example 2
   */
  readonly textShadowY: NumberProperty;
  /**
   * The softness of the text shadow, given as the width of its blurred edge.
   * @example 6
   */
  readonly textShadowBlur: NumberProperty;
  /**
   * The color of the text shadow. If the color is transparent, the shadow isn't visible.
   * @example 'black'
   */
  readonly textShadowColor: ColorProperty;
}
