import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { HOSTS, runtimePath, VARIANTS, variantOf, type Host } from './runtime-parts.ts';
import { ExportError, hasLottie, type ExportSource } from './source.ts';

/** `static/playout/<example>.json`: an example as exports take it. */
export interface ExampleFile {
  readonly version: string;
  readonly project: ProjectDefinition;
  readonly actions: string;
  /** The module of the actions as its author wrote it, without types. The editor shows it. */
  readonly source: string;
  /** Files to fetch, relative to `static/examples`: those of the project and the licenses that go with them. */
  readonly files: readonly string[];
}

/** Reads a file of the site by its path: by `fetch` in a page, from the disk in a test. */
export type ReadFile = (path: string) => Promise<Uint8Array>;

/** What an export is to be made of, where it is not all of the example. */
export interface LoadOptions {
  /** What takes the place of the example's own template: the runtime follows it. */
  readonly edited?: Pick<ExportSource, 'project' | 'actions'> | undefined;
  /** The hosts whose runtime is wanted; all when left out. */
  readonly hosts?: readonly Host[];
}

/**
 * Collects everything of which the exports of an example are made. The runtime is the smallest that carries all that the
 * project needs.
 *
 * @param example - Name of its folder in `src/examples`.
 * @param read - Gets a path from the site's base address, such as `playout/lottie.js`.
 * @throws ExportError when the runtime cannot be read; whatever `read` rejects with for the other files.
 */
export async function loadSource(
  example: string,
  read: ReadFile,
  { edited, hosts = HOSTS }: LoadOptions = {},
): Promise<ExportSource> {
  const text = async (path: string): Promise<string> => new TextDecoder().decode(await read(path));
  const { version, files, ...own } = JSON.parse(await text(`playout/${example}.json`)) as ExampleFile;
  const { project, actions } = edited ?? own;
  const variant = variantOf(project);
  const runtimeText = (path: string): Promise<string> =>
    text(path).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ExportError(
        `The runtime for this template can't be loaded (${reason}). Reload the page and try again.`,
      );
    });
  const [scripts, lottie, ...contents] = await Promise.all([
    Promise.all(hosts.map(async (host) => [host, await runtimeText(runtimePath(host, variant))] as const)),
    hosts.length > 0 && hasLottie(project) ? runtimeText('playout/lottie.js') : undefined,
    ...files.map((file) => read(`examples/${file}`)),
  ]);
  return {
    project,
    actions,
    runtime: {
      version,
      features: VARIANTS[variant],
      scripts: Object.fromEntries(scripts),
      ...(lottie !== undefined && { lottie }),
    },
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
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
