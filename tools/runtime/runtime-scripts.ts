// The runtime as exports carry it: for each host the script with only those parts that a template needs.
import type { BuildOptions } from 'esbuild';
import { minify } from 'terser';
import { INTERNAL_NAMES } from './internal-names.ts';
import { FEATURES, type Feature, type Host } from '../../src/playout/export/runtime-parts.ts';
import { bundle } from './bundle.ts';

/** What a host's exports call. */
const ENTRIES = { html: 'mountHtml', ograf: 'createOgrafGraphic' };

/** What a bundle sets so that it carries these features only. */
function constantsOf(features: readonly Feature[]): Record<string, string> {
  return Object.fromEntries(
    FEATURES.map((feature) => [`KEYFILL_${feature.toUpperCase()}`, `${features.includes(feature)}`]),
  );
}

const INTERNAL = new RegExp(`^(?:${INTERNAL_NAMES.join('|')})$`);

/**
 * A bundle with these features only. The second minifier takes out what hangs on the others: the bundler decides what is
 * used before it knows the constants of other modules. It may take for granted that reading a member does nothing else, that no
 * function is asked for its `length`, that none but classes are constructed and that what is made a text of is no symbol, which
 * holds in the runtime, and writes short what only the runtime itself calls by name.
 * @param options - as for `bundle`
 */
async function bundleCarrying(
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
      // Turned around, comparisons are a byte shorter here and there, but fewer of them repeat: more bytes after Brotli.
      lhs_constants: false,
      // So do statements that are joined by commas.
      sequences: false,
    },
    mangle: { properties: { regex: INTERNAL, keep_quoted: true } },
    format: { comments: false },
  });
  return code ?? '';
}

/** The runtime for a host as a classic script that declares `keyfillRuntime`. */
export async function runtimeScript(host: Host, features: readonly Feature[]): Promise<string> {
  const entry = ENTRIES[host];
  const contents = `import { ${entry} } from './src/runtime/index.ts'; keyfillRuntime.${entry} = ${entry};`;
  return `const keyfillRuntime={};${await bundleCarrying({ contents }, features)}\n`;
}
