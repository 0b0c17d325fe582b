import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ExternalItemFunctionData } from 'webpack';

/** Packages that only tools in the browser run, which the render of a page never calls, and packages that Node reads itself. */
const LEFT_TO_NODE =
  /^(?:@algolia\/autocomplete-core|@codemirror\/[\w-]+|@lezer\/[\w-]+|acorn|fflate|fs-extra|jsonc-parser|lodash|lottie-web|lunr|mark\.js|react-loadable-ssr-addon-v5-slorber|style-mod)(?:\/|$)/;

/** Where Node finds a package; nothing where it would not load it, and then it is bundled as ever. */
function placeOf(request: string, context: string): string | undefined {
  try {
    return require.resolve(request, { paths: [context] });
  } catch {
    return undefined;
  }
}

/**
 * Leaves packages out of the bundle that renders the pages: editors, animations and the like are a third of it, and would be
 * read, compiled and kept for nothing. Node loads one where a render asks for it after all.
 */
export default function nodePackages(_context: LoadContext): Plugin {
  return {
    name: 'node-packages',
    configureWebpack(_config, isServer) {
      if (!isServer) return {};
      return {
        externals: [
          async ({ request = '', context = '' }: ExternalItemFunctionData) => {
            const place = LEFT_TO_NODE.test(request) ? placeOf(request, context) : undefined;
            return place === undefined ? undefined : `commonjs ${place}`;
          },
        ],
      };
    },
  };
}
