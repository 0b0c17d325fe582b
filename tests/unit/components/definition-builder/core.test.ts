import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkForm } from '../../../../src/components/DefinitionBuilder/core/check-form.ts';
import {
  definitionsOf,
  type Definition,
} from '../../../../src/components/DefinitionBuilder/core/definitions.ts';
import {
  EXAMPLE,
  newField,
  nextField,
  type Form,
} from '../../../../src/components/DefinitionBuilder/core/form.ts';
import { partOf } from '../../../../src/components/DefinitionBuilder/core/to-project.ts';
import { testPattern } from '../../../../src/playout/validation/pattern-test.ts';
import { isError } from '../../../../src/playout/validation/checker.ts';
import { official } from '../../playout/official.ts';
import { form, GOOD_FORMS } from './forms.ts';

const definition = (of: Form, id: Definition['id']): Definition =>
  definitionsOf(of, testPattern).find((one) => one.id === id)!;
const json = (of: Form, id: 'gdd' | 'ograf'): Record<string, object> =>
  JSON.parse(definition(of, id).code) as Record<string, object>;

it.each(GOOD_FORMS)('the definitions of a form are valid: %s', (_name, good) => {
  expect(checkForm(good)).toEqual([]);
  expect(definitionsOf(good, testPattern).flatMap(({ problems }) => problems.filter(isError))).toEqual([]);
  if (official)
    expect([official.gdd(json(good, 'gdd')), official.ograf(json(good, 'ograf'))]).toEqual([true, true]);
});

it('the definitions of a form match the example on the page', () => {
  const page = readFileSync('user-guide/exporting/template-definition-builder.mdx', 'utf8');
  const block = /<script name="graphics-data-definition"[^>]*>\n([\s\S]*?)<\/script>/.exec(page)?.[1];
  expect(JSON.parse(block!)).toEqual(json(EXAMPLE, 'gdd'));
});

it.each([
  [{ layer: '-1' }, 'layer', 'Enter a whole number, 0 or more.'],
  [{ steps: '' }, 'steps', 'Enter a whole number, -1 to 1000.'],
  [{ steps: '1e9' }, 'steps', 'Enter a whole number, -1 to 1000.'],
  [{ outMode: 'time', duration: 'soon' }, 'duration', 'Enter a whole number, 0 or more.'],
  [{ duration: 'soon' }, undefined, undefined],
] as const)("the form's own checks find what is wrong with %j", (settings, place, message) => {
  expect(checkForm(form(settings))).toEqual(place === undefined ? [] : [{ place, message }]);
});

it("the form's own checks require a unique key for every field", () => {
  const twice = form({}, { key: '_a' }, { key: '' }, { key: '_a ' });
  expect(checkForm(twice)).toEqual([
    { place: '1.key', message: 'Another field has this key.' },
    { place: '2.key', message: 'Enter a key.' },
    expect.objectContaining({ place: '3.key' }),
  ]);
  expect(Object.keys(json(twice, 'gdd')['properties']!)).toEqual(['_a']);
});

it('a new field is valid, whatever keys the others have', () => {
  const { fields } = form({}, { key: '_a' }, { key: ' _field3' });
  const next = nextField(fields);
  expect(next).toMatchObject({ id: '3', key: '_field4', title: 'Field 4' });
  expect(checkForm(form({}, ...fields, next))).toEqual([]);
});

it('extensions are exported without dots, however they are separated', () => {
  const row = { ...newField('1'), key: '_clip', type: 'file', extensions: '.webm, ..mp4 mov,' } as const;
  expect(partOf(row)).toMatchObject({ extensions: ['webm', 'mp4', 'mov'] });
});
