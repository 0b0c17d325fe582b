import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { EDITION } from './edition';

type Rule = ReturnType<ConfigureWebpackUtils['getJSLoader']>;

/**
 * What compiles scripts, in place of Babel: the option `webpack.jsLoader` of the site. Of all that the framework's preset for
 * Babel does, these engines need TypeScript, JSX and, for the render in Node, modules of CommonJS.
 */
export const jsLoader = (isServer: boolean): Rule => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: `es${EDITION}`,
    },
    module: { type: isServer ? 'commonjs' : 'es6' },
  },
});
