import { expect, it } from 'vitest';
import { definitionsOf } from '../../../../src/components/DefinitionBuilder/core/definitions.ts';
import { importDefinition } from '../../../../src/components/DefinitionBuilder/core/import-definition.ts';
import { testPattern } from '../../../../src/playout/validation/pattern-test.ts';
import type { Form } from '../../../../src/components/DefinitionBuilder/core/form.ts';
import { GOOD_FORMS, page } from './forms.ts';

const codes = (form: Form): readonly string[] => definitionsOf(form, testPattern).map(({ code }) => code);
const rowsOf = ({ fields }: Form) =>
  fields.map(({ key, type, value }) => [key, type, value].filter(Boolean).join(' ')).join(', ');
const read = (value: unknown) => importDefinition(JSON.stringify(value));

it.each(GOOD_FORMS)('the import restores what the builder wrote: %s', async (_name, form) => {
  const [gdd, spx, ograf] = definitionsOf(form, testPattern);
  for (const [at, kind, { code }] of [[0, 'gdd', gdd!] as const, [2, 'ograf', ograf!] as const]) {
    const imported = await importDefinition(code);
    expect(imported).toMatchObject({ kind, notes: [] });
    expect(codes(imported.form)[at]).toBe(code);
  }
  // A template for SPX has both definitions.
  const both = codes((await importDefinition(page(spx!.block! + gdd!.block!))).form);
  expect(both.slice(0, 2)).toEqual([gdd!.code, spx!.code]);
  // A definition for SPX has no name, no descriptions, and no limits, but it has everything that SPX reads.
  const fromSpx = await importDefinition(spx!.code);
  expect(fromSpx.kind).toBe('spx');
  expect(codes(fromSpx.form)[1]).toBe(spx!.code);
});

it("the import says what the form can't store", async () => {
  const { form, notes } = await read({
    title: 'Match',
    authorName: 'Mira',
    type: 'object',
    required: ['_team'],
    properties: {
      _side: { type: 'string', title: 'Side', enum: ['home', 'a+b'], default: 'home' },
      _live: { type: 'boolean', default: true },
      _rows: { type: 'array', items: { type: 'string' } },
      _share: { type: 'number', title: 'Share', gddType: 'percentage', maximum: 1 },
      _text: { type: 'string', title: 'Text', gddType: 'multi-line/vendor-rich' },
      _team: {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', title: 'Name' }, city: { type: 'string', title: 'City' } },
      },
    },
    gddPlayoutOptions: { client: { steps: -1, duration: null, dataformat: 'json' } },
  });
  expect(form.fields.map(({ key, type, isRequired, pattern }) => [key, type, isRequired, pattern])).toEqual([
    ['_side', 'dropdown', false, ''],
    ['_live', 'checkbox', false, ''],
    ['_share', 'percentage', false, ''],
    ['_text', 'multi-line', false, ''],
    ['_team.name', 'text', true, ''],
    ['_team.city', 'text', false, ''],
  ]);
  expect(form.fields[2]).toMatchObject({ minimum: '', maximum: '1' });
  expect(form.steps).toBe('-1');
  expect(notes).toEqual([
    '_rows: left out because the form has no field for it.',
    '_text.gddType: "multi-line/vendor-rich" became "multi-line".',
    '_team: the properties of the object became fields with dotted keys.',
    'authorName: left out. Its value was "Mira".',
    'gddPlayoutOptions.client.dataformat: left out. Its value was "json".',
  ]);
});

it("the import reads another tool's SPX definition, and lists what it leaves out", async () => {
  const definition = {
    description: 'Lower third',
    playserver: 'OVERLAY',
    playchannel: '2',
    playlayer: '6',
    webplayout: '-',
    out: '4000',
    dataformat: 'xml',
    uicolor: '3',
    steps: -1,
    function_onPlay: 'show | x | 500 | f1',
    DataFields: [
      { ftype: 'instruction', value: 'Type a name' },
      { field: 'f0', ftype: 'textfield', title: 'Name {1}', value: 'Ada', prvar: 'host' },
      { field: 'f1', ftype: 'checkbox', title: 'Live', value: '1' },
      { field: 'f2', ftype: 'color', title: 'Tint', value: 'rgba(1,2,3,1)' },
      { field: 'f3', ftype: 'filelist', title: 'Clip', assetfolder: '/media/', extension: 'webm' },
      { ftype: 'button', title: 'Go', fcall: 'go()' },
      { field: 'f4', ftype: 'timer', title: 'Timer' },
    ],
  };
  const { kind, form, notes } = await read(definition);
  expect(kind).toBe('spx');
  expect(form).toMatchObject({
    name: 'Lower third',
    layer: '6',
    webLayer: '-',
    playServer: '',
    playChannel: '2',
    uiColor: '3',
    outMode: 'time',
    duration: '4000',
  });
  expect(rowsOf(form)).toBe('instruction, f0 text Ada, f1 checkbox true, f2 color rgba(1,2,3,1), f3 file');
  expect(notes).toEqual([
    'f2: the default is "rgba(1,2,3,1)", but colors must be written as #rrggbb.',
    'Go: left out because it’s a button. Add its function to the template’s invoke commands.',
    `f4: left out because the form doesn’t support the type "timer".`,
    'steps: "-1" became "1".',
    'function_onPlay: left out. Its value was "show | x | 500 | f1".',
    'f0.prvar: left out. Its value was "host".',
    'dataformat: "xml" became "json".',
  ]);
});

it('the import keeps field types that an OGraf manifest only names for SPX', async () => {
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
  expect(rowsOf(form)).toBe(
    'instruction, f0 text, f1 multi-line, f2 checkbox true, f3 color #FF8800, f4 dropdown away, f5 file, ' +
      'f6 image, f7 hidden a1, f8 number 7, divider',
  );
  expect(form.fields[0]?.title).toBe('Type a name');
  expect(form.fields[5]?.choices.map(({ label }) => label)).toEqual(['Home team', 'Away team']);
  expect(form.fields[6]).toMatchObject({ extensions: 'css', folder: './themes/' });
  expect(notes).toEqual([
    'go: left out because it’s a button. Add its function to the template’s invoke commands.',
    'f2.type: "string" became "boolean".',
    'main: "bug.js" became "main.js".',
    'help: became a row of type instruction, which only SPX definitions contain.',
    'line: became a row of type divider, which only SPX definitions contain.',
  ]);
});
