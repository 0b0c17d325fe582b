import type { ProjectDefinition } from '../../runtime/definition/project.ts';

/** The runtime as text: what `scripts/lib/playout-build.mjs` makes of `src/runtime` for exports. */
export interface RuntimeText {
  /** What `VERSION` of the runtime says. */
  readonly version: string;
  /** Classic script; declares `keyfillRuntime` with the exports of the runtime's entry. */
  readonly script: string;
  /** Classic script; declares `keyfillLottie` with the player. Only a project with a Lottie element needs it. */
  readonly lottie?: string;
}

/** Everything of which an export is made. The same source gives the same bytes, in a browser and in a test. */
export interface ExportSource {
  /** The template. Addresses in it are relative to the folder of `files`. */
  readonly project: ProjectDefinition;
  /** The actions: a JavaScript expression whose value is an `ActionsFactory`. */
  readonly actions: string;
  readonly runtime: RuntimeText;
  /** The files that the project names, by address, and the licenses that go with them. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** A file that the reader saves. */
export interface ExportFile {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** An export that cannot be made. The message says what to do. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
}

/** Text as bytes. */
export const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Whether the project needs the Lottie player. */
export const hasLottie = ({ compositions }: ProjectDefinition): boolean =>
  compositions.some(({ layers }) => layers.some(({ element }) => element.type === 'lottie'));

/** The Lottie player for a project that needs it. */
export function lottieOf({ project, runtime }: ExportSource): string | undefined {
  if (!hasLottie(project)) return undefined;
  if (runtime.lottie === undefined)
    throw new ExportError('The project has a Lottie element, and the player was not given.');
  return runtime.lottie;
}
