import { describe, expect, it } from 'vitest';
import { importDefinition } from '../../../../src/components/DefinitionBuilder/core/import-definition.ts';
import { page } from './forms.ts';

/** The definition of a lower third with one field, in the ways that people and tools write definitions. */
const SPELLINGS: readonly (readonly [name: string, code: string])[] = [
  [
    'trailing commas',
    '{"description": "Name", "steps": 2, "DataFields": [{"field": "f0", "ftype": "textfield",},],}',
  ],
  [
    'names without quotes',
    '{description: "Name", steps: 2, DataFields: [{field: "f0", ftype: "textfield"}]}',
  ],
  [
    'single quotes',
    "{'description': 'Name', 'steps': 2, 'DataFields': [{'field': 'f0', 'ftype': 'textfield'}]}",
  ],
  [
    'comments',
    `{
      // The name in the list
      "description": "Name", /* one Continue */ "steps": 2,
      "DataFields": [
        // { "field": "old", "ftype": "textfield" },
        { "field": "f0", "ftype": "textfield" }
      ]
    }`,
  ],
  ['template literals', '{description: `Name`, steps: 2, DataFields: [{field: `f0`, ftype: `textfield`}]}'],
  [
    'joined strings',
    `{description: 'Na' + "m" + \`e\`, steps: 2, DataFields: [{field: 'f' + '0', ftype: 'text' + 'field'}]}`,
  ],
];

/** The ways to assign the definition, and what may follow without a semicolon. */
const PLACES: readonly (readonly [name: string, write: (code: string) => string])[] = [
  ['in a script of a page', (code) => page(`<script>\nwindow.SPXGCTemplateDefinition = ${code};\n</script>`)],
  [
    'in a page without a semicolon',
    (code) => page(`<script>window.SPXGCTemplateDefinition = ${code}</script>`),
  ],
  ['as a variable', (code) => page(`<script>var SPXGCTemplateDefinition = ${code};</script>`)],
  ['by its name in brackets', (code) => `window['SPXGCTemplateDefinition'] = ${code};`],
  [
    'before other code',
    (code) => `window.SPXGCTemplateDefinition = ${code}\nfunction play() { run(\`\${1}\`) }`,
  ],
  [
    'after a comment that mentions it',
    (code) => `// window.SPXGCTemplateDefinition = {}\nwindow.SPXGCTemplateDefinition = ${code}`,
  ],
  ['without the script around it', (code) => code],
];

describe('the import of an SPX definition that a person wrote', () => {
  for (const [place, write] of PLACES) {
    it.each(SPELLINGS)(`reads %s ${place}`, async (_name, code) => {
      const { kind, form } = await importDefinition(write(code));
      expect(kind).toBe('spx');
      expect(form).toMatchObject({ name: 'Name', steps: '2', fields: [{ key: 'f0', type: 'text' }] });
    });
  }

  it('reads every kind of value without a change', async () => {
    const { form } = await importDefinition(`SPXGCTemplateDefinition = {
      description: 'a\\u00e9"\\n',
      playchannel: 2, onair: false, extra: null, list: [, 1],
      DataFields: [
        { field: '__proto__', ftype: 'number', value: -1.5 },
        { field: 'f1', ftype: 'dropdown', value: 2, items: [{ text: 'One', value: 1 }, { text: 'Two', value: 0x2 }] },
      ],
    }`);
    expect(form).toMatchObject({ description: 'a\u00e9"\n', playChannel: '2' });
    expect(form.fields.map(({ key, value }) => [key, value])).toEqual([
      ['__proto__', '-1.5'],
      ['f1', '2'],
    ]);
    expect(form.fields[1]?.choices.map(({ value }) => value)).toEqual(['1', '2']);
  });

  it.each([
    ['a function call', 'getSteps()', 'a function call'],
    ['a variable', 'steps', 'the variable steps'],
    ['a property of a variable', 'config.steps', 'a variable'],
    ['a condition', 'true ? 1 : 2', 'a condition'],
    ['a calculation', '1 + 1', 'a calculation'],
    ['a function', '() => 2', 'a function'],
    ['a template with an expression', '`${count}`', 'an expression'],
    ['a regular expression', '/2/', 'code'],
    ['a big number', '2n', 'code'],
  ])('refuses %s, and names its place in the file', async (_name, code, what) => {
    const column = what === 'an expression' ? 15 : 12;
    const file = `\uFEFF\r\n${page(`<script>\r\nwindow.SPXGCTemplateDefinition = {\n    steps: ${code},\n    DataFields: []\n};</script>`)}`;
    await expect(importDefinition(file)).rejects.toThrow(
      `The SPX definition has ${what} in line 4, column ${column}, but nothing in a definition is run. Replace it with its value.`,
    );
  });

  it.each([
    ['a spread', '{ ...base, DataFields: [] }', 'a spread in line 1, column 36'],
    ['a method', '{ steps() {}, DataFields: [] }', 'a function in line 1, column 36'],
    ['a getter', '{ get steps() { return 2 }, DataFields: [] }', 'a function in line 1, column 36'],
    ['a calculated name', '{ [key]: 2, DataFields: [] }', 'a calculated name in line 1, column 36'],
    ['a short form', '{ steps, DataFields: [] }', 'the variable steps in line 1, column 36'],
    ['a variable instead of an object', 'definition', 'the variable definition in line 1, column 34'],
    ['an object from a function', 'Object.assign({}, base)', 'a function call in line 1, column 34'],
  ])('refuses %s', async (_name, code, message) => {
    await expect(importDefinition(`window.SPXGCTemplateDefinition = ${code};`)).rejects.toThrow(message);
  });

  it('names the place of a mistake', async () => {
    const code = 'window.SPXGCTemplateDefinition = {\n  "description": "Name"\n  "DataFields": []\n};';
    await expect(importDefinition(code)).rejects.toThrow(
      'The SPX definition isn’t valid JavaScript in line 3, column 3: Unexpected token.',
    );
  });

  it('runs nothing', async () => {
    const code = 'window.SPXGCTemplateDefinition = { DataFields: (globalThis.hasRun = true, []) };';
    await expect(importDefinition(code)).rejects.toThrow('has code in line 1, column 49');
    expect(globalThis).not.toHaveProperty('hasRun');
  });

  it.each([
    ['brackets', '['.repeat(60) + ']'.repeat(60)],
    ['brackets beyond what any parser takes', '['.repeat(100_000)],
  ])('refuses too many levels of %s', async (_name, value) => {
    await expect(
      importDefinition(`window.SPXGCTemplateDefinition = { a: ${value}, DataFields: [] };`),
    ).rejects.toThrow('The SPX definition is nested too deeply: it has more than 50 levels of brackets.');
  });

  it('reads a text in thousands of pieces', async () => {
    const text = Array.from({ length: 3000 }, () => "'a'").join(' + ');
    const { form } = await importDefinition(
      `SPXGCTemplateDefinition = { description: ${text}, DataFields: [] }`,
    );
    expect(form.description).toHaveLength(3000);
  });
});
