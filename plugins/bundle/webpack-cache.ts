import type { Configuration } from 'webpack';

/**
 * Adds the state of the site to the version of webpack's cache. webpack doesn't see plugins that are written in TypeScript, so on its
 * own it would use what it cached before they changed. This uses a public option of webpack.
 *
 * @param version - Names the state of the configuration, the plugins, and the packages; called only if there's a cache.
 */
export function versionCache({ cache }: Configuration, version: () => string): Configuration {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return {};
  return { cache: { type: 'filesystem', version: `${cache.version}-${version()}` } };
}
