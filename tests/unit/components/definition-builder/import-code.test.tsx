import { expect, it } from 'vitest';
import { importDefinition } from '../../../../src/components/DefinitionBuilder/core/import-definition.ts';
import { page } from './forms.ts';
import { ImportError } from '../../../../src/components/DefinitionBuilder/core/import-error.ts';

/** The definition of a lower third with one field. */
const CODE = '{description: "Name", steps: 2, DataFields: [{field: "f0", ftype: "textfield"}]}';

it.each([
  [
    'with trailing commas',
    '= {"description": "Name", "steps": 2, "DataFields": [{"field": "f0", "ftype": "textfield",},],}',
  ],
  ['with single quotes', `= ${CODE.replaceAll('"', "'")}`],
  ['with template literals', `= ${CODE.replaceAll('"', '`')}`],
  [
    'with comments',
    '= {\n// {\n"description": "Name", /* one Continue */ "steps": 2, DataFields: [\n' +
      '// { "field": "old" },\n{ "field": "f0", "ftype": "textfield" }] }',
  ],
  [
    'with joined strings',
    `= {description: 'Na' + "m" + \`e\`, steps: 2, ` +
      `DataFields: [{field: 'f' + '0', ftype: 'text' + 'field'}]}`,
  ],
  ['before other code', `= ${CODE}\nfunction play() { run(\`\${1}\`) }`],
])('reads an SPX definition %s', async (_name, assigned) => {
  const code = `// window.SPXGCTemplateDefinition = {}\nwindow.SPXGCTemplateDefinition ${assigned}`;
  const { kind, form } = await importDefinition(code);
  expect(kind).toBe('spx');
  expect(form).toMatchObject({ name: 'Name', steps: '2', fields: [{ key: 'f0', type: 'text' }] });
});

it.each([
  ['in a script of a page', page(`<script>\nwindow.SPXGCTemplateDefinition = ${CODE};\n</script>`)],
  ['as a variable without a semicolon', page(`<script>var SPXGCTemplateDefinition = ${CODE}</script>`)],
  ['by its name in brackets', `window['SPXGCTemplateDefinition'] = ${CODE};`],
  ['without the script around it', CODE],
])('finds an SPX definition %s', async (_name, text) => {
  expect((await importDefinition(text)).form).toMatchObject({ name: 'Name', fields: [{ key: 'f0' }] });
});

it.each([
  ['steps: getSteps()', 'getSteps()', 12],
  ['steps: 1 + 1', '1 + 1', 12],
  ['steps: `${count}`', '`${count}`', 12],
  ['steps: (globalThis.hasRun = true)', 'globalThis.hasRun = true', 13],
  ['...base', '...base', 5],
  ['get steps() { return 2 }', 'get steps() { return 2 }', 5],
])('refuses %s, runs nothing, and names the place in the file', async (code, what, column) => {
  const script = `window.SPXGCTemplateDefinition = {\n    ${code},\n    DataFields: []\n};`;
  const file = `\uFEFF\r\n${page(`<script>\r\n${script}</script>`)}`;
  await expect(importDefinition(file)).rejects.toThrow(
    `The SPX definition has ${what} in line 4, column ${column}, but code in a definition isn’t run. ` +
      'Replace it with its value.',
  );
  expect(globalThis).not.toHaveProperty('hasRun');
});

it.each([60, 100_000])('refuses %i levels of brackets', async (levels) => {
  const code = `window.SPXGCTemplateDefinition = { a: ${'['.repeat(levels)}${']'.repeat(levels)} };`;
  await expect(importDefinition(code)).rejects.toThrow(
    'The SPX definition is nested too deeply: it has more than 50 levels of brackets.',
  );
});

it.each([
  ['nothing', ' ', /nothing to import/],
  ['broken JSON', '{"properties": ', /^The text isn’t valid JSON: .*\.$/],
  ['other JSON', '{"name": "keyfill-docs", "properties": [1]}', /isn’t a definition or a project/],
  ['a project that is none', '{"keyfill": 1, "compositions": [{}]}', /^The \w+ project can’t be read: /],
  ['a page without GDD', page('<title>x</title>'), /doesn’t contain a GDD block or an SPX definition with/],
  ['a huge page', page('<i>'.repeat(200_000)), /doesn’t contain a GDD block/],
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
