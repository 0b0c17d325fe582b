import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkForm } from '../../../../src/components/DefinitionBuilder/core/check-form.ts';
import {
  definitionsOf,
  summaryOf,
  type Definition,
} from '../../../../src/components/DefinitionBuilder/core/definitions.ts';
import {
  changed,
  EMPTY,
  EXAMPLE,
  moved,
  withField,
  withoutField,
  type Form,
} from '../../../../src/components/DefinitionBuilder/core/form.ts';
import { DEFINITIONS } from '../../../../src/playout/hosts.ts';
import { testPattern } from '../../../../src/playout/validation/pattern-test.ts';
import { isError } from '../../../../src/playout/validation/checker.ts';
import { toText } from '../../../../src/runtime-validation/problem.ts';
import { hasOfficialSchemas, officialValidators } from '../../playout/official.ts';
import { field, GOOD_FORMS } from './forms.ts';

const definition = (form: Form, id: Definition['id']): Definition =>
  definitionsOf(form, testPattern).find((one) => one.id === id)!;
const json = (form: Form, id: 'gdd' | 'ograf'): Record<string, object> =>
  JSON.parse(definition(form, id).code) as Record<string, object>;
const sentences = ({ problems }: Definition): readonly string[] => problems.map(toText);

describe('the definitions of a form', () => {
  it("have the limits of a number as numbers, and leave out limits that aren't numbers", () => {
    const number = (more: object) => ({
      ...EMPTY,
      name: 'A',
      fields: [field('1', { key: '_a', type: 'number', ...more })],
    });
    const limited = JSON.parse(definition(number({ minimum: '-1.5', maximum: '10' }), 'gdd').code) as object;
    expect(limited).toMatchObject({ properties: { _a: { minimum: -1.5, maximum: 10 } } });
    const wrong = number({ minimum: 'few', maximum: '10' });
    expect(checkForm(wrong).map(({ place }) => place)).toEqual(['1.minimum']);
    expect(definition(wrong, 'gdd').code).not.toContain('minimum');
  });

  it('have the names from the list of hosts', () => {
    expect(definitionsOf(EXAMPLE, testPattern).map(({ id, name }) => ({ id, name }))).toEqual(DEFINITIONS);
  });

  it('are checked with thirty-two combinations', () => expect(GOOD_FORMS).toHaveLength(32));

  it.each(GOOD_FORMS)('are valid: %s', (_name, form) => {
    expect(checkForm(form)).toEqual([]);
    expect(definitionsOf(form, testPattern).flatMap(({ problems }) => problems.filter(isError))).toEqual([]);
  });

  const official = hasOfficialSchemas ? officialValidators() : undefined;
  it.skipIf(!hasOfficialSchemas).each(GOOD_FORMS)(
    'are accepted by the official schemas: %s',
    (_name, form) => {
      const gdd = json(form, 'gdd');
      expect(official?.gdd(gdd)).toBe(true);
      expect(official?.playoutOptions(gdd['gddPlayoutOptions'])).toBe(true);
      expect(official?.ograf(json(form, 'ograf'))).toBe(true);
    },
  );

  it('match the example on the page', () => {
    const page = readFileSync('user-guide/exporting/template-definition-builder.mdx', 'utf8');
    const block = /<script name="graphics-data-definition"[^>]*>\n([\s\S]*?)<\/script>/.exec(page)?.[1];
    expect(JSON.parse(block!)).toEqual(json(EXAMPLE, 'gdd'));
  });

  it('contain the general settings, and a title made from the key if none was entered', () => {
    const form: Form = {
      ...EMPTY,
      name: 'Score',
      description: 'Teams',
      layer: '8',
      steps: '3',
      outMode: 'time',
      duration: '5000',
      fields: [field('1', { key: ' _homeScore ', type: 'number' })],
    };
    expect(json(form, 'gdd')).toEqual({
      title: 'Score',
      description: 'Teams',
      type: 'object',
      properties: { _homeScore: { type: 'number', title: 'Home score' } },
      gddPlayoutOptions: {
        client: { steps: 3, duration: 5000 },
        playout: { casparcg: { layer: 8 } },
      },
    });
    expect(json(form, 'ograf')).toMatchObject({ id: 'keyfill-score', name: 'Score', stepCount: 3 });
    const spx = definition(form, 'spx');
    expect(spx.code).toMatch(/^window\.SPXGCTemplateDefinition = \{/);
    expect(spx.code).toContain('"out": "5000"');
    expect(sentences(spx)).toContain('playlayer: the open-source build plays layer 8 on layer 5');
    expect(spx.problems.some(isError)).toBe(false);
  });

  it("show the validators' messages", () => {
    const wrong = { key: '_name', minLength: '9', maxLength: '4', pattern: '[' };
    const form: Form = { ...EMPTY, name: 'A', fields: [field('1', wrong)] };
    expect(sentences(definition(form, 'gdd'))).toEqual([
      'properties._name.pattern: not a valid regular expression: [',
      'properties._name.minLength: 9 is more than maxLength (4)',
    ]);
    expect(sentences(definition(form, 'ograf'))).toContain(
      'schema.properties._name.pattern: not a valid regular expression: [',
    );
    const short = {
      ...EMPTY,
      name: 'A',
      fields: [field('1', { key: '_name', value: 'Mira', maxLength: '2' })],
    };
    expect(sentences(definition(short, 'gdd'))).toEqual([
      'properties._name.default: "Mira" is longer than 2 characters',
    ]);
  });

  it('are safe in the head of a page, no matter what they contain', () => {
    const form = GOOD_FORMS.at(-1)![1];
    for (const { block } of definitionsOf(form, testPattern)) {
      expect(block?.match(/<\/script/g)?.length ?? 1).toBe(1);
      expect(block ?? '').toMatch(/^[\n\x20-\x7e]*$/);
    }
  });
});

describe("the form's own checks", () => {
  const messages = (form: Partial<Form>): Record<string, string> =>
    Object.fromEntries(checkForm({ ...EMPTY, name: 'A', ...form }).map((one) => [one.place, one.message]));

  it('require numbers to be numbers', () => {
    expect(messages({ layer: '-1', steps: '', outMode: 'time', duration: 'soon' })).toEqual({
      layer: 'Expected a whole number, 0 or more, got "-1".',
      steps: 'Expected a whole number, -1 to 1000, got nothing.',
      duration: 'Expected a whole number, 0 or more, got "soon".',
    });
    expect(messages({ steps: '-2' })).toHaveProperty('steps');
    expect(messages({ steps: '1e9', duration: 'soon' })).toEqual({
      steps: 'Expected a whole number, -1 to 1000, got "1e9".',
    });
  });

  it('require a unique key for every field', () => {
    const fields = [field('1', { key: '_a' }), field('2', { key: '' }), field('3', { key: '_a ' })];
    expect(messages({ fields })).toEqual({
      '1.key': 'The key "_a" is already used. Only the last field with this key is included.',
      '2.key': 'Enter a key. Without a key, the field is left out.',
      '3.key': 'The key "_a" is already used. Only the last field with this key is included.',
    });
    expect(Object.keys(json({ ...EMPTY, fields }, 'gdd')['properties']!)).toEqual(['_a']);
  });

  it('leave an invalid length out of the definitions', () => {
    const form = {
      ...EMPTY,
      name: 'A',
      fields: [field('1', { key: '_a', minLength: 'two', maxLength: '1.5' })],
    };
    expect(checkForm(form).map(({ place }) => place)).toEqual(['1.minLength', '1.maxLength']);
    expect(definition(form, 'gdd').code).not.toMatch(/minLength|maxLength/);
  });
});

describe('the status line', () => {
  it('counts the errors of the form and of each definition, with warnings counted separately', () => {
    expect(summaryOf(0, definitionsOf(EXAMPLE, testPattern))).toBe('All definitions are valid.');
    const form = { ...EXAMPLE, name: '', layer: '9' };
    expect(summaryOf(checkForm(form).length, definitionsOf(form, testPattern))).toBe(
      'Form: 1 error. SPX: 2 warnings. OGraf: 1 error.',
    );
  });
});

describe('the list of fields', () => {
  const keys = (form: Form): readonly string[] => form.fields.map(({ key }) => key);

  it('grows, shrinks, and changes its order', () => {
    expect(keys(moved(EXAMPLE, '1', 1))).toEqual(['_title', '_name']);
    expect(moved(EXAMPLE, '1', -1)).toBe(EXAMPLE);
    expect(moved(EXAMPLE, '2', 1)).toBe(EXAMPLE);
    expect(keys(withoutField(EXAMPLE, '1'))).toEqual(['_title']);
    const more = withField(withoutField(EXAMPLE, '1'));
    expect(more.fields.at(-1)?.id).toBe('3');
    expect(keys(changed(more, '3', { key: '_new' }))).toEqual(['_title', '_new']);
  });
});
