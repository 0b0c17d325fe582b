import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { NormalModuleReplacementPlugin } from 'webpack';
import type { Configuration } from 'webpack-dev-server';
import { collectSiteContent, type ContentByPlugin } from '../site-content/site-content.ts';
import { previewState } from '../page-problems/preview-state.ts';
import { MissingPages } from './missing-pages.ts';
import { pageLinks } from './page-links.ts';
import { RequestedPages } from './requested-pages.ts';
import { ShowProblems } from './show-problems.ts';

/** A content page, or a page from `src/pages`. */
const PAGE = /\.mdx?$|[\\/]src[\\/]pages[\\/]/;

/** Compiles pages when they're opened, and keeps a page with a mistake as it was until that's fixed. */
export default function preview({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'preview',
    // Files that the configuration imports. The framework only watches the configuration itself.
    getPathsToWatch: () => ['config/**/*.ts', 'product.ts'].map((file) => `${siteDir}/src/${file}`),
    async contentLoaded({ allContent }) {
      previewState(siteDir).onPages?.(collectSiteContent(allContent as ContentByPlugin).pages);
    },
    configureWebpack(config, isServer) {
      if (isServer || process.env['NODE_ENV'] === 'production') return {};
      previewState(siteDir).onPages = pageLinks(config.module?.rules ?? [], siteDir);
      // The plugin's own require would load another copy of the module.
      const nodeRequire = createRequire(__filename);
      const pages = new RequestedPages(siteDir, path.join(__dirname, 'client', 'request-pages.ts'));
      const setupMiddlewares: Configuration['setupMiddlewares'] = (_all, { app }) => {
        app?.post(`${baseUrl}__preview/pages`, ({ query }, response) => {
          response.sendStatus(pages.request([query['module'] ?? []].flat().map(String)) ? 204 : 404);
        });
        return []; // webpack-merge adds the result to the existing configuration.
      };
      return {
        experiments: { lazyCompilation: { entries: false, test: PAGE, backend: pages.backend } },
        plugins: [
          new NormalModuleReplacementPlugin(/^react-dom\/client$/, (resource) => {
            if (/core[\\/]lib[\\/]client$/.test(resource.context))
              resource.request = path.join(__dirname, 'client', 'one-root.ts');
          }),
          new ShowProblems(siteDir),
          new MissingPages(siteDir, path.join(__dirname, 'client', 'missing-page.ts')),
        ],
        resolveLoader: {
          alias: {
            [nodeRequire.resolve('@docusaurus/mdx-loader')]: path.join(__dirname, 'page-loader.cjs'),
            [nodeRequire.resolve('swc-loader')]: path.join(__dirname, 'script-loader.cjs'),
          },
        },
        // Mistakes in a single file are warnings.
        devServer: { setupMiddlewares, client: { overlay: { errors: true, warnings: true } } },
      } as object;
    },
  };
}
