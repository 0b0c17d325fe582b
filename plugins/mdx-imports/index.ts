import type { Plugin } from '@docusaurus/types';

/** Keeps the site's components, which many pages import, in files of their own: fetched once, not with every page. */
export default function mdxImports(): Plugin {
  return {
    name: 'mdx-imports',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  components: {
                    test: /[\\/]src[\\/]components[\\/]/,
                    chunks: 'async',
                    minChunks: 2,
                    minSize: 8000,
                    reuseExistingChunk: true,
                  },
                },
              },
            },
          },
  };
}
