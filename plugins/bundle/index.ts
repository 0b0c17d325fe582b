import type { LoadContext, Plugin } from '@docusaurus/types';
import { merge } from 'webpack-merge';
import { siteVersion } from '../build-cache/site-version.ts';
import { shareChunks } from './chunks.ts';
import { decodeTolerantly } from './decoding.ts';
import { correctCarets, keepTabs } from './framework.ts';
import { minifyScripts } from './scripts.ts';
import { versionCache } from './webpack-cache.ts';

/**
 * Controls how scripts are minified, which modules share a chunk, and when webpack's cache is discarded. Also fixes three mistakes of
 * the framework.
 */
export default function bundle(context: LoadContext): Plugin {
  let version: string | undefined;
  return {
    name: 'bundle',
    // Docusaurus sets up PostCSS. Otherwise PostCSS would look for a configuration file from each sheet up to the root.
    configurePostCss: (options) => ({ ...options, config: false }),
    configureWebpack: (config, isServer) =>
      merge(
        minifyScripts(config, isServer),
        shareChunks(isServer),
        decodeTolerantly(isServer),
        correctCarets(),
        keepTabs(),
        // Both compilers of a build use the same version.
        versionCache(config, () => (version ??= siteVersion(context))),
      ),
  };
}
