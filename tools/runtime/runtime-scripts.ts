// The runtime as exports include it: for each kind, a script with only the parts that a template needs.
import type { BuildOptions } from 'esbuild';
import { minify } from 'terser';
import { INTERNAL_NAMES } from './internal-names.ts';
import { FEATURES, type Feature, type RuntimeKind } from '../../src/playout/export/runtime-parts.ts';
import { bundle } from './bundle.ts';

/** The function that exports call, by kind of runtime. */
const ENTRIES: Readonly<Record<RuntimeKind, string>> = { html: 'mountHtml', ograf: 'createOgrafGraphic' };

/** The constants that limit a bundle to these features. */
function constantsOf(features: readonly Feature[]): Record<string, string> {
  return Object.fromEntries(
    FEATURES.map((feature) => [`KEYFILL_${feature.toUpperCase()}`, `${features.includes(feature)}`]),
  );
}

const INTERNAL = new RegExp(`^(?:${INTERNAL_NAMES.join('|')})$`);

/**
 * Bundles only these features. The second minifier removes what only the other features use, because the
 * bundler decides what's used before it knows the constants of other modules. The minifier may assume that
 * reading a member has no side effects, that nothing reads a function's `length`, that only classes are
 * constructed, and that symbols are never converted to strings. All of this is true for the runtime. It also
 * shortens the names that only the runtime itself uses.
 * @param options - as for `bundle`
 */
async function bundleFeatures(
  options: { contents: string } & BuildOptions,
  features: readonly Feature[],
): Promise<string> {
  const text = await bundle({ ...options, define: constantsOf(features) });
  const { code } = await minify(text, {
    compress: {
      ecma: 2020,
      passes: 6,
      pure_getters: true,
      unsafe_arrows: true,
      unsafe: true,
      keep_fargs: false,
      // Swapping the sides of comparisons saves a byte here and there, but fewer of them repeat, so Brotli
      // output grows.
      lhs_constants: false,
      // The same is true for statements joined by commas.
      sequences: false,
    },
    mangle: { properties: { regex: INTERNAL, keep_quoted: true } },
    format: { comments: false },
  });
  return code ?? '';
}

/** A classic script that declares `keyfillRuntime` with one function of the runtime. */
async function scriptOf(entry: string, features: readonly Feature[]): Promise<string> {
  const contents = `import { ${entry} } from './src/runtime/index.ts'; keyfillRuntime.${entry} = ${entry};`;
  return `const keyfillRuntime={};${await bundleFeatures({ contents }, features)}\n`;
}

/** A kind of runtime as a classic script that declares `keyfillRuntime`. */
export const runtimeScript = (kind: RuntimeKind, features: readonly Feature[]): Promise<string> =>
  scriptOf(ENTRIES[kind], features);

/**
 * The runtime without the adapter of either kind, to measure it.
 *
 * @internal A test measures its size.
 */
export const runtimeWithoutAdapter = (features: readonly Feature[]): Promise<string> =>
  scriptOf('createTemplate', features);
