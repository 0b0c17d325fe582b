import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Lets a preview see changes of what the remark plugin writes: it depends on files that no page imports. */
export default function apiReference({ siteDir }: LoadContext): Plugin {
  const own = readdirSync(__dirname).map((name) => path.join(__dirname, name));
  const files = [...own, path.join(siteDir, 'src/runtime-description/api.json')];
  return {
    name: 'api-reference',
    getPathsToWatch: () => files,
  };
}
