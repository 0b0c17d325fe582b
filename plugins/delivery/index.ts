import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { analyticsEndpoint } from './analytics-endpoint.ts';
import { compress } from './compress.ts';
import { deliver, deliveryDir } from './deliver.ts';
import { createCompressionCache } from './compression-cache.ts';
import { ShippedPackages } from './shipped-packages.ts';

/** The highest quality of Brotli, because a file is compressed once and sent often. */
const QUALITY = 11;

/** Adds the commands that prepare a built site for its host: `docusaurus deliver` and `docusaurus compress`. */
export default function delivery(context: LoadContext): Plugin {
  const { siteConfig, siteDir, baseUrl, outDir, i18n } = context;
  const outDirOf = ({ outDir }: { outDir: string }) => path.resolve(siteDir, outDir);
  return {
    name: 'delivery',

    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV === 'development' || isServer) return {};
      // Other languages load the same packages, and their folder is inside the built site.
      if (i18n.currentLocale !== i18n.defaultLocale) return {};
      const file = path.join(deliveryDir(outDir), 'packages.json');
      return { plugins: [new ShippedPackages(file)] };
    },

    extendCli(cli) {
      cli
        .command('deliver')
        .description('Write _headers, _redirects, and the nginx configuration of the built site.')
        .option('--out-dir <dir>', 'folder of the built site', 'build')
        .action(async (options: { outDir: string }) => {
          const { facts, worker } = await deliver(outDirOf(options), {
            baseUrl,
            analyticsEndpoint: analyticsEndpoint(siteConfig.plugins),
          });
          log(
            `[delivery] ${facts.redirects.length} redirects, a policy of ${facts.policy.length} characters, ` +
              `${worker.entries} files in the offline copy.`,
          );
        });
      cli
        .command('compress')
        .description('Write .br and .gz files next to the built site’s text files.')
        .option('--out-dir <dir>', 'folder of the built site', 'build')
        .option('--quality <number>', 'quality of Brotli, 0 to 11', String(QUALITY))
        .action(async (options: { outDir: string; quality: string }) => {
          const cache = createCompressionCache(context, Number(options.quality));
          const totals = await compress(outDirOf(options), cache.compress);
          cache.save();
          const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
          log(
            `[delivery] ${totals.files} files: ${kB(totals.plain)}, gzip ${kB(totals.gzip)}, Brotli ${kB(totals.brotli)}.`,
          );
        });
    },
  };
}

function log(text: string): void {
  process.stdout.write(`${text}\n`);
}
