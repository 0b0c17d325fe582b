import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import {
  ExportError,
  hasLottie,
  RUNTIME_KINDS,
  runtimePath,
  type ExportSource,
  type RuntimeKind,
} from './source.ts';
import { reasonOf } from '../../shared/reason-of.ts';

/** The content of `playout/<example>.json`: an example in the form that exports need. */
export interface ExampleFile {
  readonly version: string;
  readonly project: ProjectDefinition;
  readonly actions: string;
  /** The module of the actions as the author wrote it, but without types. The editor shows it. */
  readonly source: string;
  /** The files to fetch, relative to `static/examples`: the project's files and their licenses. */
  readonly files: readonly string[];
}

/** Reads a file of the site by its path: with `fetch` in a page, or from disk in a test. */
type ReadFile = (path: string) => Promise<Uint8Array>;

/** A template in place of the example's. Without actions, it has the example's. */
type EditedSource = Pick<ExportSource, 'project'> & Partial<Pick<ExportSource, 'actions' | 'module'>>;

/** Options for an export that differs from the example or doesn't need all of it. */
interface LoadOptions {
  /** The template to use instead of the example's own. */
  readonly edited?: EditedSource | undefined;
  /** The kinds of runtime to load. The default is all kinds. */
  readonly kinds?: readonly RuntimeKind[];
}

/**
 * Collects everything that an example's exports are made from.
 * @param example - The name of its folder in `src/examples`.
 * @param read - Receives a path relative to the site's base address, such as `playout/lottie.js`.
 * @throws ExportError if the runtime can't be read. For other files, rejects with the error from `read`.
 */
export async function loadSource(
  example: string,
  read: ReadFile,
  { edited, kinds = RUNTIME_KINDS }: LoadOptions = {},
): Promise<ExportSource> {
  const text = async (path: string): Promise<string> => new TextDecoder().decode(await read(path));
  const { version, files, source, ...own } = JSON.parse(await text(`playout/${example}.json`)) as ExampleFile;
  const { project, actions, module } = { ...own, module: source, ...edited };
  const runtimeText = (path: string): Promise<string> =>
    text(path).catch((error: unknown) => {
      const reason = reasonOf(error);
      throw new ExportError(
        `The runtime for this template can’t be loaded (${reason}). Reload the page and try again.`,
      );
    });
  const [scripts, lottie, ...contents] = await Promise.all([
    Promise.all(kinds.map(async (kind) => [kind, await runtimeText(runtimePath(kind))] as const)),
    kinds.length > 0 && hasLottie(project) ? runtimeText('playout/lottie.js') : undefined,
    ...files.map((file) => read(`examples/${file}`)),
  ]);
  return {
    project,
    actions,
    module,
    runtime: { version, scripts: Object.fromEntries(scripts), ...(lottie !== undefined && { lottie }) },
    files: new Map(files.map((file, index) => [file, contents[index] ?? new Uint8Array()])),
  };
}

/**
 * Returns a function that reads the site's files in a page.
 * @param baseUrl - The site's base address, with a trailing slash.
 */
export const fetchFrom =
  (baseUrl: string): ReadFile =>
  async (path) => {
    const response = await fetch(baseUrl + path);
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
