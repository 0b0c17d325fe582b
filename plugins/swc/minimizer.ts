import { EDITION } from './edition';

/** What is read and changed of the minimizer of scripts of Docusaurus 3.1.1. */
interface ScriptMinimizer {
  readonly options: { parallel: unknown; minimizer: { implementation: unknown; options: object } };
}

/** The class of the minimizer brings ways to call minifiers; that of styles has one of SWC too. */
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
 * Has SWC minify the scripts, which takes a tenth of the time, for engines that know ES2022: Docusaurus writes ES5 as far as
 * it can.
 * @throws Error where there is no such minimizer, as with another version of Docusaurus: builds would be slow and nobody told.
 */
export function minifyBySwc(minimizers: readonly unknown[]): void {
  const found = minimizers.find(isScriptMinimizer);
  if (found === undefined)
    throw new Error(
      'swc: no minimizer of scripts as in Docusaurus 3.1.1 was found. See plugins/swc/minimizer.ts.',
    );
  // SWC has threads of its own; processes would have to start first, and be sent each script.
  found.options.parallel = false;
  found.options.minimizer = {
    implementation: minifiersOf(found).swcMinify,
    options: { ecma: EDITION, compress: { passes: 2 }, mangle: true, format: { comments: false } },
  };
}
