import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import { isOn } from './mechanisms';

/** Removes loaders from what the cache depends on, because the version already contains them. */
const versionIsEnough: WebpackPluginInstance = {
  apply: ({ hooks }: Compiler) => {
    hooks.done.tap('build-cache', ({ compilation }) => compilation.buildDependencies.clear());
  },
};

/**
 * Tells webpack in a single word whether its cache of the last build is still valid. On its own, webpack follows what the framework
 * requires through thousands of files, and still misses plugins written in TypeScript, so its cache outlives their changes.
 *
 * @param version - Names the state of the configuration, the plugins, and the packages; called only if there's a cache.
 */
export function shortenCacheCheck({ cache }: Configuration, version: () => string): Configuration {
  if (typeof cache !== 'object' || cache.type !== 'filesystem' || !isOn('build-cache')) return {};
  return {
    mergeStrategy: { 'cache.buildDependencies.config': 'replace' },
    plugins: [versionIsEnough],
    cache: {
      type: 'filesystem',
      version: `${cache.version}-${version()}`,
      buildDependencies: { config: [], defaultWebpack: [] },
    },
  } as Configuration;
}
