import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BannerPlugin, Compilation, NormalModuleReplacementPlugin } from 'webpack';
import { earlyScript, pageTemplate } from './page-template.ts';

/** Chromium 136 and later read this and compile every function off the main thread while the script downloads. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Replaces the entry of the built site's script with `entry.ts`, which runs in several short tasks, and what it prefetches with.
 * `npm start` keeps the framework's.
 */
export default function startup({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'startup',
    injectHtmlTags: () =>
      siteConfig.ssrTemplate === pageTemplate && process.env['NODE_ENV'] === 'production'
        ? { headTags: [{ tagName: 'script', innerHTML: earlyScript }] }
        : {},
    configureWebpack: (_config, isServer) =>
      isServer || process.env['NODE_ENV'] !== 'production'
        ? {}
        : {
            mergeStrategy: { entry: 'replace' },
            entry: path.join(__dirname, 'entry.ts'),
            plugins: [
              new NormalModuleReplacementPlugin(/^\.\/prefetch$/, (resource) => {
                if (/core[\\/]lib[\\/]client$/.test(resource.context))
                  resource.request = path.join(__dirname, 'prefetch-file.ts');
              }),
              new BannerPlugin({
                banner: COMPILE_HINT,
                raw: true,
                include: /main\.[^/]*\.js$/,
                exclude: /runtime~/,
                // After the minifier, which removes comments, and before source maps count lines.
                stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
              }),
            ],
          },
  };
}
