import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { merge } from 'webpack-merge';
import { siteVersion } from '../build-cache/version.ts';
import { shareChunks } from './chunks.ts';
import { decodeTolerantly } from './decoding.ts';
import { correctCarets, hideFolder, keepTabs, sortPluginData } from './framework.ts';
import { addLayers, orderLayers } from './layers.ts';
import { OneByOne } from './one-by-one.ts';
import { minifyScripts } from './scripts.ts';

/** Adds the site's state to the version of webpack's cache: webpack doesn't see plugins in TypeScript. */
function versionCache({ cache }: Configuration, version: () => string): Configuration {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return {};
  return { cache: { type: 'filesystem', version: `${cache.version}-${version()}` } };
}

/** Controls minification, chunks, style layers, and the cache, and fixes five mistakes of the framework. */
export default function bundle(context: LoadContext): Plugin {
  let version: string | undefined;
  const oneByOne = new OneByOne();
  const { generatedFilesDir } = context;
  const isBuild = process.env['NODE_ENV'] === 'production';
  if (isBuild) hideFolder(generatedFilesDir);
  return {
    name: 'bundle',
    configurePostCss: addLayers,
    configureWebpack(config, isServer) {
      if (isBuild) sortPluginData(generatedFilesDir);
      return merge(
        minifyScripts(config, isServer),
        shareChunks(isServer),
        decodeTolerantly(isServer),
        correctCarets(),
        keepTabs(),
        orderLayers(),
        oneByOne.configure(isServer),
        // Both compilers of a build use the same version.
        versionCache(config, () => (version ??= siteVersion(context))),
      );
    },
  };
}
