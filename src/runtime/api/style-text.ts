import type { ColorProperty, NumberProperty, StringProperty } from './style-property.ts';

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
