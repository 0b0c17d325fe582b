import type { ColorProperty, NumberProperty, StringProperty } from './style-property.ts';

/**
 * The style properties that only text elements have.
 * @example
 * this.findElementByKey('_name').style.fontSize.value = 64;
 * @since 1.0
 */
export interface TextOnlyStyle {
  /**
   * The background color, which fills the whole box behind the text.
   * @example
   * this.findElementByKey('_name').style.backgroundColor.value = '#0b2a5b';
   * @group box
   */
  readonly backgroundColor: ColorProperty;
  /**
   * The space between the top edge of the box and the text.
   * @example
   * this.findElementByKey('_name').style.paddingTop.value = 12;
   * @group box
   */
  readonly paddingTop: NumberProperty;
  /**
   * The space between the right edge of the box and the text.
   * @example
   * this.findElementByKey('_name').style.paddingRight.value = 24;
   * @group box
   */
  readonly paddingRight: NumberProperty;
  /**
   * The space between the bottom edge of the box and the text.
   * @example
   * this.findElementByKey('_name').style.paddingBottom.value = 12;
   * @group box
   */
  readonly paddingBottom: NumberProperty;
  /**
   * The space between the left edge of the box and the text.
   * @example
   * this.findElementByKey('_name').style.paddingLeft.value = 24;
   * @group box
   */
  readonly paddingLeft: NumberProperty;
  /**
   * The font family: the name of a font resource, or a list of names as in CSS.
   * @example
   * this.findElementByKey('_name').style.fontFamily.value = 'Georgia, serif';
   * @group font
   */
  readonly fontFamily: StringProperty;
  /**
   * The font size.
   * @example
   * this.findElementByKey('_name').style.fontSize.value = 64;
   * @group font
   */
  readonly fontSize: NumberProperty;
  /**
   * The font weight: 400 is regular, and 700 is bold.
   * @example
   * this.findElementByKey('_name').style.fontWeight.value = 700;
   * @group font
   */
  readonly fontWeight: NumberProperty;
  /**
   * The font style: `normal` (upright) or `italic`.
   * @example
   * this.findElementByKey('_name').style.fontStyle.value = 'italic';
   * @group font
   */
  readonly fontStyle: StringProperty<'normal' | 'italic'>;
  /**
   * The space added after each character.
   * @example
   * this.findElementByKey('_name').style.letterSpacing.value = 2;
   * @group font
   */
  readonly letterSpacing: NumberProperty;
  /**
   * The line spacing, which is the height of a line as a multiple of the font size.
   * @example
   * this.findElementByKey('_name').style.lineHeight.value = 1.05;
   * @group font
   */
  readonly lineHeight: NumberProperty;
  /**
   * The color of the text.
   * @example
   * this.findElementByKey('_name').style.color.value = '#ffd400';
   * @group font
   */
  readonly color: ColorProperty;
  /**
   * The alignment of the lines: `left`, `center`, `right`, or `justify`. With `autoSize`, the alignment also
   * determines the side that the box grows from.
   * @example
   * this.findElementByKey('_name').style.textAlign.value = 'right';
   * @group paragraph
   */
  readonly textAlign: StringProperty<'left' | 'center' | 'right' | 'justify'>;
  /**
   * The vertical position of the text in a box that's taller than the text: `top`, `middle`, or `bottom`.
   * @example
   * this.findElementByKey('_name').style.verticalTextAlign.value = 'middle';
   * @group paragraph
   */
  readonly verticalTextAlign: StringProperty<'top' | 'middle' | 'bottom'>;
  /**
   * The letter case of the text on screen: `none`, `uppercase`, `lowercase`, or `capitalize`. The content
   * itself doesn't change.
   * @example
   * this.findElementByKey('_name').style.textTransform.value = 'uppercase';
   * @group paragraph
   */
  readonly textTransform: StringProperty<'none' | 'uppercase' | 'lowercase' | 'capitalize'>;
  /**
   * How far the text shadow is offset to the right.
   * @example
   * this.findElementByKey('_name').style.textShadowX.value = 2;
   * @group text shadow
   */
  readonly textShadowX: NumberProperty;
  /**
   * How far the text shadow is offset downward.
   * @example
   * this.findElementByKey('_name').style.textShadowY.value = 2;
   * @group text shadow
   */
  readonly textShadowY: NumberProperty;
  /**
   * The softness of the text shadow, given as the width of its blurred edge.
   * @example
   * this.findElementByKey('_name').style.textShadowBlur.value = 6;
   * @group text shadow
   */
  readonly textShadowBlur: NumberProperty;
  /**
   * The color of the text shadow. If the color is transparent, the shadow isn't visible.
   * @example
   * this.findElementByKey('_name').style.textShadowColor.value = 'black';
   * @group text shadow
   */
  readonly textShadowColor: ColorProperty;
}
