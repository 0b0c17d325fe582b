import type { Case } from './case.ts';

const object = (properties: object, more: object = {}): object => ({
  type: 'object',
  properties,
  ...more,
});

const select = (more: object): object => ({
  gddType: 'select',
  type: 'string',
  enum: ['home', 'away'],
  gddOptions: { labels: { home: 'Home', away: 'Away' } },
  ...more,
});

const several = (more: object): object => ({
  gddType: 'select-multiple',
  type: 'array',
  items: { type: 'string', enum: ['home', 'away'] },
  gddOptions: { labels: { home: 'Home', away: 'Away' } },
  ...more,
});

export const GDD_CASES: readonly Case[] = [
  { name: 'no fields', input: object({}), problems: [] },
  {
    name: 'every type of field',
    input: object(
      {
        _name: { type: 'string', gddType: 'single-line', title: 'Name', minLength: 2, maxLength: 40 },
        _text: { type: 'string', gddType: 'multi-line', default: 'one\ntwo' },
        _photo: {
          type: 'string',
          gddType: 'file-path/image-path',
          gddOptions: { extensions: ['png', 'jpg'] },
        },
        _file: { type: 'string', gddType: 'file-path' },
        _side: select({ default: 'home' }),
        _tint: { type: 'string', gddType: 'color-rrggbb', pattern: '^#[0-9a-f]{6}$' },
        _glass: { type: 'string', gddType: 'color-rrggbbaa', pattern: '^#[0-9a-f]{8}$' },
        _share: { type: 'number', gddType: 'percentage', default: 0.25 },
        _delay: { type: 'integer', gddType: 'duration-ms', default: 500 },
        _live: { type: 'boolean', default: true },
        _rows: { type: 'array', items: object({ _row: { type: 'string' } }), default: [] },
      },
      {
        $schema: 'https://superflytv.github.io/GraphicsDataDefinition/gdd-meta-schema/v1/schema.json',
        title: 'Results',
        required: ['_name'],
        gddPlayoutOptions: {
          client: { duration: null, steps: 2, dataformat: 'json' },
          render: { resolutions: [{ width: 1920, height: 1080, framerate: { min: 25, max: 50 } }] },
          playout: { casparcg: { channel: 1, layer: 20 } },
        },
      },
    ),
    problems: [],
  },
  {
    name: 'a type of a vendor',
    input: object({ _team: { type: 'string', gddType: 'keyfill/team' } }),
    problems: [],
  },
  { name: 'several choices', input: object({ _teams: several({ default: ['home'] }) }), problems: [] },
  {
    name: 'several numbers',
    input: object({
      _ranks: several({ items: { type: 'integer', enum: [1, 2] }, gddOptions: { labels: { 1: 'First' } } }),
      _sizes: several({ items: { type: 'number', enum: [1.5] }, gddOptions: { labels: { 1.5: 'Half' } } }),
    }),
    problems: [],
  },
  {
    name: 'several choices without labels or a list',
    input: object({
      _a: { type: 'array', gddType: 'select-multiple', items: { type: 'string', enum: ['home'] } },
      _b: several({ items: { type: 'string' } }),
      _c: several({ gddOptions: {} }),
    }),
    problems: [
      'properties._a.gddOptions: is missing',
      'properties._b.items.enum: is missing',
      'properties._c.gddOptions.labels: is missing',
    ],
  },
  {
    name: 'several choices of another type',
    input: object({
      _a: several({ type: 'string', items: undefined }),
      _b: several({ items: { type: 'boolean', enum: [true] } }),
      _c: several({ items: { type: 'integer', enum: [1, 'two'] }, gddOptions: { labels: { one: 'One' } } }),
    }),
    problems: [
      'properties._a.type: select-multiple expects "array", got "string"',
      'properties._b.items.type: expected "string" or "number" or "integer", got "boolean"',
      'properties._c.items.enum[1]: expected the type integer, got "two"',
      'properties._c.gddOptions.labels.one: for the type integer, the key of a label has to be a number',
    ],
  },
  {
    name: 'labels of whole numbers',
    input: object({
      _half: select({ type: 'integer', enum: [1, 2], gddOptions: { labels: { 1: 'First', 2: 'Second' } } }),
    }),
    problems: [],
  },
  { name: 'no type', input: { properties: {} }, problems: ['type: is missing'] },
  { name: 'no properties', input: { type: 'object' }, problems: ['properties: is missing'] },
  {
    name: 'a field that is no object',
    input: object({ _name: 'text' }),
    problems: ['properties._name: expected an object, got "text"'],
  },
  {
    name: 'a field of no known type',
    input: object({ _name: { type: 'text' } }),
    problems: [
      'properties._name.type: expected one of boolean, string, number, integer, array, object, got "text"',
    ],
  },
  {
    name: 'a default of another type',
    input: object({ _score: { type: 'integer', default: '2' } }),
    problems: ['properties._score.default: expected a whole number, got "2"'],
  },
  {
    name: 'a list without items',
    input: object({ _rows: { type: 'array' } }),
    problems: ['properties._rows.items: is missing'],
  },
  {
    name: 'a line of text that is a number',
    input: object({ _name: { type: 'number', gddType: 'single-line' } }),
    problems: ['properties._name.type: single-line expects "string", got "number"'],
  },
  {
    name: 'a color whose pattern takes capital letters',
    input: object({ _tint: { type: 'string', gddType: 'color-rrggbb', pattern: '^#[0-9a-fA-F]{6}$' } }),
    problems: [
      'properties._tint.pattern: color-rrggbb expects exactly ^#[0-9a-f]{6}$, got "^#[0-9a-fA-F]{6}$"',
    ],
  },
  {
    name: 'a color without a pattern',
    input: object({ _tint: { type: 'string', gddType: 'color-rrggbbaa' } }),
    problems: ['properties._tint.pattern: color-rrggbbaa expects exactly ^#[0-9a-f]{8}$, got nothing'],
  },
  {
    name: 'a choice without values',
    input: object({ _side: { type: 'string', gddType: 'select' } }),
    problems: ['properties._side.enum: is missing', 'properties._side.gddOptions: is missing'],
  },
  {
    name: 'a choice without labels',
    input: object({ _side: select({ gddOptions: {} }) }),
    problems: ['properties._side.gddOptions.labels: is missing'],
  },
  {
    name: 'a choice whose value has another type',
    input: object({ _side: select({ enum: ['home', 2] }) }),
    problems: ['properties._side.enum[1]: expected the type string, got 2'],
  },
  {
    name: 'a label of a negative number',
    input: object({
      _goal: select({ type: 'integer', enum: [-1], gddOptions: { labels: { '-1': 'Back' } } }),
    }),
    problems: [
      'properties._goal.gddOptions.labels.-1: for the type integer, the key of a label has to be a number',
    ],
  },
  {
    name: 'extensions as one text',
    input: object({
      _photo: { type: 'string', gddType: 'file-path/image-path', gddOptions: { extensions: 'png' } },
    }),
    problems: ['properties._photo.gddOptions.extensions: expected an array, got "png"'],
  },
  {
    name: 'a length as text',
    input: object({ _name: { type: 'string', maxLength: '40' } }),
    problems: ['properties._name.maxLength: expected a whole number, 0 or more, got "40"'],
  },
  {
    name: 'required as a flag',
    input: object({ _name: { type: 'string', required: true } }),
    problems: ['properties._name.required: expected an array, got true'],
  },
  {
    name: 'a required field twice',
    input: object({ _name: { type: 'string' } }, { required: ['_name', '_name'] }),
    problems: ['required[1]: "_name" is already listed'],
  },
  {
    name: 'an order as text',
    input: object({ _name: { type: 'string', order: 'first', hidden: 'no' } }),
    problems: [
      'properties._name.hidden: expected true or false, got "no"',
      'properties._name.order: expected a number, got "first"',
    ],
  },
  {
    name: 'an unknown format of data',
    input: object({}, { gddPlayoutOptions: { client: { dataformat: 'xml' } } }),
    problems: ['gddPlayoutOptions.client.dataformat: expected "json" or "casparcg-xml", got "xml"'],
  },
  {
    name: 'a resolution as text',
    input: object({}, { gddPlayoutOptions: { render: { resolutions: [{ width: '1920' }] } } }),
    problems: ['gddPlayoutOptions.render.resolutions[0].width: expected a number or a range, got "1920"'],
  },
  // The official schemas accept this.
  {
    name: 'a misspelled type of field',
    input: object({ _name: { type: 'string', gddType: 'singleline' } }),
    problems: [
      'properties._name.gddType: expected a GDD type, or a vendor\'s type with a slash, got "singleline"',
    ],
  },
  {
    name: 'a default that breaks its pattern',
    input: object({
      _tint: {
        type: 'string',
        gddType: 'color-rrggbb',
        pattern: '^#[0-9a-f]{6}$',
        default: '#FFF',
      },
    }),
    problems: [`properties._tint.default: "#FFF" doesn't match the pattern ^#[0-9a-f]{6}$`],
  },
  {
    name: 'a default that is too long',
    input: object({ _team: { type: 'string', maxLength: 3, default: 'Norway' } }),
    problems: ['properties._team.default: "Norway" is longer than 3 characters'],
  },
  {
    name: 'a default that is not among the choices',
    input: object({ _side: select({ default: 'both' }) }),
    problems: ['properties._side.default: "both" isn\'t in enum'],
  },
  {
    name: 'a pattern that is no regular expression',
    input: object({ _name: { type: 'string', pattern: '^[A-Z' } }),
    problems: ['properties._name.pattern: not a valid regular expression: ^[A-Z'],
  },
  {
    name: 'limits that nothing meets',
    input: object({ _name: { type: 'string', minLength: 5, maxLength: 2 } }),
    problems: ['properties._name.minLength: 5 is more than maxLength (2)'],
  },
  {
    name: 'a required field that is not there',
    input: object({ _name: { type: 'string' } }, { required: ['_title'] }),
    problems: [`required[0]: the property "_title" doesn't exist`],
  },
  {
    name: 'steps below -1',
    input: object({}, { gddPlayoutOptions: { client: { steps: -3, duration: -5 } } }),
    problems: [
      'gddPlayoutOptions.client.steps: expected -1, 0, or a number of steps, got -3',
      'gddPlayoutOptions.client.duration: expected 0 or more milliseconds, got -5',
    ],
  },
];
