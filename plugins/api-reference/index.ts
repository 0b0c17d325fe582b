import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * The part of the API reference that webpack must know of: what the remark plugin writes depends on files that no page
 * imports. Without this, a build after a change of the runtime's description takes the old pages from the cache.
 */
export default function apiReference({ siteDir }: LoadContext): Plugin {
  const own = readdirSync(__dirname).map((name) => path.join(__dirname, name));
  const files = [...own, path.join(siteDir, 'src/runtime-description/api.json')];
  return {
    name: 'api-reference',
    getPathsToWatch: () => files,
    configureWebpack(config) {
      const { cache } = config;
      return typeof cache === 'object' && cache.type === 'filesystem'
        ? { cache: { ...cache, buildDependencies: { ...cache.buildDependencies, apiReference: files } } }
        : {};
    },
  };
}
