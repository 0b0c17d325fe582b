import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { deliveryDir } from './deliver.ts';
import { ShippedPackages } from './shipped-packages.ts';

/** Lists the packages in the scripts of a build. `npm run build` does everything else that prepares a built site for its host. */
export default function delivery({ outDir, i18n }: LoadContext): Plugin {
  return {
    name: 'delivery',
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV === 'development' || isServer) return {};
      // Other languages load the same packages, and their folder is inside the built site.
      if (i18n.currentLocale !== i18n.defaultLocale) return {};
      return { plugins: [new ShippedPackages(path.join(deliveryDir(outDir), 'packages.json'))] };
    },
  };
}
