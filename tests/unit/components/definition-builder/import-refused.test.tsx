import { expect, it } from 'vitest';
import { importDefinition } from '../../../../src/components/DefinitionBuilder/core/import-definition.ts';
import { ImportError } from '../../../../src/components/DefinitionBuilder/core/import-error.ts';
import { page } from './forms.ts';

it.each([
  ['nothing', ' ', /nothing to import/],
  ['broken JSON', '{"properties": ', /^The text isn’t valid JSON: .*\.$/],
  ['other JSON', '{"name": "keyfill-docs", "properties": [1]}', /isn’t a definition or a project/],
  ['a project that is none', '{"keyfill": 1, "compositions": [{}]}', /^The \w+ project can’t be read: /],
  ['a page without GDD', page('<title>x</title>'), /doesn’t contain a GDD block or an SPX definition with/],
  [
    'a page with its GDD elsewhere',
    page('<script name="graphics-data-definition" type="application/json+gdd" src="lower.json"></script>'),
    /in the file lower\.json\. Import that file/,
  ],
  ['JSON that is nested too deeply', '{"properties":'.repeat(6000), /^The text is nested too deeply/],
  ['JSON that is too long', `{"a": "${' '.repeat(1_000_000)}"}`, /^The text is longer than 1,000,000 char/],
])('the import explains why it refuses %s', async (_name, text, message) => {
  const error: unknown = await importDefinition(text).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ImportError);
  expect((error as Error).message).toMatch(message);
});
