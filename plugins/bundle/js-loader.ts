import type { ConfigureWebpackUtils } from '@docusaurus/types';

/** The ECMAScript edition of the scripts. All engines in the `browserslist` of `package.json` support it, and so does Node. */
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
