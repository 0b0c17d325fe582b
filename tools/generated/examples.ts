// What pages know about examples, the modules that load them, and the projects of "Your first lower third".
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { GALLERY } from '../../src/examples/gallery.ts';
import { PARTS } from '../../src/examples/first-lower-third/parts.ts';
import { withRoles } from '../../src/examples/roles.ts';
import { shapesOf } from '../../src/examples/shapes.ts';
import { distinctFrames } from '../../src/player/controls/ruler.ts';
import { limitsText } from '../../src/player/form/problems.ts';
import { mainOf, marksOf, restFrame } from '../../src/player/session/marks.ts';
import type { Box, ExampleMeta } from '../../src/player/meta.ts';
import { commandsOf, fieldsOf } from '../../src/playout/definition/fields.ts';
import { filesOf } from '../../src/playout/export/addresses.ts';
import { embedFiles } from '../../src/playout/export/embed.ts';
import { product } from '../../src/product.ts';
import type { ProjectDefinition } from '../../src/runtime/definition/project.ts';
import { exampleNames } from '../playout/example-names.ts';
import { siteDir } from '../shared/site-dir.ts';

/** The least opacity that counts as part of a graphic, of 255, so soft shadows don't. */
const VISIBLE = 128;

/** Reads the project of an example. */
export async function projectOf(name: string): Promise<ProjectDefinition> {
  const file = path.join(siteDir, 'src/examples', name, 'template.ts');
  return withRoles(((await import(pathToFileURL(file).href)) as { project: ProjectDefinition }).project);
}

/** Returns the smallest box around a poster's visible part, or around all of it if nothing is visible. */
async function boxOf(poster: string): Promise<Box> {
  const all = { x: 0, y: 0, width: 1, height: 1 };
  if (poster === '') return all;
  const picture = sharp(path.join(siteDir, 'static/posters', poster)).resize(320);
  const alpha = picture.ensureAlpha().extractChannel('alpha').raw();
  const { data, info } = await alpha.toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  for (const [index, opacity] of data.entries()) {
    if (opacity < VISIBLE) continue;
    const [x, y] = [index % info.width, Math.floor(index / info.width)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  if (right === 0) return all;
  // Each page with a template loads it, so it's only as exact as the picture of 320 pixels.
  const partOf = (pixels: number, all: number): number => Math.round((pixels / all) * 1e3) / 1e3;
  return {
    x: partOf(left, info.width),
    y: partOf(top, info.height),
    width: partOf(right - left, info.width),
    height: partOf(bottom - top, info.height),
  };
}

async function describe(name: string, project: ProjectDefinition, poster: string): Promise<ExampleMeta> {
  const { width, height, duration } = mainOf(project);
  const { description } = project.templateDefinition ?? {};
  const { keyframes, steps, outro } = marksOf(project);
  const frame = restFrame(project);
  // The slider doesn't show others, and each page with a template loads them.
  const shown = [...distinctFrames(keyframes, duration), frame];
  return {
    name: project.name,
    ...(description !== undefined && { description }),
    width,
    height,
    backdrop: GALLERY.find(({ example }) => example === name)?.picture ?? 'studio',
    box: await boxOf(poster),
    frame,
    fields: fieldsOf(project).map((field) => {
      const { key, title, type, value = '', description, required, choices, minimum, maximum, step } = field;
      const limits = limitsText(field, value) || undefined;
      return { key, title, type, value, description, required, choices, minimum, maximum, step, limits };
    }),
    invoke: commandsOf(project).map(({ name, title, argument }) => ({ name, title, argument })),
    marks: { duration, keyframes: keyframes.filter((one) => shown.includes(one)), steps, outro },
    shapes: shapesOf(project),
    poster,
  };
}

/** Literal imports, from which the bundler makes one chunk for each example. */
const loaderOf = (name: string): string => {
  const [template, actions] = ['template', 'actions'].map(
    (module) => `import(/* webpackChunkName: "example-${name}" */ '../src/examples/${name}/${module}.ts')`,
  );
  return `  '${name}': () => Promise.all([${template}, ${actions}]),`;
};

/** Embeds the files of a project, because a project file contains everything that it uses. */
function withFiles(project: ProjectDefinition): ProjectDefinition {
  const read = (file: string) => readFileSync(path.join(siteDir, 'static/examples', file));
  return embedFiles({ project, files: new Map(filesOf(project).map((file) => [file, read(file)])) });
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files, by path from the folder `generated`. */
export async function describeExamples(): Promise<ReadonlyMap<string, string>> {
  const names = exampleNames();
  const posters = readdirSync(path.join(siteDir, 'static/posters'));
  const metas = names.map(async (name) => {
    const poster = posters.find((file) => file.startsWith(`${name}.`)) ?? '';
    return [name, await describe(name, await projectOf(name), poster)] as const;
  });
  // Editors complete and check what a reader writes into the file.
  const schema = { $schema: `${product.docsUrl}/schema/keyfill-project.json` };
  return new Map([
    ['examples.json', toJson(Object.fromEntries(await Promise.all(metas)))],
    ['example-loaders.ts', `export const loaders = {\n${names.map(loaderOf).join('\n')}\n} as const;\n`],
    ...PARTS.map(
      ({ file, project }) =>
        [`static/projects/${file}`, toJson({ ...schema, ...withFiles(project) })] as const,
    ),
  ]);
}
