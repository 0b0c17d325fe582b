// The schema of project files as editors and general validators read it.
import { readdirSync, readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020';
import { expect, it } from 'vitest';
import schema from '../../../generated/static/schema/keyfill-project.json';
import { project as lowerThird } from '../../../src/examples/lower-third/template.ts';

const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);

const PROJECTS = 'generated/static/projects';

function membersOf(value: unknown, place = ''): (readonly [place: string, member: object])[] {
  if (typeof value !== 'object' || value === null) return [];
  // Conditions aren't shown.
  return Object.entries({ ...value, if: undefined }).flatMap(([name, inner]: [string, unknown]) => [
    ...(name === 'properties'
      ? Object.entries(inner as Record<string, object>).map(
          ([key, member]) => [`${place}.${key}`, member] as const,
        )
      : []),
    ...membersOf(inner, `${place}/${name}`),
  ]);
}

it('the schema of project files describes every member, so that editors can show a description', () => {
  const members = membersOf(schema);
  expect(members.length).toBeGreaterThan(400);
  const bare = members.filter(([, member]) => !('description' in member)).map(([place]) => place);
  expect(bare).toEqual([]);
});

it('a general validator accepts a template, and refuses an unknown key and a wrong type', () => {
  const file = JSON.parse(JSON.stringify(lowerThird)) as Record<string, unknown>;
  expect(validate(file), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  expect(validate({ ...file, shade: 'red' })).toBe(false);
  expect(validate({ ...file, name: 5 })).toBe(false);
});

it('the schema of project files is named in the projects that readers download, which it accepts', () => {
  const files = readdirSync(PROJECTS);
  expect(files.length).toBeGreaterThan(3);
  for (const name of files) {
    const file = JSON.parse(readFileSync(`${PROJECTS}/${name}`, 'utf8')) as Record<string, unknown>;
    expect(file['$schema'], name).toBe(schema.$id);
    expect(validate(file), `${name}: ${JSON.stringify(validate.errors)}`).toBe(true);
  }
});
