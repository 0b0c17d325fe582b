// What pages know about the examples before their scripts load, the modules that load them, and the projects that "Your first lower
// third" offers.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PARTS } from '../../src/examples/first-lower-third/parts.ts';
import { mainOf, marksOf, restFrame } from '../../src/live-template/session/marks.ts';
import type { ExampleMeta } from '../../src/live-template/meta.ts';
import { fieldsOf } from '../../src/playout/definition/fields.ts';
import { product } from '../../src/product.ts';
import type { ProjectDefinition } from '../../src/runtime/definition/project.ts';
import { exampleNames } from '../playout/example-names.ts';
import { siteDir } from '../shared/site-dir.ts';

/** Reads the project of an example. */
export async function projectOf(name: string): Promise<ProjectDefinition> {
  const file = path.join(siteDir, 'src/examples', name, 'template.ts');
  return ((await import(pathToFileURL(file).href)) as { project: ProjectDefinition }).project;
}

function describe(project: ProjectDefinition, poster: string): ExampleMeta {
  const { width, height, duration } = mainOf(project);
  const { description } = project.templateDefinition ?? {};
  const { keyframes, steps, outro } = marksOf(project);
  return {
    name: project.name,
    ...(description !== undefined && { description }),
    width,
    height,
    frame: restFrame(project),
    fields: fieldsOf(project).map(
      ({ key, title, type, value = '', description, required, choices, minimum, maximum, step }) => ({
        key,
        title,
        type,
        value,
        description,
        required,
        choices,
        minimum,
        maximum,
        step,
      }),
    ),
    invoke: project.invokeCommands ?? [],
    marks: { duration, keyframes, steps, outro },
    poster,
  };
}

/** Literal imports, from which the bundler makes one chunk for each example. */
const loaderOf = (name: string): string => {
  const [template, actions] = ['template', 'actions'].map(
    (module) =>
      `import(/* webpackChunkName: "example-${name}" */ '../src/examples/${name}/${module}.ts')`,
  );
  return `  '${name}': () => Promise.all([${template}, ${actions}]),`;
};

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files, by path from the folder `generated`. */
export async function describeExamples(): Promise<ReadonlyMap<string, string>> {
  const names = exampleNames();
  const posters = readdirSync(path.join(siteDir, 'static/posters'));
  const metas = names.map(async (name) => {
    const poster = posters.find((file) => file.startsWith(`${name}.`)) ?? '';
    return [name, describe(await projectOf(name), poster)] as const;
  });
  // Editors complete and check what a reader writes into the file.
  const schema = { $schema: `${product.docsUrl}/schema/keyfill-project.json` };
  return new Map([
    ['examples.json', toJson(Object.fromEntries(await Promise.all(metas)))],
    ['example-loaders.ts', `export const loaders = {\n${names.map(loaderOf).join('\n')}\n} as const;\n`],
    ...PARTS.map(
      ({ file, project }) => [`static/projects/${file}`, toJson({ ...schema, ...project })] as const,
    ),
  ]);
}
