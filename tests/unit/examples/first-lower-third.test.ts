// The projects that "Your first lower third" offers after each part.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importDefinition } from '../../../src/components/DefinitionBuilder/core/import-definition.ts';
import { PARTS } from '../../../src/examples/first-lower-third/parts.ts';
import { toText } from '../../../src/runtime-validation/problem.ts';
import { validateProject } from '../../../src/runtime-validation/validate.ts';
import type { ProjectDefinition } from '../../../src/runtime/definition/project.ts';
import type { AnimatedDefinition } from '../../../src/runtime/definition/style.ts';

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

it('contains its fonts, so that each project is one file', () => {
  const addresses = (read(last).resources ?? []).map((resource) => 'url' in resource && resource.url);
  expect(addresses).toEqual([
    expect.stringMatching(/^data:font\/woff2/),
    expect.stringMatching(/^data:font/),
  ]);
});

it('the page contains every number of the drawing and every frame of the animation', () => {
  type Style = Readonly<Record<string, number | string | AnimatedDefinition<number>>>;
  const stylesOf = (file: string): readonly Style[] =>
    read(file).compositions[0]!.layers.map(({ element }) => element.style as Style);
  for (const value of stylesOf('lower-third-2-drawn.keyfill').flatMap((style) => Object.values(style)))
    expect(page, String(value)).toContain(String(value));
  const [bar, name] = stylesOf(last);
  const pairs = (value: unknown): readonly string[] =>
    (value as AnimatedDefinition<number>).keyframes.map((one) => `${one.value} at frame ${one.frame}`);
  const [, , third, fourth] = pairs(bar!['width']);
  const [first, second, ...others] = pairs(name!['opacity']);
  expect(page).toContain(`${third} and ${fourth}`);
  expect(page).toContain(`${[first, second, others[0]].join(', ')}, and ${others[1]}`);
});

it('the definition builder turns its keys into fields', async () => {
  const { form } = await importDefinition(readFileSync(path.join(folder, last), 'utf8'));
  expect(form.fields.map(({ key, value }) => [key, value])).toEqual([
    ['_name', 'Mira Halvorsen'],
    ['_title', 'Harbor reporter'],
  ]);
});
