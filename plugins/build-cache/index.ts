import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { siteVersion } from './siteVersion';

/** Takes loaders from what the cache depends on: the version has them already. */
const versionIsEnough: WebpackPluginInstance = {
  apply: ({ hooks }: Compiler) => {
    hooks.done.tap('build-cache', ({ compilation }) => compilation.buildDependencies.clear());
  },
};

/**
 * Tells webpack in one word whether what it kept of the last build still holds. Left to itself it follows what the framework
 * requires from file to file, thousands of them, which takes seconds of each build; and it does not see the plugins of a
 * configuration in TypeScript, so what it kept outlived a change of theirs.
 */
export default function buildCache(place: LoadContext): Plugin {
  let version: string | undefined;
  return {
    name: 'build-cache',
    configureWebpack({ cache }) {
      if (typeof cache !== 'object' || cache.type !== 'filesystem') return {};
      // For the two compilers of a build together.
      version ??= siteVersion(place);
      return {
        mergeStrategy: { 'cache.buildDependencies.config': 'replace' },
        plugins: [versionIsEnough],
        cache: {
          type: 'filesystem',
          version: `${cache.version}-${version}`,
          buildDependencies: { config: [], defaultWebpack: [] },
        },
      };
    },
  };
}
