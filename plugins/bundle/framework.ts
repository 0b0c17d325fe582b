import { DOCUSAURUS_VERSION } from '@docusaurus/utils';

/**
 * The only file in this folder that relies on private parts of Docusaurus. It finds the part it needs or stops the build, so an
 * upgrade can't silently switch a mechanism off.
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
