import { describe, expect, it } from 'vitest';
import {
  importDefinition,
  MOST_CHOICES,
  MOST_FIELDS,
} from '../../../../src/components/DefinitionBuilder/core/import-definition.ts';
import { ImportError } from '../../../../src/components/DefinitionBuilder/core/import-error.ts';
import { FILE_LIMIT } from '../../../../src/components/DefinitionBuilder/core/read-text.ts';
import { page } from './forms.ts';

describe('the import', () => {
  it.each([
    ['nothing', ' ', /nothing to import/],
    ['a text', 'hello', /^The text isn’t valid JSON: .*\.$/],
    ['broken JSON', '{"properties": ', /^The text isn’t valid JSON: /],
    ['an array', '[1]', /isn’t a definition or a project/],
    ['null', 'null', /isn’t a definition or a project/],
    ['other JSON', '{"name": "keyfill-docs"}', /isn’t a definition or a project/],
    ['properties that are none', '{"properties": [1]}', /isn’t a definition or a project/],
    [
      'a project that is none',
      '{"keyfill": 1, "compositions": [{}]}',
      /^The Keyfill project can't be read: /,
    ],
    ['a page without GDD', page('<title>x</title>'), /doesn’t contain a GDD block/],
    [
      'a page for SPX',
      page('<script>window.SPXGCTemplateDefinition = {}</script>'),
      /a GDD block or an SPX definition with fields/,
    ],
    [
      'a script for SPX without fields',
      'window.SPXGCTemplateDefinition = {}',
      /^The SPX definition doesn’t have/,
    ],
    [
      'a page with its GDD elsewhere',
      page('<script name="graphics-data-definition" type="application/json+gdd" src="lower.json"></script>'),
      /in the file lower\.json\. Import that file/,
    ],
    [
      'a page with broken GDD',
      page('<script type="application/json+gdd">{,}</script>'),
      /^The GDD block of the template isn’t valid JSON/,
    ],
    [
      'too many fields',
      JSON.stringify({
        properties: Object.fromEntries(
          Array.from({ length: MOST_FIELDS + 1 }, (_, index) => [`_${index}`, { type: 'string' }]),
        ),
      }),
      /has 201 fields/,
    ],
    [
      'too many choices in all lists together',
      JSON.stringify({
        properties: Object.fromEntries(
          ['a', 'b'].map((key) => [
            key,
            { type: 'string', enum: Array.from({ length: MOST_CHOICES / 2 + 1 }, (_, index) => `${index}`) },
          ]),
        ),
      }),
      /has 1,002 choices/,
    ],
    [
      'lists in lists, which multiply',
      JSON.stringify({
        properties: {
          a: Array.from({ length: 7 }).reduce<object>((items) => ({ type: 'array', minItems: 50, items }), {
            type: 'string',
          }),
        },
      }),
      /has thousands of properties/,
    ],
    ['JSON that is nested too deeply', '{"properties":'.repeat(6000), /^The text is nested too deeply/],
    [
      'a page whose GDD is nested too deeply',
      page(`<script type="application/json+gdd">${'['.repeat(6000)}</script>`),
      /^The GDD block of the template is nested too deeply/,
    ],
    [
      'JSON that is too long',
      `{"a": "${' '.repeat(1_000_000)}"}`,
      /^The text is longer than 1,000,000 characters/,
    ],
    [
      'a page that is too long',
      page(' '.repeat(FILE_LIMIT)),
      /^The text is longer than 20,000,000 characters/,
    ],
    [
      'an SPX definition with a string of millions of characters',
      `window.SPXGCTemplateDefinition = {"description": "${'x'.repeat(15_000_000)}"}`,
      /^The SPX definition is longer than 1,000,000 characters/,
    ],
    [
      'an SPX definition whose string never ends',
      `window.SPXGCTemplateDefinition = {"description": "${'x'.repeat(15_000_000)}`,
      /^The SPX definition is longer than 1,000,000 characters/,
    ],
  ])('explains why it refuses %s', async (_name, text, message) => {
    const error: unknown = await importDefinition(text).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ImportError);
    expect((error as Error).message).toMatch(message);
  });
});
