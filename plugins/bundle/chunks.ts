import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';
import { pageChunks } from './framework.ts';
import { isOn } from './mechanisms.ts';
import { sharedGroup, type SharedGroup } from './shared-group.ts';

/** The argument that webpack passes to a cache group's test. */
interface Graph {
  readonly chunkGraph: ChunkGraph;
}

/**
 * Puts code that several kinds of page share into three chunks (`shared-group.ts`). Every script costs a slow
 * phone 5 to 10 ms to request and start, and the framework makes many small ones.
 */
export function shareChunks(isServer: boolean, generatedFilesDir: string): Configuration {
  if (isServer || process.env['NODE_ENV'] !== 'production' || !isOn('shared-chunks')) return {};
  const { pages, docs } = pageChunks(readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8'));
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
    // webpack's own group would take packages out of the docs pages' chunk.
    defaultVendors: {
      idHint: 'vendors',
      reuseExistingChunk: true,
      test: (module: Module, graph: Graph) =>
        /[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? '') && !chunksOf(module, graph).has(docs),
      priority: -10,
    },
  };
  return { optimization: { splitChunks: { cacheGroups } } };
}
