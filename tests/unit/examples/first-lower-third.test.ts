// The projects that "Your first lower third" offers after each part.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PARTS } from '../../../src/examples/first-lower-third/parts.ts';
import type { ProjectDefinition } from '../../../src/runtime/definition/project.ts';

const siteDir = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(siteDir, 'generated/static/projects');
const page = readFileSync(path.join(siteDir, 'user-guide/fundamentals/creating-element.mdx'), 'utf8');

const read = (file: string): ProjectDefinition =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as ProjectDefinition;

const last = PARTS.at(-1)!.file;

it('the page offers every file once, in the order of its parts', () => {
  const offered = [...page.matchAll(/\(pathname:\/\/\/projects\/([^)]+)\)/g)].map(([, file]) => file);
  expect(offered).toEqual(PARTS.map(({ file }) => file));
  expect(readdirSync(folder).sort()).toEqual([...offered].sort());
});

it('contains the font that readers add, so that each project is one file', () => {
  const addresses = (read(last).resources ?? []).map((resource) => 'url' in resource && resource.url);
  expect(addresses).toEqual([expect.stringMatching(/^data:font\/woff2/)]);
});
