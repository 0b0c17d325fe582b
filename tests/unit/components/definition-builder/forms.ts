import {
  EMPTY,
  newField,
  type Form,
  type FormField,
} from '../../../../src/components/DefinitionBuilder/core/form.ts';

/** Returns a field with some settings. */
export const field = (id: string, settings: Partial<FormField>): FormField => ({
  ...newField(id),
  ...settings,
});

const form = (settings: Partial<Form>, ...fields: readonly Partial<FormField>[]): Form => ({
  ...EMPTY,
  name: 'Scoreboard',
  ...settings,
  fields: fields.map((own, index) => field(String(index + 1), own)),
});

/** Thirty-two valid forms: each type, alone and together, with each setting, and each of the general settings. */
export const GOOD_FORMS: readonly (readonly [name: string, form: Form])[] = [
  ['no field', form({})],
  ['a text', form({}, { key: '_name' })],
  ['a text with a title', form({}, { key: '_name', title: 'Full name' })],
  ['a text with a description', form({}, { key: '_name', description: 'First and family name' })],
  ['a required text', form({}, { key: '_name', isRequired: true })],
  ['a text with a value', form({}, { key: '_name', value: 'Mira Halvorsen' })],
  ['a text with a least length', form({}, { key: '_name', minLength: '2' })],
  ['a text with a greatest length', form({}, { key: '_name', maxLength: '40' })],
  ['a text with both lengths the same', form({}, { key: '_code', minLength: '3', maxLength: '3' })],
  ['a text with a pattern', form({}, { key: '_color', pattern: '^#[0-9a-f]{6}$', value: '#27457f' })],
  ['a text of several lines', form({}, { key: '_text', type: 'multi-line', value: 'One\nTwo' })],
  ['a number', form({}, { key: '_score', type: 'number' })],
  [
    'a required number with a value',
    form({}, { key: '_score', type: 'number', value: '-1.5', isRequired: true }),
  ],
  ['a number with limits from before', form({}, { key: '_score', type: 'number', minLength: 'x' })],
  ['an image', form({}, { key: '_photo', type: 'image' })],
  ['an image with a value', form({}, { key: '_photo', type: 'image', value: 'photos/mira.png' })],
  [
    'all types together',
    form(
      { description: 'Teams and score', layer: '3', steps: '4' },
      { key: '_home', maxLength: '20', isRequired: true },
      { key: '_notes', type: 'multi-line' },
      { key: '_homeScore', type: 'number', value: '0' },
      { key: '_logo', type: 'image' },
    ),
  ],
  ['an integer', form({}, { key: '_rank', type: 'integer', value: '3', minimum: '1' })],
  ['a number with a step', form({}, { key: '_size', type: 'number', value: '0.3', step: '0.1' })],
  ['a number without a value', form({}, { key: '_size', type: 'number', step: '5', maximum: '50' })],
  ['a percentage', form({}, { key: '_share', type: 'percentage', value: '0.25', maximum: '1' })],
  ['a duration', form({}, { key: '_hold', type: 'duration', value: '5000' })],
  ['a checkbox', form({}, { key: '_live', type: 'checkbox', value: 'true' })],
  [
    'a dropdown',
    form(
      {},
      {
        key: '_side',
        type: 'dropdown',
        value: 'away',
        choices: [
          { value: 'home', label: 'Home team' },
          { value: 'away', label: 'away' },
        ],
      },
    ),
  ],
  ['a color', form({}, { key: '_team', type: 'color', value: '#ff8800' })],
  ['a color with opacity', form({}, { key: '_team', type: 'color-alpha', value: '#ff880080' })],
  [
    'a file with extensions, a folder, and no label',
    form(
      {},
      { key: '_clip', type: 'file', extensions: 'webm, mp4', folder: '/media/clips/', isInLabel: false },
    ),
  ],
  ['a hidden field', form({}, { key: '_id', type: 'hidden', value: 'a1' })],
  [
    'a place to play, and decorations',
    form(
      { layer: '2', playServer: 'GRAPHICS', playChannel: '2', uiColor: '4' },
      { type: 'instruction', title: 'Type the names' },
      { key: '_home' },
      { type: 'divider', title: 'Away' },
      { type: 'spacer' },
      { key: '_away' },
      { type: 'caption', title: 'The end' },
    ),
  ],
  ['the out mode none', form({ outMode: 'none' }, { key: '_name' })],
  ['a time on air', form({ outMode: 'time', duration: '8000' }, { key: '_name' })],
  [
    'other letters, dots and quotes',
    form(
      { name: 'Übersicht „Größe“ </script>' },
      { key: 'größe.maß', title: 'Say "hi" <b>', value: '5 < 6 😀' },
    ),
  ],
];

/** An HTML page that has this in its head. */
export const page = (block: string): string =>
  `<!DOCTYPE html><html><head>${block}</head><body></body></html>`;
