import type { LoadContext, Plugin } from '@docusaurus/types';
import { minifyBySwc } from './minimizer';

/** Builds scripts in less time: SWC minifies them here and, as `jsLoader.ts` says, compiles them. */
export default function swc(_context: LoadContext): Plugin {
  return {
    name: 'swc',
    configureWebpack({ optimization }, isServer) {
      const { minimizer = [] } = optimization ?? {};
      // None where a preview or `--no-minify` leaves scripts as they are, and for the render in Node.
      if (!isServer && minimizer.length > 0) minifyBySwc(minimizer);
      return {};
    },
  };
}
