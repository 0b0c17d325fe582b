import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { pageReaderOf } from '../built-html/page-reader.ts';
import { extractPage } from './indexing/extract.ts';
import { PAGES_FILE, servePreview } from './indexing/preview.ts';
import { collectSiteContent, contentOfPlugins } from '../site-content/site-content.ts';
import { readSearchWords } from './indexing/search-words.ts';
import { writeIndexes } from './indexing/write-indexes.ts';
import { optionsSchema, type PluginOptions } from './options.ts';
import type { SearchGlobalData } from './shared/types.ts';

/** Full-text search that runs in the browser, with indexes from the site's build. */
export default function localSearch(context: LoadContext, options: PluginOptions): Plugin {
  const { baseUrl, siteConfig } = context;
  const themeDir = path.join(__dirname, 'theme');
  const reader = pageReaderOf(context);
  const readPage = reader.add('search', extractPage);

  return {
    name: 'local-search',
    getThemePath: () => themeDir,
    getTypeScriptThemePath: () => themeDir,
    getClientModules: () =>
      ['visits', 'highlight', 'open-towards'].map((name) => path.join(__dirname, 'client', name)),

    async contentLoaded({ actions, allContent }) {
      const { reference, maxSearchResults, tasks, help, pictures } = options;
      const isPreview = process.env.NODE_ENV === 'development';
      actions.setGlobalData({ reference, maxSearchResults } satisfies SearchGlobalData);
      // The browser only loads them together with the search.
      await actions.createData('links.json', JSON.stringify({ tasks, help, pictures }));
      if (isPreview)
        await actions.createData(PAGES_FILE, JSON.stringify(collectSiteContent(allContent).pages));
    },

    configureWebpack(_config, isServer) {
      if (isServer) {
        // Pages are rendered without a worker, so the server build would publish a bundle that's never used.
        const parser = { worker: false, url: false };
        return { module: { rules: [{ test: /local-search.client.connect\.ts$/, parser }] } };
      }
      if (process.env.NODE_ENV !== 'development') return {};
      const setupMiddlewares = (_middlewares: unknown[], server: object): unknown[] => {
        servePreview(server, context, options);
        return []; // webpack-merge adds the result to the existing configuration.
      };
      return { devServer: { setupMiddlewares } } as object;
    },

    async postBuild({ plugins, routesPaths, outDir }) {
      const content = collectSiteContent(contentOfPlugins(plugins));
      const titleDelimiter = ` ${siteConfig.titleDelimiter} `;
      const { noIndex } = siteConfig;
      const site = { routesPaths, outDir, baseUrl, titleDelimiter, noIndex, content, readPage };
      await writeIndexes(site, options, readSearchWords(options.words, context));
      reader.save();
    },
  };
}

localSearch.validateOptions = ({ options, validate }: OptionValidationContext<unknown, PluginOptions>) =>
  validate(optionsSchema, options as PluginOptions);
