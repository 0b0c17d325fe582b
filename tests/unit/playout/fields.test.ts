import { describe, expect, it } from 'vitest';
import { fieldsOf, initialData, titleOf } from '../../../src/playout/definition/fields.ts';
import { toText } from '../../../src/runtime-validation/problem.ts';
import { validateProject } from '../../../src/runtime-validation/validate.ts';
import { project } from './project.ts';

describe('the fields of a template', () => {
  it('include one for each key of a text or an image loader', () => {
    expect(fieldsOf(project())).toEqual([
      { key: '_name', title: 'Name', type: 'text', value: 'Mira' },
      { key: '_longText', title: 'Long text', type: 'multi-line', value: '' },
      { key: '_photo', title: 'Photo', type: 'image', value: '' },
    ]);
  });

  it("start with the form's, followed by one for each other key", () => {
    const fields = [{ key: '_photo', title: 'Portrait', type: 'image' as const, value: 'mira.png' }];
    expect(fieldsOf(project({ templateDefinition: { fields } })).map(({ title }) => title)).toEqual([
      'Portrait',
      'Name',
      'Long text',
    ]);
    expect(initialData(project({ templateDefinition: { fields } }))).toEqual({
      _photo: 'mira.png',
      _name: 'Mira',
      _longText: '',
    });
  });

  it("get a title from their key if they don't have one", () => {
    expect(['_homeScore', '__', 'team.name', '_f0'].map(titleOf)).toEqual([
      'Home score',
      '__',
      'Team name',
      'F0',
    ]);
  });
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
  expect(validateProject(project({ templateDefinition: { fields } })).problems.map(toText)).toEqual(
    problem === undefined ? [] : [`templateDefinition.fields[0].${problem}`],
  );
});
