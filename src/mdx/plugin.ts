import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * What the remark and rehype plugins of this folder need from webpack:
 * - Pages don't load a highlighter (112 kB of script), because `static-code.ts` has highlighted their code.
 * - The site's components are in separate chunks, so a browser loads them once instead of with every
 *   page that `component-imports.ts` adds them to.
 */
export default function mdx(): Plugin {
  return {
    name: 'mdx',
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: { 'prism-react-renderer$': path.join(__dirname, 'prism-stub.ts') } },
      optimization: isServer
        ? {}
        : {
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
    }),
  };
}
