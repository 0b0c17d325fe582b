import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';

/** The argument that webpack passes to a cache group's test. */
interface Graph {
  readonly chunkGraph: ChunkGraph;
}

/** What's known about each example, which only pages that show one need. */
const ABOUT_EXAMPLES = /generated[\\/]examples\.json$/;

/** Whether a chunk contains a kind of page, such as `@theme/DocItem`, and not the content of a page. */
const isKindOfPage = (chunk: Chunk): boolean =>
  Array.from(chunk.groupsIterable).some(({ origins }) =>
    origins.some(({ request }) => request?.startsWith('@theme/')),
  );

/**
 * Puts everything that at least two kinds of page have in common into one chunk. Otherwise, pages would load
 * about five more scripts, and 3 to 4 kB more, because some modules would be in several chunks. It only uses
 * public options of webpack. An export of shared code counts as used if any script uses it: otherwise,
 * webpack caches the page's runtime ID in that code, and menus crash once a larger site has longer IDs.
 */
export function shareChunks(isServer: boolean): Configuration {
  if (isServer || process.env['NODE_ENV'] !== 'production') return {};
  const theme = {
    name: 'theme',
    chunks: 'async' as const,
    test: (module: Module, { chunkGraph }: Graph) =>
      !ABOUT_EXAMPLES.test(module.nameForCondition() ?? '') &&
      Array.from(chunkGraph.getModuleChunksIterable(module)).filter(isKindOfPage).length > 1,
    enforce: true,
    priority: 30,
  };
  return { optimization: { splitChunks: { cacheGroups: { theme } }, usedExports: 'global' } };
}
