import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { hasLottie, type ExportSource } from './source.ts';

/** `static/playout/<example>.json`: an example as exports take it. */
export interface ExampleFile {
  readonly version: string;
  readonly project: ProjectDefinition;
  readonly actions: string;
  /** Files to fetch, relative to `static/examples`: those of the project and the licenses that go with them. */
  readonly files: readonly string[];
}

/** Reads a file of the site by its path: by `fetch` in a page, from the disk in a test. */
export type ReadFile = (path: string) => Promise<Uint8Array>;

/**
 * Collects everything of which the exports of an example are made.
 *
 * @param example - Name of its folder in `src/examples`.
 * @param read - Gets a path from the site's base address, such as `playout/runtime.js`.
 */
export async function loadSource(example: string, read: ReadFile): Promise<ExportSource> {
  const text = async (path: string): Promise<string> => new TextDecoder().decode(await read(path));
  const { version, project, actions, files } = JSON.parse(
    await text(`playout/${example}.json`),
  ) as ExampleFile;
  const [script, lottie, ...contents] = await Promise.all([
    text('playout/runtime.js'),
    hasLottie(project) ? text('playout/lottie.js') : undefined,
    ...files.map((file) => read(`examples/${file}`)),
  ]);
  return {
    project,
    actions,
    runtime: { version, script, ...(lottie !== undefined && { lottie }) },
    files: new Map(files.map((file, index) => [file, contents[index] ?? new Uint8Array()])),
  };
}

/**
 * Reads files of the site in a page.
 *
 * @param baseUrl - The site's base address, with a slash at its end.
 * @throws Error when a file cannot be fetched.
 */
export const fetchFrom =
  (baseUrl: string): ReadFile =>
  async (path) => {
    const response = await fetch(baseUrl + path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
