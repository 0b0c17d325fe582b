import { expect, it } from 'vitest';
import { importDefinition } from '../../../../src/components/DefinitionBuilder/core/import-definition.ts';
import { ImportError } from '../../../../src/components/DefinitionBuilder/core/import-error.ts';
import { FILE_LIMIT } from '../../../../src/components/DefinitionBuilder/core/read-text.ts';
import { page } from './forms.ts';

const spx = (code: string): string => `window.SPXGCTemplateDefinition = ${code}`;

it.each([
  ['nothing', ' ', /nothing to import/],
  ['broken JSON', '{"properties": ', /^The text isn’t valid JSON: .*\.$/],
  ['an array', '[1]', /isn’t a definition or a project/],
  ['other JSON', '{"name": "keyfill-docs", "properties": [1]}', /isn’t a definition or a project/],
  ['a project that is none', '{"keyfill": 1, "compositions": [{}]}', /^The \w+ project can’t be read: /],
  ['a page without GDD', page('<title>x</title>'), /doesn’t contain a GDD block or an SPX definition with/],
  ['a script for SPX without fields', spx('{}'), /^The SPX definition doesn’t have/],
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
  ['JSON that is nested too deeply', '{"properties":'.repeat(6000), /^The text is nested too deeply/],
  ['JSON that is too long', `{"a": "${' '.repeat(1_000_000)}"}`, /^The text is longer than 1,000,000 char/],
  [
    'a page of 19 MB',
    page(`<script ${'"'.repeat(19_000_000)}`),
    /doesn’t contain a GDD block or an SPX definition/,
  ],
  ['a page that is too long', page(' '.repeat(FILE_LIMIT)), /^The text is longer than 20,000,000 char/],
  [
    'an SPX definition whose string never ends',
    spx(`{"description": "${'x'.repeat(15_000_000)}`),
    /^The SPX definition is longer than 1,000,000 characters/,
  ],
])('the import explains why it refuses %s', async (_name, text, message) => {
  const error: unknown = await importDefinition(text).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ImportError);
  expect((error as Error).message).toMatch(message);
});
