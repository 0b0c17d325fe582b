import type { Configuration } from 'webpack';
import { scriptMinimizer } from './framework.ts';
import { EDITION } from './js-loader.ts';

/** Makes scripts smaller. The bundle that renders pages is deleted after the build, so it stays as it is. */
const NO_SAVINGS = { concatenateModules: false, usedExports: false, mangleExports: false, innerGraph: false };

/** Minifies scripts for ES2022 with SWC, in a tenth of Terser's time. Docusaurus would prefer ES5. */
export function minifyScripts({ optimization }: Configuration, isServer: boolean): Configuration {
  if (isServer) return { optimization: NO_SAVINGS };
  const { minimizer: minimizers = [] } = optimization ?? {};
  // A preview, or a build with `--no-minify`, doesn't have any minimizers.
  if (minimizers.length === 0) return {};
  const { minimizer, swcMinify } = scriptMinimizer(minimizers);
  // SWC has its own threads. Processes would have to start, and each script would have to be sent to one.
  minimizer.options.parallel = false;
  minimizer.options.minimizer = {
    implementation: swcMinify,
    options: { ecma: EDITION, compress: { passes: 2 }, mangle: true, format: { comments: false } },
  };
  return {};
}
