import type { ConfigureWebpackUtils } from '@docusaurus/types';

type Rule = ReturnType<ConfigureWebpackUtils['getJSLoader']>;

/** The engines of `browserslist` in `package.json` all know this much; Node does too. */
const TARGET = 'es2022';

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
      target: TARGET,
    },
    module: { type: isServer ? 'commonjs' : 'es6' },
  },
});
