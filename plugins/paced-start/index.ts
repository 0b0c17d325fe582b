import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BannerPlugin, Compilation } from 'webpack';

/** Read by Chromium from 136 on: compile every function while the script arrives, beside the page's own thread. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Runs the main script in small tasks (`src/start/entry.ts`) instead of one long one. `npm start` does without. */
export default function pacedStart({ siteDir }: LoadContext): Plugin {
  return {
    name: 'paced-start',
    configureWebpack: (_config, isServer) =>
      isServer || process.env['NODE_ENV'] !== 'production'
        ? {}
        : {
            mergeStrategy: { entry: 'replace' },
            entry: path.join(siteDir, 'src/start/entry.ts'),
            plugins: [
              new BannerPlugin({
                banner: COMPILE_HINT,
                raw: true,
                include: /main\.[^/]*\.js$/,
                exclude: /runtime~/,
                // After the minifier, which takes comments out, and before source maps count the lines.
                stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
              }),
            ],
          },
  };
}
