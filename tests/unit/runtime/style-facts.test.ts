// How the TSDoc of style properties is completed with the facts of the table that the runtime uses.
import { expect, it } from 'vitest';
import { withStyleFacts } from '../../../tools/runtime/style-facts.ts';

/** A style property as src/runtime/api has it, without its facts. */
const source = (style: string, name: string, type: string, tags = '@group test'): string =>
  `export interface ${style} {\n  /**\n   * A summary.\n   *\n   * ${tags}\n   */\n  readonly ${name}: ${type};\n}\n`;

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
])('TSDoc that contradicts the table is refused: %s', (_what, text, message) => {
  expect(() => withStyleFacts('style.ts', text)).toThrow(`${message} src/runtime/model/properties.ts`);
});
