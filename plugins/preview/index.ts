import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LastGood } from './lastGood';
import { WantedPages } from './wantedPages';

/** The members of the development server that are used: `app` is an application of Express. */
interface DevServer {
  readonly app?: {
    post(
      path: string,
      answer: (request: { query: { module?: string | string[] } }, response: Response) => void,
    ): void;
  };
}

interface Response {
  sendStatus(status: number): void;
}

/** A page of words, or one of `src/pages`. */
const PAGE = /\.mdx?$|[\\/]src[\\/]pages[\\/]/;

/**
 * What `npm start` does otherwise than a whole build, which knows nothing of it:
 * - a page is compiled when it is opened for the first time, so that the preview is ready in half the time: most of what a
 *   site is made of is pages that nobody looks at today;
 * - a page with a mistake stays as it was, the mistake beside it, until the mistake is mended.
 */
export default function preview({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'preview',
    configureWebpack(_config, isServer) {
      if (isServer || process.env['NODE_ENV'] === 'production') return {};
      const pages = new WantedPages(siteDir, path.join(__dirname, 'client', 'ask.ts'));
      const setupMiddlewares = (_middlewares: unknown[], { app }: DevServer): unknown[] => {
        app?.post(`${baseUrl}__preview/pages`, ({ query }, response) => {
          response.sendStatus(pages.ask([query.module ?? []].flat()) ? 204 : 404);
        });
        return []; // webpack-merge adds what is returned to what is there
      };
      return {
        experiments: { lazyCompilation: { entries: false, test: PAGE, backend: pages.backend } },
        plugins: [new LastGood()],
        devServer: { setupMiddlewares },
      } as object;
    },
  };
}
