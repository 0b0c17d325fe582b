import { casesOf, type Case, type Row } from './case.ts';

const definition = (more: object = {}): object => ({
  description: 'Lower third',
  playserver: 'OVERLAY',
  playchannel: '1',
  playlayer: '5',
  webplayout: '5',
  out: 'manual',
  dataformat: 'json',
  steps: '1',
  uicolor: '0',
  DataFields: [],
  ...more,
});
const field = (more: object): object => ({
  field: 'f0',
  ftype: 'textfield',
  title: 'Name',
  value: '',
  ...more,
});
const items = [{ text: 'Home', value: 'home' }];

const DEFINITIONS: readonly Row[] = [
  ['a definition without fields', {}],
  [
    'values that SPX does not have',
    { out: 'auto', dataformat: 'casparcg-xml', uicolor: '9' },
    'out: expected "manual", "none", or milliseconds as text, got "auto"',
    'dataformat: expected "json" or "xml", got "casparcg-xml"',
    'uicolor: expected "0" to "7", got "9"',
  ],
];

const FIELDS: readonly Row[] = [
  [
    'fields of every type',
    [
      { ftype: 'caption', title: 'Names' },
      { ftype: 'instruction', value: 'Write the full name' },
      field({ field: '_name' }),
      field({ field: '_score', ftype: 'number', value: '2' }),
      field({ field: '_live', ftype: 'checkbox', value: '1' }),
      field({ field: '_side', ftype: 'dropdown', value: 'home', items }),
      field({ field: '_photo', ftype: 'filelist', assetfolder: './', extension: 'png' }),
      { ftype: 'button', title: 'Goal', descr: 'Runs the strip', fcall: 'goal' },
    ],
  ],
  [
    'the same id twice',
    [field({}), field({ title: 'Title' })],
    '[1].field: "f0" is already used by DataFields[0]',
  ],
  [
    'a choice whose value is not among its items',
    [field({ ftype: 'dropdown', value: 'both', items })],
    '[0].value: "both" isn’t the value of any item',
  ],
];

export const SPX_CASES: readonly Case[] = [
  { name: 'no object', input: 'lower third', problems: ['expected an object, got "lower third"'] },
  { name: 'no list of fields', input: { description: 'x' }, problems: ['DataFields: is missing'] },
  ...casesOf(DEFINITIONS, definition),
  ...casesOf(
    FIELDS.map(([name, more, ...problems]) => [name, more, ...problems.map((text) => `DataFields${text}`)]),
    (fields) => definition({ DataFields: fields }),
  ),
];
