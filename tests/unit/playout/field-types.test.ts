import { describe, expect, it } from 'vitest';
import { fieldNotes } from '../../../src/playout/definition/field-notes.ts';
import { fieldsOf } from '../../../src/playout/definition/fields.ts';
import { toGdd } from '../../../src/playout/definition/gdd.ts';
import { toLiveos } from '../../../src/playout/definition/liveos.ts';
import { toOgraf } from '../../../src/playout/definition/ograf-manifest.ts';
import { toSpx } from '../../../src/playout/definition/spx.ts';
import { validateSpx } from '../../../src/playout/validation/validate-spx.ts';
import { toText } from '../../../src/runtime-validation/problem.ts';
import { validateProject } from '../../../src/runtime-validation/validate.ts';
import type {
  FieldDefinition,
  ProjectDefinition,
  TemplateDefinition,
} from '../../../src/runtime/definition/project.ts';
import { project as emptyProject } from '../runtime/support.ts';
import { project as projectWith } from './project.ts';

const projectOf = (templateDefinition: TemplateDefinition): ProjectDefinition => ({
  ...emptyProject(),
  name: 'Score bug',
  templateDefinition,
});

const field = (type: FieldDefinition['type'], more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key: '_a',
  title: 'A',
  type,
  ...(type === 'dropdown' && {
    choices: [
      { value: 'home', label: 'Home team' },
      { value: 'away', label: 'Away team' },
    ],
  }),
  ...more,
});

const gddOf = (one: FieldDefinition) => toGdd(projectOf({ fields: [one] })).properties['_a'];
const spxOf = (one: FieldDefinition) => toSpx(projectOf({ fields: [one] })).DataFields[0];

// tests/unit/components/definition-builder/core.test.ts has each type with the official schemas.
type Type = FieldDefinition['type'];
const items = [
  { text: 'Home team', value: 'home' },
  { text: 'Away team', value: 'away' },
];

it.each<[type: Type, more: Partial<FieldDefinition>, gdd: object]>([
  [
    'integer',
    { value: '3', minimum: 1, step: 2 },
    { type: 'integer', minimum: 1, multipleOf: 2, default: 3 },
  ],
  ['number', { value: '2', minimum: -9, maximum: 99.5 }, { minimum: -9, maximum: 99.5, default: 2 }],
  ['percentage', { value: '0.25' }, { type: 'number', gddType: 'percentage', default: 0.25 }],
  ['checkbox', { value: '0' }, { type: 'boolean', default: false }],
  [
    'dropdown',
    {},
    {
      gddType: 'select',
      enum: ['home', 'away'],
      gddOptions: { labels: { home: 'Home team', away: 'Away team' } },
    },
  ],
  ['color', { value: '#FF8800' }, { gddType: 'color-rrggbb', pattern: '^#[0-9a-f]{6}$', default: '#ff8800' }],
  ['file', { extensions: ['webm'] }, { gddType: 'file-path', gddOptions: { extensions: ['webm'] } }],
  ['hidden', { value: 'a1' }, { readOnly: true, default: 'a1' }],
])('a field of the type %s with %j matches in GDD', (type, more, gdd) => {
  expect(gddOf(field(type, more))).toMatchObject({ title: 'A', ...gdd });
});

it.each<[type: Type, more: Partial<FieldDefinition>, spx: object]>([
  ['checkbox', { value: 'true' }, { ftype: 'checkbox', value: '1' }],
  ['checkbox', {}, { value: '0' }],
  ['dropdown', {}, { field: '_a', ftype: 'dropdown', title: 'A', value: 'home', items }],
  ['duration', {}, { ftype: 'number', value: '0' }],
  [
    'file',
    { extensions: ['webm'], folder: '/media/' },
    { ftype: 'filelist', assetfolder: '/media/', extension: 'webm' },
  ],
  ['image', { extensions: ['png', 'jpg'] }, { extension: '.' }],
])('a field of the type %s with %j matches in SPX', (type, more, spx) => {
  expect(spxOf(field(type, more))).toMatchObject(spx);
});

it.each<[type: Type, more: Partial<FieldDefinition>, details: object]>([
  ['file', { extensions: ['webm'], step: 2 }, { extensions: ['webm'] }],
  ['number', { minimum: 1, extensions: ['webm'] }, { minimum: 1 }],
  ['dropdown', { minimum: 1 }, { choices: items.map(({ text, value }) => ({ label: text, value })) }],
])('a field of the type %s with %j keeps what LiveOS can use', (type, more, details) => {
  const own = { key: '_a', title: 'A', type, required: false, value: '' };
  expect(toLiveos(projectOf({ fields: [field(type, more)] }), 'a.html').fields).toEqual([
    { ...own, ...details },
  ]);
});

describe('decorations', () => {
  const project = projectOf({
    fields: [field('text'), field('text', { key: '_b' })],
    decorations: [
      { type: 'instruction', text: 'Type the names', before: '_a' },
      { type: 'divider', text: 'Away', before: '_b' },
      { type: 'spacer', before: '_gone' },
      { type: 'caption', text: 'The end' },
    ],
  });

  it('are shown by SPX, and left out everywhere else', () => {
    expect(toSpx(project).DataFields.filter(({ field: id }) => id === undefined)).toEqual([
      { ftype: 'instruction', value: 'Type the names' },
      { ftype: 'divider', title: 'Away' },
      { ftype: 'spacer' },
      { ftype: 'caption', value: 'The end' },
    ]);
    expect(validateSpx(toSpx(project)).map(toText)).toEqual([]);
    expect(Object.keys(toGdd(project).properties)).toEqual(['_a', '_b']);
    expect(Object.keys(toOgraf(project).schema.properties)).toEqual(['_a', '_b']);
    expect(fieldNotes({ type: 'spacer' })).toEqual([
      { targets: ['GDD', 'OGraf'], note: 'Left out, because only SPX has decorations.' },
    ]);
  });
});

const notes = (one: FieldDefinition): readonly string[] =>
  fieldNotes(one).map(({ targets, note }) => `${targets.join(' and ')}: ${note}`);

it("the notes next to a field say what a target can't store", () => {
  expect(notes(field('text'))).toEqual([]);
  expect(notes(field('text', { maxLength: 3, pattern: 'a', required: true }))).toEqual([
    'SPX: Can’t store whether the field is required, lengths, or the pattern.',
  ]);
  expect(notes(field('number', { value: '1', minimum: 0, step: 1 }))).toEqual([
    'OGraf: Exported as a text field with a pattern, because SPX 1.4.1 only plays items ' +
      'with text defaults. It has no range or step.',
    'SPX: Can’t store the range or the step.',
  ]);
  expect(notes(field('text', { inLabel: false }))).toEqual(['GDD and SPX: Labels can’t omit the value.']);
});

it('the fields of a template include one for each key of a text or an image loader', () => {
  expect(fieldsOf(projectWith())).toEqual([
    { key: '_name', title: 'Name', type: 'text', value: 'Mira' },
    { key: '_longText', title: 'Long text', type: 'multi-line', value: '' },
    { key: '_photo', title: 'Photo', type: 'image', value: '' },
  ]);
});

it.each([
  [{ minimum: -0.5, maximum: -0.5, minLength: 2, maxLength: 2 }, undefined],
  [{ minimum: 2, maximum: 1 }, 'maximum: expected 2 or more, got 1'],
  [{ minLength: 3, maxLength: 2 }, 'maxLength: expected 3 or more, got 2'],
  [{ minimum: '0' }, 'minimum: expected a number, got "0"'],
  [{ type: 'dropdown' }, 'choices: expected at least one choice, got none'],
  [
    { type: 'dropdown', choices: ['A', 'B'].map((label) => ({ value: 'x', label })) },
    'choices[1].value: "x" is already used by an earlier choice',
  ],
])('the settings %j of a field are checked', (settings, problem) => {
  const fields = [{ key: '_n', title: 'N', type: 'number' as const, ...settings }] as never;
  expect(validateProject(projectWith({ templateDefinition: { fields } })).problems.map(toText)).toEqual(
    problem === undefined ? [] : [`templateDefinition.fields[0].${problem}`],
  );
});
