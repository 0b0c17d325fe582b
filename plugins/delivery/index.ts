import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { packagesFile } from './deliver.ts';
import { ShippedPackages } from './shipped-packages.ts';

/** Lists the packages in scripts, and names the sitemap. `npm run build` does the rest for hosts. */
export default function delivery({ outDir, i18n, siteConfig }: LoadContext): Plugin {
  // Other languages load the same packages, and their folder is inside the built site.
  const isFirst = i18n.currentLocale === i18n.defaultLocale;
  return {
    name: 'delivery',
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV === 'development' || isServer || !isFirst) return {};
      return { plugins: [new ShippedPackages(packagesFile(outDir))] };
    },
    async postBuild() {
      const sitemap = siteConfig.url + siteConfig.baseUrl + 'sitemap.xml';
      if (isFirst)
        writeFileSync(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
    },
  };
}
