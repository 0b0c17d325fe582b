// How the TSDoc of style properties is completed with the facts of the table that the runtime uses.
import { describe, expect, it } from 'vitest';
import { withStyleFacts } from '../../../tools/runtime/style-facts.ts';

/** A style property as src/runtime/api has it, without its facts. */
const source = (style: string, name: string, type: string, tags = '@group test'): string =>
  `export interface ${style} {\n  /**\n   * A summary.\n   *\n   * ${tags}\n   */\n  readonly ${name}: ${type};\n}\n`;

/** The tags of a property after its facts were added. */
const tagsOf = (style: string, name: string, type: string): readonly string[] =>
  [...withStyleFacts('style.ts', source(style, name, type)).matchAll(/^ {3}\* (@.*)$/gm)].map(
    ([, tag = '']) => tag,
  );

describe('the facts of a style property', () => {
  it('are the unit, default, range, and errors, in front of its own tags', () => {
    expect(withStyleFacts('style.ts', source('TextOnlyStyle', 'fontSize', 'NumberProperty'))).toBe(
      `export interface TextOnlyStyle {
  /**
   * A summary.
   *
   * @unit px of the composition
   * @defaultValue 48
   * @range 0 and above
   * @throws TypeError if the value isn't a finite number. A number that's out of range is clamped when painted.
   * @group test
   */
  readonly fontSize: NumberProperty;
}
`,
    );
  });

  it("give a size the element's natural size, or a mask the composition's", () => {
    expect(tagsOf('CommonStyle', 'width', 'NumberProperty')).toContain(
      '@defaultValue 100; for images, image sequences, Lottie, and compositions: their natural width',
    );
    expect(tagsOf('MaskStyle', 'height', 'NumberProperty')).toContain(
      "@defaultValue the composition's height",
    );
  });
});

describe('TSDoc that contradicts the table', () => {
  it.each([
    ['an unknown property', source('CommonStyle', 'wdith', 'NumberProperty'), "CommonStyle.wdith isn't in"],
    [
      'another type',
      source('CommonStyle', 'x', 'ColorProperty'),
      'CommonStyle.x has to be a NumberProperty to match',
    ],
    [
      'other words',
      source('TextOnlyStyle', 'fontStyle', "StringProperty<'normal' | 'oblique'>"),
      "TextOnlyStyle.fontStyle has to be a StringProperty<'normal' | 'italic'> to match",
    ],
    [
      'a fact that the table has',
      source('CommonStyle', 'x', 'NumberProperty', '@defaultValue 10'),
      'CommonStyle.x repeats @defaultValue from',
    ],
  ])('is refused: %s', (_what, text, message) => {
    expect(() => withStyleFacts('style.ts', text)).toThrow(`${message} src/runtime/model/properties.ts`);
  });
});
