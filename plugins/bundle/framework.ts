import { DOCUSAURUS_VERSION } from '@docusaurus/utils';

/**
 * The only file that relies on private parts of Docusaurus. Each function finds the part it needs or
 * stops the build, so an upgrade can't silently switch a mechanism off.
 */

/** Stops the build. */
function notFound(part: string): never {
  throw new Error(
    `bundle: ${part} wasn't found in Docusaurus ${DOCUSAURUS_VERSION}. Adapt plugins/bundle/framework.ts.`,
  );
}

/** The script minimizer's settings that can be changed. */
interface ScriptMinimizer {
  readonly options: { parallel: unknown; minimizer: { implementation: unknown; options: object } };
}

/** The minimizer's class has functions that call other minifiers. The class of the CSS minimizer has one for SWC, too. */
interface Minifiers {
  readonly terserMinify: unknown;
  readonly swcMinify: unknown;
}

const minifiersOf = (minimizer: object): Partial<Minifiers> =>
  minimizer.constructor as unknown as Partial<Minifiers>;

function isScriptMinimizer(minimizer: unknown): minimizer is ScriptMinimizer {
  if (typeof minimizer !== 'object' || minimizer === null) return false;
  const { terserMinify, swcMinify } = minifiersOf(minimizer);
  const { implementation } = (minimizer as Partial<ScriptMinimizer>).options?.minimizer ?? {};
  return typeof swcMinify === 'function' && implementation !== undefined && implementation === terserMinify;
}

/**
 * Returns the script minimizer and the function that it uses to call SWC.
 * @param minimizers - `optimization.minimizer` of the webpack configuration.
 * @throws Error if the script minimizer isn't among them.
 */
export function scriptMinimizer(minimizers: readonly unknown[]): {
  readonly minimizer: ScriptMinimizer;
  readonly swcMinify: unknown;
} {
  const minimizer = minimizers.find(isScriptMinimizer) ?? notFound('the minimizer of scripts');
  return { minimizer, swcMinify: minifiersOf(minimizer).swcMinify };
}

/** The CSS minimizer's settings that are changed. They belong to cssnano, which runs first. */
interface CssMinimizer {
  readonly options: { readonly minimizer: { readonly options: readonly [{ preset: unknown }, object] } };
}

function isCssMinimizer(minimizer: unknown): minimizer is CssMinimizer {
  const { options } = (minimizer as Partial<CssMinimizer> | null)?.options?.minimizer ?? {};
  return typeof options?.[0]?.preset === 'string';
}

/**
 * Returns cssnano's settings.
 * @param minimizers - `optimization.minimizer` of the webpack configuration.
 * @throws Error if the CSS minimizer isn't among them.
 */
export function cssnanoSettings(minimizers: readonly unknown[]): { preset: unknown } {
  return (minimizers.find(isCssMinimizer) ?? notFound('the minimizer of styles')).options.minimizer
    .options[0];
}

/** The names of the chunks that the theme's pages start with. `docs` is the chunk of docs pages. */
interface PageChunks {
  readonly pages: readonly string[];
  readonly docs: string;
}

/**
 * Reads the chunk names from the registry, which Docusaurus writes before it starts webpack.
 * @param registry - The text of `.docusaurus/registry.js`.
 * @throws Error if it doesn't name the chunk of docs pages.
 */
export function pageChunks(registry: string): PageChunks {
  const entries = [...registry.matchAll(/webpackChunkName: "(\w+)" \*\/ "(@theme\/\w+)"/g)];
  const docs =
    entries.find(([, , name]) => name === '@theme/DocItem')?.[1] ??
    notFound('the chunk of docs pages in .docusaurus/registry.js');
  const pages = entries.flatMap(([, chunk = '', name = '']) => (/^@theme\/Doc/.test(name) ? [] : [chunk]));
  return { pages: [...pages, docs], docs };
}

/** The parts of `client-manifest.json` that rendering reads. */
export interface Manifest {
  /** The chunks that belong to a module. */
  origins: Record<string, (string | number)[]>;
}

/**
 * Reads the manifest of scripts and styles, which rendering uses to add files to a page.
 * @throws Error if it doesn't list chunks by module.
 */
export function readManifest(text: string): Manifest {
  const manifest = JSON.parse(text) as Partial<Manifest>;
  return manifest.origins ? (manifest as Manifest) : notFound('`origins` in client-manifest.json');
}

/** The type of the modules that the framework's loader makes from style sheets. */
export const STYLE_MODULE = 'css/mini-extract';
