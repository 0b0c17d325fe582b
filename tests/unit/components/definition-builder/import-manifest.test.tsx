import { describe, expect, it } from 'vitest';
import { checkForm } from '../../../../src/components/DefinitionBuilder/core/check-form.ts';
import { definitionsOf } from '../../../../src/components/DefinitionBuilder/core/definitions.ts';
import { importDefinition } from '../../../../src/components/DefinitionBuilder/core/import-definition.ts';
import { testPattern } from '../../../../src/playout/validation/pattern-test.ts';

const codes = (form: Parameters<typeof definitionsOf>[0]): readonly string[] =>
  definitionsOf(form, testPattern).map(({ code }) => code);
const read = (value: unknown) => importDefinition(JSON.stringify(value));

describe('the import of an OGraf manifest', () => {
  it('lists what changes in a manifest in order of harm, without what was empty', async () => {
    const { form, notes } = await read({
      $schema: 'https://ograf.ebu.io/v1/specification/json-schemas/graphics/schema.json',
      id: 'com.example.bug',
      name: 'Bug',
      version: '4',
      main: 'main.js',
      supportsRealTime: true,
      supportsNonRealTime: false,
      author: { name: 'Mira' },
      customActions: [{ id: 'goal', name: 'Goal' }],
      renderRequirements: [],
      description: '',
      stepCount: 2,
    });
    expect(form).toMatchObject({ name: 'Bug', steps: '2', fields: [] });
    expect(notes).toEqual([
      'customActions: left out. Its value was an array.',
      'id: "com.example.bug" became "keyfill-bug".',
      'version: "4" became "1".',
      'supportsNonRealTime: false became true.',
      'author: left out. Its value was an object.',
    ]);
  });

  it("keeps the field types that another tool's manifest only names for SPX", async () => {
    const text = (ftype: string, more: object = {}, value = '') => ({
      type: 'string',
      title: ftype,
      default: value,
      v_spx: { ftype, ...more },
    });
    const items = [
      { text: 'Home team', value: 'home' },
      { text: 'Away team', value: 'away' },
    ];
    const { form, notes } = await read({
      ...{ name: 'Bug', main: 'bug.js', supportsRealTime: true, supportsNonRealTime: true },
      schema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          help: text('instruction', {}, 'Type a name'),
          f0: text('textfield'),
          f1: text('textarea'),
          f2: text('checkbox', {}, '1'),
          f3: text('color', {}, '#FF8800'),
          f4: text('dropdown', { items }, 'away'),
          f5: text('filelist', { assetfolder: './themes/', extension: 'css' }),
          f6: text('filelist', { assetfolder: '/media/', extension: 'png' }),
          f7: text('hidden', {}, 'a1'),
          f8: text('number', {}, '7'),
          line: text('divider'),
          go: text('button', { fcall: 'go()' }),
        },
      },
    });
    expect(form.fields.map(({ key, type, value }) => [key, type, value])).toEqual([
      ['', 'instruction', ''],
      ['f0', 'text', ''],
      ['f1', 'multi-line', ''],
      ['f2', 'checkbox', 'true'],
      ['f3', 'color', '#FF8800'],
      ['f4', 'dropdown', 'away'],
      ['f5', 'file', ''],
      ['f6', 'image', ''],
      ['f7', 'hidden', 'a1'],
      ['f8', 'number', '7'],
      ['', 'divider', ''],
    ]);
    expect(form.fields[0]?.title).toBe('Type a name');
    expect(form.fields[5]?.choices.map(({ label }) => label)).toEqual(['Home team', 'Away team']);
    expect(form.fields[6]).toMatchObject({ extensions: 'css', folder: './themes/' });
    expect(notes).toEqual([
      "go: left out because it's a button. Add its function to the template's invoke commands.",
      'f2.type: "string" became "boolean".',
      'main: "bug.js" became "main.js".',
      'help: became a row of the type instruction, which only SPX definitions contain.',
      'line: became a row of the type divider, which only SPX definitions contain.',
    ]);
  });

  it.each([
    ['-1', undefined],
    ['0', '1'],
    ['3', '3'],
  ])('keeps a step count of %s, which SPX reads as %s', async (steps, spx) => {
    const manifest = { name: 'Bug', main: 'main.js', stepCount: Number(steps) };
    const { form, notes } = await read(manifest);
    expect(form.steps).toBe(steps);
    expect(notes).toEqual([]);
    const [gdd, forSpx, ograf] = codes(form);
    expect(JSON.parse(gdd!)).toMatchObject({ gddPlayoutOptions: { client: { steps: Number(steps) } } });
    expect(JSON.parse(ograf!)).toMatchObject({ stepCount: Number(steps) });
    expect(/"steps": "(.*)"/.exec(forSpx!)?.[1]).toBe(spx);
    expect(checkForm(form)).toEqual([]);
  });
});
