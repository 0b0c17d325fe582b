import type { ProjectDefinition } from '../../runtime/definition/project.ts';

/** The kinds of runtime: one is controlled through globals of a page, the other is OGraf's web component. */
export const RUNTIME_KINDS = ['html', 'ograf'] as const;

export type RuntimeKind = (typeof RUNTIME_KINDS)[number];

/** Returns the path of a runtime's script, relative to the site's base address. */
export const runtimePath = (kind: RuntimeKind): string => `playout/runtime-${kind}.js`;

/** The runtime as text, which `tools/playout/build-playout.ts` builds from `src/runtime` for exports. */
interface RuntimeText {
  /** The runtime's `VERSION`. */
  readonly version: string;
  /** Classic scripts that declare `keyfillRuntime` with `mountHtml` or `createOgrafGraphic`, by kind. */
  readonly scripts: Readonly<Partial<Record<RuntimeKind, string>>>;
  /** A classic script that declares `keyfillLottie` with the player, for projects with a Lottie element. */
  readonly lottie?: string;
}

/** Everything that an export is made from. The same source gives the same bytes, in browsers and in tests. */
export interface ExportSource {
  /** The template. Addresses in it are relative to the folder of `files`. */
  readonly project: ProjectDefinition;
  /** The actions: a JavaScript expression whose value is an `ActionsFactory`. */
  readonly actions: string;
  /** The actions as their author wrote them: a module that exports `actions`. Project files have its code. */
  readonly module: string;
  readonly runtime: RuntimeText;
  /** The files that the project uses, by address, and their licenses. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** A file that the reader saves. */
export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  /** What hosts call it, if that isn't the name of the file. */
  readonly id?: string;
}

/** The error for an export that can't be made. The message explains what to do. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
}

/** Converts text to bytes. */
export const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Whether the project needs the Lottie player. */
export const hasLottie = ({ compositions }: ProjectDefinition): boolean =>
  compositions.some(({ layers }) => layers.some(({ element }) => element.type === 'lottie'));

/**
 * Returns the runtime's script for an export.
 * @throws ExportError if the script is missing.
 */
export function scriptOf({ runtime }: ExportSource, kind: RuntimeKind): string {
  const script = runtime.scripts[kind];
  if (script === undefined) throw new ExportError('The runtime for this format is missing.');
  return script;
}

/** Returns the Lottie player, or undefined if the project doesn't need it. */
export function lottieOf({ project, runtime }: ExportSource): string | undefined {
  if (!hasLottie(project)) return undefined;
  if (runtime.lottie === undefined)
    throw new ExportError('The project has a Lottie element, but the Lottie player is missing.');
  return runtime.lottie;
}
