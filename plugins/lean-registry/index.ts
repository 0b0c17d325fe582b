import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Takes what only the server's render reads out of the registry of chunks, which every page loads. */
export default function leanRegistry({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'lean-registry',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  resource: path.join(generatedFilesDir, 'registry.js'),
                  enforce: 'pre',
                  use: path.join(__dirname, 'loader.cjs'),
                },
              ],
            },
          },
  };
}
