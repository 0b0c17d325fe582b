import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Chunk, ChunkGraph, Module } from 'webpack';
import { isOn } from '../bundle/mechanisms';
import { sharedGroup, type SharedGroup } from './sharedGroup';

/** The part of what webpack hands to the test of a group of chunks. */
interface Graph {
  readonly chunkGraph: ChunkGraph;
}

/** Names of the chunks that the pages of the theme begin with; `docs` is the one of docs pages. */
function themeChunks(registry: string): { readonly pages: readonly string[]; readonly docs: string } {
  const entries = [...registry.matchAll(/webpackChunkName: "(\w+)" \*\/ "(@theme\/\w+)"/g)];
  const docs = entries.find(([, , name]) => name === '@theme/DocItem')?.[1] ?? '';
  const pages = entries.flatMap(([, chunk = '', name = '']) => (/^@theme\/Doc/.test(name) ? [] : [chunk]));
  return { pages: [...pages, docs], docs };
}

/**
 * Sends pages fewer and smaller scripts than the framework's way to name chunks: what only the server's render reads of the
 * registry is taken out, what no page loads alone is in one chunk, and so is what pages share (`sharedGroup.ts`). Each script
 * takes a slow phone 5 to 10 ms to ask for and to begin.
 */
export default function leanRegistry({ generatedFilesDir }: LoadContext): Plugin {
  const resource = path.join(generatedFilesDir, 'registry.js');
  return {
    name: 'lean-registry',
    configureWebpack: (_config, isServer) => {
      if (isServer) return {};
      const rules = !isOn('lean-registry')
        ? []
        : [{ resource, enforce: 'pre' as const, use: path.join(__dirname, 'loader.cjs') }];
      if (process.env['NODE_ENV'] !== 'production' || !isOn('shared-chunks')) return { module: { rules } };
      const { pages, docs } = themeChunks(readFileSync(resource, 'utf8'));
      const chunksOf = (module: Module, { chunkGraph }: Graph): ReadonlySet<string> =>
        new Set(Array.from(chunkGraph.getModuleChunksIterable(module), ({ name }: Chunk) => name ?? ''));
      const group = (name: SharedGroup) => ({
        name,
        chunks: 'async' as const,
        test: (module: Module, graph: Graph) => sharedGroup(chunksOf(module, graph), pages, docs) === name,
        enforce: true,
        priority: 30,
      });
      const cacheGroups = {
        layout: group('layout'),
        reading: group('reading'),
        blog: group('blog'),
        // That of webpack, which would take the packages out of the chunk of docs pages.
        defaultVendors: {
          idHint: 'vendors',
          reuseExistingChunk: true,
          test: (module: Module, graph: Graph) =>
            /[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? '') &&
            !chunksOf(module, graph).has(docs),
          priority: -10,
        },
      };
      return { module: { rules }, optimization: { splitChunks: { cacheGroups } } };
    },
  };
}
