// The runtime as exports carry it: for each host the script with only those parts that a template needs.
import { minify } from 'terser';
import { bundle, loadModule } from './runtime-bundle.mjs';

/** What a host's exports call. */
const ENTRIES = { html: 'mountHtml', ograf: 'createOgrafGraphic' };

let parts;

/** What a bundle sets so that it carries these features only. @param {readonly string[]} features */
async function constantsOf(features) {
  parts ??= loadModule('src/playout/export/runtime-parts.ts');
  const { FEATURES } = await parts;
  return Object.fromEntries(
    FEATURES.map((feature) => [`KEYFILL_${feature.toUpperCase()}`, `${features.includes(feature)}`]),
  );
}

/**
 * A bundle with these features only. The second minifier takes out what hangs on the others: the bundler decides what is
 * used before it knows the constants of other modules. None of its options assumes anything of the code.
 * @param {{contents: string} & import('esbuild').BuildOptions} options as for `bundle`
 * @param {readonly string[]} features
 * @returns {Promise<string>}
 */
export async function bundleCarrying(options, features) {
  const text = await bundle({ ...options, define: await constantsOf(features) });
  const { code } = await minify(text, {
    compress: { ecma: 2020, passes: 3 },
    mangle: true,
    format: { comments: false },
  });
  return code;
}

/**
 * The runtime for a host as a classic script that declares `keyfillRuntime`.
 * @param {'html' | 'ograf'} host
 * @param {readonly string[]} features
 * @returns {Promise<string>}
 */
export async function runtimeScript(host, features) {
  const entry = ENTRIES[host];
  const contents = `import { ${entry} } from './src/runtime/index.ts'; keyfillRuntime.${entry} = ${entry};`;
  return `const keyfillRuntime={};${await bundleCarrying({ contents }, features)}\n`;
}
