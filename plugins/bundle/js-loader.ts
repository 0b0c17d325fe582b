import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { EDITION } from './edition';

type Rule = ReturnType<ConfigureWebpackUtils['getJSLoader']>;

/**
 * Compiles scripts instead of Babel, as the site's option `webpack.jsLoader`. From the framework's Babel
 * preset, these engines only need TypeScript, JSX, and, for rendering in Node, CommonJS modules.
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
