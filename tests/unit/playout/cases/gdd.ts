import { casesOf, type Case, type Row } from './case.ts';

const object = (properties: object, more: object = {}): object => ({ type: 'object', properties, ...more });
const labels = { labels: { home: 'Home', away: 'Away' } };
const several = (more: object): object => ({
  gddType: 'select-multiple',
  type: 'array',
  items: { type: 'string', enum: ['home', 'away'] },
  gddOptions: labels,
  ...more,
});
const color = { type: 'string', gddType: 'color-rrggbb', pattern: '^#[0-9a-f]{6}$' };

/** Fields that the official schemas judge as we do, with the problems inside the field. */
const FIELDS: readonly Row[] = [
  ['a type of a vendor', { type: 'string', gddType: 'keyfill/team' }],
  ['several choices', several({ default: ['home'] })],
  [
    'an unknown type',
    { type: 'text' },
    '.type: expected one of boolean, string, number, integer, array, object, got "text"',
  ],
  [
    'a choice without values',
    { type: 'string', gddType: 'select' },
    '.enum: is missing',
    '.gddOptions: is missing',
  ],
  [
    'settings of the wrong kind',
    { type: 'string', maxLength: '40', required: true, order: 'first', hidden: 'no' },
    '.maxLength: expected a whole number, 0 or more, got "40"',
    '.required: expected an array, got true',
    '.hidden: expected true or false, got "no"',
    '.order: expected a number, got "first"',
  ],
];

/** Fields that break a rule which the official schemas don't enforce. */
const OUR_FIELDS: readonly Row[] = [
  [
    'a default that breaks its pattern',
    { ...color, default: '#FFF' },
    `.default: "#FFF" doesn’t match the pattern ^#[0-9a-f]{6}$`,
  ],
];

const inside = (rows: readonly Row[]): Row[] =>
  rows.map(([name, more, ...problems]) => [name, more, ...problems.map((text) => `properties._a${text}`)]);
const withField = (more: object): object => object({ _a: more });

/** Whole definitions. */
const DEFINITIONS: readonly Row[] = [
  ['no fields', object({})],
  [
    'a list, and what the exports leave out',
    object(
      {
        _name: { type: 'string', gddType: 'single-line', title: 'Name', minLength: 2, maxLength: 40 },
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
  ],
  ['no type', { properties: {} }, 'type: is missing'],
];

const same = (more: object): object => more;

export const GDD_CASES: readonly Case[] = [
  ...casesOf(DEFINITIONS, same),
  ...casesOf(inside(FIELDS), withField),
  ...casesOf(inside(OUR_FIELDS), withField, true),
];
