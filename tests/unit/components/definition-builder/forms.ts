import {
  EMPTY,
  newField,
  type Form,
  type FormField,
} from '../../../../src/components/DefinitionBuilder/core/form.ts';

/** Returns a form with a name and these fields. */
export const form = (settings: Partial<Form>, ...fields: readonly Partial<FormField>[]): Form => ({
  ...EMPTY,
  name: 'Scoreboard',
  ...settings,
  fields: fields.map((own, index) => ({ ...newField(String(index + 1)), ...own })),
});

const choices = [
  { value: 'home', label: 'Home team' },
  { value: 'away', label: 'away' },
];

/** Valid forms: each type with each of its settings, and each of the general settings. */
export const GOOD_FORMS: readonly (readonly [name: string, form: Form])[] = [
  ['no field', form({})],
  [
    'texts',
    form(
      { description: 'Names' },
      { key: '_name', title: 'Full name', description: 'First and family name', isRequired: true },
      { key: '_code', value: 'abc', minLength: '3', maxLength: '3' },
      { key: '_color', pattern: '^#[0-9a-f]{6}$', value: '#27457f' },
      { key: '_text', type: 'multi-line', value: 'One\nTwo' },
      { key: '_id', type: 'hidden', value: 'a1' },
    ),
  ],
  [
    'numbers',
    form(
      {},
      { key: '_score', type: 'number', value: '-1.5', isRequired: true },
      { key: '_empty', type: 'number', minLength: 'x', step: '5', maximum: '50' },
      { key: '_rank', type: 'integer', value: '3', minimum: '1' },
      { key: '_share', type: 'percentage', value: '0.25', maximum: '1' },
      { key: '_hold', type: 'duration', value: '5000' },
    ),
  ],
  [
    'files and choices',
    form(
      {},
      { key: '_photo', type: 'image', value: 'photos/mira.png' },
      { key: '_clip', type: 'file', extensions: 'webm, mp4', folder: '/media/clips/', isInLabel: false },
      { key: '_live', type: 'checkbox', value: 'true' },
      { key: '_side', type: 'dropdown', value: 'away', choices },
      { key: '_team', type: 'color', value: '#ff8800' },
      { key: '_tint', type: 'color-alpha', value: '#ff880080' },
    ),
  ],
  [
    'a place to play, steps, and decorations',
    form(
      { layer: '2', playServer: 'GRAPHICS', playChannel: '2', uiColor: '4', steps: '4' },
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
