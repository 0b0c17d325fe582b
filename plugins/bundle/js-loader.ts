import type { ConfigureWebpackUtils } from '@docusaurus/types';

/** The scripts' ECMAScript edition. Node and the engines in `package.json`'s `browserslist` support it. */
export const EDITION = 2022;

type Rule = ReturnType<ConfigureWebpackUtils['getJSLoader']>;

/** Replaces Babel: of its preset, these engines only need TypeScript, JSX, and CommonJS modules for Node. */
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
