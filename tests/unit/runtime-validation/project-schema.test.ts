// The schema of project files as editors and general validators read it.
import Ajv2020 from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import schema from '../../../static/schema/keyfill-project.json';
import { product } from '../../../src/product.ts';
import { project as lowerThird } from '../../../src/examples/lower-third/template.ts';

/** The places of all members, with what the schema says about each. */
function membersOf(value: unknown, place = ''): (readonly [place: string, member: object])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => [
    ...(name === 'properties'
      ? Object.entries(inner as Record<string, object>).map(
          ([key, member]) => [`${place}.${key}`, member] as const,
        )
      : []),
    ...membersOf(inner, `${place}/${name}`),
  ]);
}

describe('the schema of project files', () => {
  it('contains the address at which the site publishes it', () => {
    expect(schema.$id).toBe(`${product.docsUrl}/schema/keyfill-project.json`);
  });

  it('describes every member, so that editors can show a description', () => {
    const members = membersOf(schema);
    expect(members.length).toBeGreaterThan(400);
    const bare = members.filter(([, member]) => !('description' in member)).map(([place]) => place);
    expect(bare).toEqual([]);
  });

  it('works in a general validator, which accepts a template and refuses an unknown key and a wrong type', () => {
    const validate = new Ajv2020({
      strict: false,
      formats: { 'keyfill-color': true, 'keyfill-path': true },
    }).compile(schema);
    const file = JSON.parse(JSON.stringify(lowerThird)) as Record<string, unknown>;
    expect(validate(file), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
    expect(validate({ ...file, shade: 'red' })).toBe(false);
    expect(validate({ ...file, name: 5 })).toBe(false);
  });
});
