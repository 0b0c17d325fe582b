// The projects that "Your first lower third" offers after each part.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importDefinition } from '../../../src/components/DefinitionBuilder/core/import-definition.ts';
import { PARTS } from '../../../src/examples/first-lower-third/parts.ts';
import { toText } from '../../../src/runtime-validation/problem.ts';
import { validateProject } from '../../../src/runtime-validation/validate.ts';
import type { ProjectDefinition } from '../../../src/runtime/definition/project.ts';

const siteDir = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(siteDir, 'generated/static/projects');
const page = readFileSync(path.join(siteDir, 'user-guide/fundamentals/creating-element.mdx'), 'utf8');

const read = (file: string): ProjectDefinition =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as ProjectDefinition;

const last = PARTS.at(-1)!.file;

it.each(PARTS)('$file is valid', ({ file }) => {
  expect(validateProject(read(file)).problems.map(toText)).toEqual([]);
});

it('the page offers every file once, in the order of its parts', () => {
  const offered = [...page.matchAll(/\(pathname:\/\/\/projects\/([^)]+)\)/g)].map(([, file]) => file);
  expect(offered).toEqual(PARTS.map(({ file }) => file));
  expect(readdirSync(folder).sort()).toEqual([...offered].sort());
});

it('the page contains every number of the drawing and every frame of the animation', () => {
  const { layers = [] } = read('lower-third-2-drawn.keyfill').compositions[0]!;
  for (const { element } of layers) {
    const { style } = element as { readonly style: Readonly<Record<string, number | string>> };
    for (const value of Object.values(style)) expect(page, String(value)).toContain(String(value));
  }
  for (const sentence of [
    '0 at frame 12, 1 at frame 18, 1 at frame 75, and 0 at frame 79',
    '720 at frame 77 and 0 at frame 87',
  ])
    expect(page).toContain(sentence);
});

it('the definition builder turns its keys into fields', async () => {
  const { form } = await importDefinition(readFileSync(path.join(folder, last), 'utf8'));
  expect(form.fields.map(({ key, value }) => [key, value])).toEqual([
    ['_name', 'Mira Halvorsen'],
    ['_title', 'Harbor reporter'],
  ]);
});
