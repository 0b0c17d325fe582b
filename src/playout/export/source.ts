import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { featuresOf, missingFeatures, type Feature, type Host } from './runtime-parts.ts';

/** The runtime as text: what `tools/playout/build-playout.ts` makes of `src/runtime` for exports. */
export interface RuntimeText {
  /** What `VERSION` of the runtime says. */
  readonly version: string;
  /** What the scripts carry. */
  readonly features: readonly Feature[];
  /**
   * Classic scripts by host; each declares `keyfillRuntime`: with `mountHtml` for pages, with `createOgrafGraphic` for OGraf.
   * Only the one of the format's host is needed.
   */
  readonly scripts: Readonly<Partial<Record<Host, string>>>;
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
export const hasLottie = (project: ProjectDefinition): boolean => featuresOf(project).has('lottie');

/**
 * The script of the runtime for an export.
 *
 * @throws ExportError when it was not given, or when it lacks something that the project has.
 */
export function scriptOf({ project, runtime }: ExportSource, host: Host): string {
  const script = runtime.scripts[host];
  if (script === undefined) throw new ExportError('The runtime for this format is missing.');
  const missing = missingFeatures(featuresOf(project), runtime.features);
  if (missing.length > 0)
    throw new ExportError(`The runtime is missing features that the project needs: ${missing.join(', ')}.`);
  return script;
}

/** The Lottie player for a project that needs it. */
export function lottieOf({ project, runtime }: ExportSource): string | undefined {
  if (!hasLottie(project)) return undefined;
  if (runtime.lottie === undefined)
    throw new ExportError('The project has a Lottie element, but the Lottie player is missing.');
  return runtime.lottie;
}
