import type { Case } from './case.ts';

const definition = (more: object = {}, fields: readonly object[] = []): object => ({
  description: 'Lower third',
  playserver: 'OVERLAY',
  playchannel: '1',
  playlayer: '5',
  webplayout: '5',
  out: 'manual',
  dataformat: 'json',
  steps: '1',
  uicolor: '0',
  DataFields: fields,
  ...more,
});
const field = (more: object): object => ({
  field: 'f0',
  ftype: 'textfield',
  title: 'Name',
  value: '',
  ...more,
});

export const SPX_CASES: readonly Case[] = [
  { name: 'a definition without fields', input: definition(), problems: [] },
  { name: 'the least definition', input: { DataFields: [] }, problems: [] },
  {
    name: 'no renderer, no server, automatic out',
    input: definition({ playserver: '-', webplayout: '-', out: '4000', steps: 2, dataformat: 'xml' }),
    problems: [],
  },
  {
    name: 'fields of every type',
    input: definition({}, [
      { ftype: 'caption', title: 'Names' },
      { ftype: 'instruction', value: 'Write the full name' },
      field({ field: '_name' }),
      field({ field: '_text', ftype: 'textarea' }),
      field({ field: '_score', ftype: 'number', value: '2' }),
      field({ field: '_live', ftype: 'checkbox', value: '1' }),
      field({ field: '_side', ftype: 'dropdown', value: 'home', items: [{ text: 'Home', value: 'home' }] }),
      field({ field: '_photo', ftype: 'filelist', assetfolder: './', extension: 'png' }),
      { ftype: 'button', title: 'Goal', descr: 'Runs the strip', fcall: 'goal' },
      { ftype: 'divider' },
    ]),
    problems: [],
  },
  { name: 'no object', input: 'lower third', problems: ['expected an object, got "lower third"'] },
  { name: 'no list of fields', input: { description: 'x' }, problems: ['DataFields: is missing'] },
  {
    name: 'an out that is no time',
    input: definition({ out: 'auto' }),
    problems: ['out: expected "manual", "none", or milliseconds as text, got "auto"'],
  },
  {
    name: 'the format of data of GDD',
    input: definition({ dataformat: 'casparcg-xml' }),
    problems: ['dataformat: expected "json" or "xml", got "casparcg-xml"'],
  },
  {
    name: 'a layer that is no number',
    input: definition({ playlayer: 'top', webplayout: '0' }),
    problems: [
      'playlayer: expected a whole number (1 or more), got "top"',
      'webplayout: expected a whole number (1 or more) or "-", got "0"',
    ],
  },
  {
    name: 'layers above 5',
    input: definition({ playlayer: '8' }),
    problems: ['playlayer: the open-source build plays layer 8 on layer 5'],
  },
  {
    name: 'an accent that SPX does not have',
    input: definition({ uicolor: '9' }),
    problems: ['uicolor: expected "0" to "7", got "9"'],
  },
  {
    name: 'a field without an id',
    input: definition({}, [{ ftype: 'textfield', title: 'Name' }]),
    problems: ['DataFields[0].field: is missing'],
  },
  {
    name: 'the same id twice',
    input: definition({}, [field({}), field({ title: 'Title' })]),
    problems: ['DataFields[1].field: "f0" is already used by DataFields[0]'],
  },
  {
    name: 'a choice without items',
    input: definition({}, [field({ ftype: 'dropdown' })]),
    problems: ['DataFields[0].items: expected an array, got nothing'],
  },
  {
    name: 'a choice whose value is not among its items',
    input: definition({}, [
      field({ ftype: 'dropdown', value: 'both', items: [{ text: 'Home', value: 'home' }] }),
    ]),
    problems: ['DataFields[0].value: "both" isn\'t the value of any item'],
  },
  {
    name: 'a list of files without a folder',
    input: definition({}, [field({ ftype: 'filelist' })]),
    problems: ['DataFields[0].assetfolder: is missing', 'DataFields[0].extension: is missing'],
  },
  {
    name: 'a number that is a word',
    input: definition({}, [field({ ftype: 'number', value: 'two' })]),
    problems: ['DataFields[0].value: expected a number, got "two"'],
  },
  {
    name: 'a type that the open-source controller does not show',
    input: definition({}, [field({ ftype: 'colorwheel' })]),
    problems: [`DataFields[0].ftype: the open-source controller doesn't show the type "colorwheel"`],
  },
  {
    name: 'a button that calls nothing',
    input: definition({}, [{ ftype: 'button', title: 'Goal' }]),
    problems: ['DataFields[0].fcall: is missing'],
  },
];
