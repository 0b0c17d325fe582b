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
   * @example
   * this.findElementByKey('_name').style.backgroundColor.value = '#0b2a5b';
   */
  readonly backgroundColor: ColorProperty;
  /**
   * The space between the top edge of the box and the text.
   * @example
   * this.findElementByKey('_name').style.paddingTop.value = 12;
   */
  readonly paddingTop: NumberProperty;
  /**
   * The space between the right edge of the box and the text.
   * @example
   * this.findElementByKey('_name').style.paddingRight.value = 24;
   */
  readonly paddingRight: NumberProperty;
  /**
   * The space between the bottom edge of the box and the text.
   * @example
   * this.findElementByKey('_name').style.paddingBottom.value = 12;
   */
  readonly paddingBottom: NumberProperty;
  /**
   * The space between the left edge of the box and the text.
   * @example
   * this.findElementByKey('_name').style.paddingLeft.value = 24;
   */
  readonly paddingLeft: NumberProperty;
  /**
   * The font family: the name of a font resource, or a list of names as in CSS.
   * @group font
   * @example
   * this.findElementByKey('_name').style.fontFamily.value = 'Georgia, serif';
   */
  readonly fontFamily: StringProperty;
  /**
   * The font size.
   * @example
   * this.findElementByKey('_name').style.fontSize.value = 64;
   */
  readonly fontSize: NumberProperty;
  /**
   * The font weight: 400 is regular, and 700 is bold.
   * @example
   * this.findElementByKey('_name').style.fontWeight.value = 700;
   */
  readonly fontWeight: NumberProperty;
  /**
   * The font style: `normal` (upright) or `italic`.
   * @example
   * this.findElementByKey('_name').style.fontStyle.value = 'italic';
   */
  readonly fontStyle: StringProperty<'normal' | 'italic'>;
  /**
   * The space added after each character.
   * @example
   * this.findElementByKey('_name').style.letterSpacing.value = 2;
   */
  readonly letterSpacing: NumberProperty;
  /**
   * The line spacing, which is the height of a line as a multiple of the font size.
   * @example
   * this.findElementByKey('_name').style.lineHeight.value = 1.05;
   */
  readonly lineHeight: NumberProperty;
  /**
   * The color of the text.
   * @example
   * this.findElementByKey('_name').style.color.value = '#ffd400';
   */
  readonly color: ColorProperty;
  /**
   * The alignment of the lines: `left`, `center`, `right`, or `justify`. With `autoSize`, the alignment also
   * determines the side that the box grows from.
   * @group paragraph
   * @example
   * this.findElementByKey('_name').style.textAlign.value = 'right';
   */
  readonly textAlign: StringProperty<'left' | 'center' | 'right' | 'justify'>;
  /**
   * The vertical position of the text in a box that's taller than the text: `top`, `middle`, or `bottom`.
   * @example
   * this.findElementByKey('_name').style.verticalTextAlign.value = 'middle';
   */
  readonly verticalTextAlign: StringProperty<'top' | 'middle' | 'bottom'>;
  /**
   * The letter case of the text on screen: `none`, `uppercase`, `lowercase`, or `capitalize`. The content
   * itself doesn't change.
   * @example
   * this.findElementByKey('_name').style.textTransform.value = 'uppercase';
   */
  readonly textTransform: StringProperty<'none' | 'uppercase' | 'lowercase' | 'capitalize'>;
  /**
   * How far the text shadow is offset to the right.
   * @group text shadow
   * @example
   * this.findElementByKey('_name').style.textShadowX.value = 2;
   */
  readonly textShadowX: NumberProperty;
  /**
   * How far the text shadow is offset downward.
   * @example
   * this.findElementByKey('_name').style.textShadowY.value = 2;
   */
  readonly textShadowY: NumberProperty;
  /**
   * The softness of the text shadow, given as the width of its blurred edge.
   * @example
   * this.findElementByKey('_name').style.textShadowBlur.value = 6;
   */
  readonly textShadowBlur: NumberProperty;
  /**
   * The color of the text shadow. If the color is transparent, the shadow isn't visible.
   * @example
   * this.findElementByKey('_name').style.textShadowColor.value = 'black';
   */
  readonly textShadowColor: ColorProperty;
}
