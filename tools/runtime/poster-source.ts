// The posters of the examples: which ones exist, what they depend on, and what pages need besides the
// picture.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { bundle, run } from './bundle.ts';
import { siteDir } from '../shared/site-dir.ts';

/** The folder of the pictures, and the file that tells pages where they are. */
export const FOLDER = 'static/posters';
/** The folder of their small versions, for the gallery and for screens with fewer pixels. */
export const THUMBNAILS = 'static/thumbnails';
export const MANIFEST = 'src/player/posters.json';
/**
 * The file that imports the examples. It uses literal imports, so that the bundler makes one chunk for each.
 */
export const LOADERS = 'src/player/example-loaders.ts';

/** The width of a poster in px and the quality of its WebP. Changing either makes all posters stale. */
export const WIDTH = 1280;
export const QUALITY = 0.86;
/** The widths of the small versions in px, each with its own folder, and the quality of their WebP. */
export const THUMBNAIL_WIDTHS = [320, 480, 800] as const;
export const THUMBNAIL_QUALITY = 0.8;

/**
 * The example and the runtime in a single script, which declares `poster` with everything needed for drawing.
 */
const scriptOf = (name: string) =>
  bundle({
    contents: `export { createTemplate } from './src/runtime/index.ts';
     export { lottie } from './src/runtime/lottie.ts';
     export { project } from './src/examples/${name}/template.ts';
     export { actions } from './src/examples/${name}/actions.ts';`,
    globalName: 'poster',
  });

/** What pages need to know about an example. */
export interface PosterMeta {
  readonly name: string;
  readonly description?: string;
  readonly width: number;
  readonly height: number;
  readonly frame: number;
  readonly duration: number;
  readonly fields: readonly object[];
  readonly invoke: readonly object[];
}

interface Described {
  readonly meta: PosterMeta;
  readonly data: Readonly<Record<string, string>>;
  readonly urls: readonly string[];
}

/** What Node can find out about an example. */
const describe = (name: string) =>
  run<Described>(
    `import { project } from './src/examples/${name}/template.ts';
     import { fieldsOf, initialData } from './src/playout/definition/fields.ts';
     import { mainOf, marksOf, restFrame } from './src/player/marks.ts';
     const { width, height, duration } = mainOf(project);
     const { description } = project.templateDefinition ?? {};
     const { keyframes, steps, outro } = marksOf(project);
     export const meta = {
       name: project.name,
       ...(description && { description }),
       width, height, frame: restFrame(project),
       fields: fieldsOf(project).map(({ key, title, type, value = '', description, required, choices, minimum, maximum, step }) => ({ key, title, type, value, description, required, choices, minimum, maximum, step })),
       invoke: project.invokeCommands ?? [],
       marks: { duration, keyframes, steps, outro },
     };
     export const data = initialData(project);
     export const urls = (project.resources ?? []).flatMap((resource) => resource.urls ?? resource.url ?? []);`,
  );

/** An example's own files: those that it refers to, and everything in its folder in static/examples. */
function filesOf(name: string, urls: readonly string[]): string[] {
  const folder = path.join(siteDir, 'static/examples', name);
  const own = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];
  const references = urls
    .filter((url) => !/^[a-z]+:/i.test(url))
    .map((url) => path.join(siteDir, 'static/examples', url));
  return [...new Set([...own, ...references])].sort();
}

/** A poster's file name, which contains a hash of everything that the picture depends on. */
export function posterName(
  name: string,
  {
    script,
    data,
    frame,
    width,
    height,
  }: { script: string; data: object; frame: number; width: number; height: number },
  files: readonly (readonly [name: string, bytes: Uint8Array])[],
) {
  const hash = createHash('sha256').update(
    JSON.stringify([script, data, frame, width, height, WIDTH, QUALITY]),
  );
  for (const [file, bytes] of files) hash.update(file).update(bytes);
  return `${name}.${hash.digest('hex').slice(0, 12)}.webp`;
}

/**
 * Everything that an example's poster is made from. The script is minified before it's hashed, because
 * comments don't change the picture.
 */
export async function posterSource(name: string) {
  const [script, { meta, data, urls }] = await Promise.all([scriptOf(name), describe(name)]);
  const files = filesOf(name, urls).map((file) => [path.basename(file), readFileSync(file)] as const);
  const { frame, width, height } = meta;
  const poster = posterName(name, { script, data, frame, width, height }, files);
  return { script, data, meta: { ...meta, poster } };
}

/** The expected text of the manifest, formatted like all other files. */
export async function manifestText(metas: Record<string, object>) {
  const file = path.join(siteDir, MANIFEST);
  return format(JSON.stringify(metas), { ...(await resolveConfig(file)), parser: 'json' });
}

/** The expected text of the file with the loaders. */
export const loadersText = (
  names: readonly string[],
) => `// Written by npm run posters: one chunk for each example.
/* prettier-ignore */
export const loaders = {
${names
  .map(
    (name) =>
      `  '${name}': () => Promise.all([import(/* webpackChunkName: "example-${name}" */ '../examples/${name}/template.ts'), import(/* webpackChunkName: "example-${name}" */ '../examples/${name}/actions.ts')]),`,
  )
  .join('\n')}
} as const;
`;
