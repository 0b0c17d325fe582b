import { describe, expect, it } from 'vitest';
import { definitionsOf } from '../../../../src/components/DefinitionBuilder/core/definitions.ts';
import { importDefinition } from '../../../../src/components/DefinitionBuilder/core/import-definition.ts';
import { testPattern } from '../../../../src/playout/validation/pattern-test.ts';
import { GOOD_FORMS, page } from './forms.ts';

const codes = (form: Parameters<typeof definitionsOf>[0]): readonly string[] =>
  definitionsOf(form, testPattern).map(({ code }) => code);
const read = (value: unknown) => importDefinition(JSON.stringify(value));

describe('the import', () => {
  it.each(GOOD_FORMS)('restores what the builder wrote: %s', async (_name, form) => {
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

  it("says what the form can't store", async () => {
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
    expect(form.fields.map(({ key, type, isRequired, pattern }) => [key, type, isRequired, pattern])).toEqual(
      [
        ['_side', 'dropdown', false, ''],
        ['_live', 'checkbox', false, ''],
        ['_share', 'percentage', false, ''],
        ['_text', 'multi-line', false, ''],
        ['_team.name', 'text', true, ''],
        ['_team.city', 'text', false, ''],
      ],
    );
    expect(form.fields[2]).toMatchObject({ minimum: '', maximum: '1' });
    expect(form.steps).toBe('-1');
    expect(notes).toEqual([
      '_rows: left out because the form has no field for it.',
      '_text.gddType: "multi-line/vendor-rich" became "multi-line".',
      '_team: the properties of the object became fields with dotted keys.',
      'gddPlayoutOptions.client.dataformat: left out. Its value was "json".',
      'authorName: left out. Its value was "Mira".',
    ]);
  });

  it("reads GDD's types, numeric choices, the order, and lists", async () => {
    const { form, notes } = await read({
      title: 'Table',
      properties: {
        _late: { type: 'string', gddType: 'single-line', order: 9 },
        _rank: { type: 'integer', gddType: 'select', enum: [1, 2], gddOptions: { labels: { 1: 'Gold' } } },
        _first: { type: 'number', title: 'First', multipleOf: 0.5, order: 1 },
        _tint: { type: 'string', gddType: 'color-rrggbbaa', pattern: '^#[0-9a-f]{8}$' },
        _clip: { type: 'string', gddType: 'file-path/video-path', gddOptions: { extensions: ['webm'] } },
        _rows: {
          type: 'array',
          title: 'Row',
          items: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
          default: [{ name: 'Ada' }, { name: 'Bo' }],
        },
        _tags: { type: 'array', items: { type: 'string' }, minItems: 2 },
        _days: {
          type: 'array',
          gddType: 'select-multiple',
          items: { type: 'string', enum: ['sat', 'sun'] },
          gddOptions: { labels: { sat: 'Saturday', sun: 'Sunday' } },
          default: ['sun'],
        },
      },
    });
    expect(form.fields.map(({ key, type, value }) => [key, type, value])).toEqual([
      ['_first', 'number', ''],
      ['_late', 'text', ''],
      ['_rank', 'dropdown', ''],
      ['_tint', 'color-alpha', ''],
      ['_clip', 'file', ''],
      ['_rows.0.name', 'text', 'Ada'],
      ['_rows.1.name', 'text', 'Bo'],
      ['_tags.0', 'text', ''],
      ['_tags.1', 'text', ''],
      ['_days.0', 'dropdown', 'sun'],
    ]);
    expect(form.fields[0]?.step).toBe('0.5');
    expect(form.fields[2]?.choices).toEqual([
      { value: '1', label: 'Gold' },
      { value: '2', label: '2' },
    ]);
    expect(form.fields[4]?.extensions).toBe('webm');
    expect(form.fields.at(-1)?.choices[1]).toEqual({ value: 'sun', label: 'Sunday' });
    expect(notes).toEqual([
      '_rank.type: "integer" became "string".',
      '_clip.gddType: "file-path/video-path" became "file-path".',
      '_rows: the items of the list became fields with dotted keys.',
      '_rows.0: the properties of the object became fields with dotted keys.',
      '_rows.1: the properties of the object became fields with dotted keys.',
      '_tags: the items of the list became fields with dotted keys.',
      '_days: the items of the list became fields with dotted keys.',
    ]);
  });

  it("reads another tool's SPX definition, and lists what it leaves out", async () => {
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
    expect(form.fields.map(({ key, type, value }) => [key, type, value])).toEqual([
      ['', 'instruction', ''],
      ['f0', 'text', 'Ada'],
      ['f1', 'checkbox', 'true'],
      ['f2', 'color', 'rgba(1,2,3,1)'],
      ['f3', 'file', ''],
    ]);
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

  it.each([
    [
      'neither a server nor steps',
      { playlayer: '2', webplayout: '2' },
      { playserver: '-', steps: undefined },
    ],
    ['no layers', { playlayer: '-', webplayout: '-', steps: '3' }, {}],
    ['only a web layer', { playserver: 'OVERLAY', playlayer: '-', webplayout: '3' }, { playserver: '-' }],
    [
      'two layers',
      { playserver: 'A', playlayer: 2, webplayout: '4', steps: 1 },
      { playlayer: '2', steps: '1' },
    ],
    ['steps that stop at once', { steps: '0' }, { steps: '1', playlayer: '-', webplayout: '5' }],
  ])('keeps how SPX plays a definition: %s', async (_name, definition, changed) => {
    const { form } = await read({ description: 'Bug', DataFields: [], ...definition });
    const written = JSON.parse(
      codes(form)[1]!.slice('window.SPXGCTemplateDefinition = '.length, -2),
    ) as object;
    expect({ steps: undefined, ...written }).toMatchObject({ ...definition, ...changed });
  });

  it("keeps an invalid setting unchanged, so that the reader sees it, and accepts GDD's other name for a title", async () => {
    const properties = {
      _a: { type: 'string', gddType: 'single-line', label: 'Name', minLength: 1.5, pattern: '[' },
    };
    const { form, notes } = await read({ type: 'object', properties });
    expect(form.fields[0]).toMatchObject({ title: 'Name', minLength: '1.5', pattern: '[' });
    expect(notes.filter((note) => note.includes('label'))).toEqual([]);
  });
});

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
      'go: left out because it’s a button. Add its function to the template’s invoke commands.',
      'f2.type: "string" became "boolean".',
      'main: "bug.js" became "main.js".',
      'help: became a row of type instruction, which only SPX definitions contain.',
      'line: became a row of type divider, which only SPX definitions contain.',
    ]);
  });
});
