import type { LoadContext, Plugin } from '@docusaurus/types';
import { minifyBySwc } from './minimizer';

/** What makes scripts smaller. The one that renders the pages in Node is thrown away afterwards. */
const savings = { concatenateModules: false, usedExports: false, mangleExports: false, innerGraph: false };

/** Builds scripts in less time: SWC minifies them here and, as `jsLoader.ts` says, compiles them. */
export default function swc(_context: LoadContext): Plugin {
  return {
    name: 'swc',
    configureWebpack({ optimization }, isServer) {
      if (isServer) return { optimization: savings };
      const { minimizer = [] } = optimization ?? {};
      // None where a preview or `--no-minify` leaves scripts as they are.
      if (minimizer.length > 0) minifyBySwc(minimizer);
      return {};
    },
  };
}
