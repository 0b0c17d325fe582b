import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { cacheVersion } from './version';

/** The folder that packages are installed in. */
const packages = path.resolve(path.dirname(require.resolve('@docusaurus/core/package.json')), '../..');

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
export default function buildCache({ siteDir, siteConfigPath }: LoadContext): Plugin {
  let version: string | undefined;
  return {
    name: 'build-cache',
    configureWebpack({ cache }) {
      if (typeof cache !== 'object' || cache.type !== 'filesystem') return {};
      // For the two compilers of a build together.
      version ??= cacheVersion([
        siteConfigPath,
        path.join(siteDir, 'src/config'),
        path.join(siteDir, 'src/start'),
        // Pages of the API reference are made of it, and none imports it.
        path.join(siteDir, 'src/runtime-description'),
        path.dirname(__dirname),
        // What npm has installed; and where another tool has, what it should have.
        path.join(packages, '.package-lock.json'),
        path.join(siteDir, 'package-lock.json'),
      ]);
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
