import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { minifySync } from '@swc/core';
import { BannerPlugin, Compilation, NormalModuleReplacementPlugin } from 'webpack';

/** Chromium 136 and later read this, and compile all functions off the main thread during the download. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

const earlyScript = minifySync(readFileSync(path.join(__dirname, 'early-script.js'), 'utf8')).code;

/** Gives built pages the early script, an entry that runs in short tasks, and their own prefetching. */
export default function startup(): Plugin {
  if (process.env['NODE_ENV'] !== 'production') return { name: 'startup' };
  return {
    name: 'startup',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: earlyScript }] }),
    configureWebpack: (_config, isServer) =>
      isServer
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
