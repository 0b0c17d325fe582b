import type { ConfigureWebpackUtils } from '@docusaurus/types';

/** The scripts' ECMAScript edition. Node and the engines in `package.json`'s `browserslist` support it. */
export const EDITION = 2022;

type Rule = ReturnType<ConfigureWebpackUtils['getJSLoader']>;

/**
 * Replaces Babel for compiling scripts, through the site's option `webpack.jsLoader`. These engines only need
 * three parts of the framework's Babel preset: TypeScript, JSX, and CommonJS modules for rendering in Node.
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
