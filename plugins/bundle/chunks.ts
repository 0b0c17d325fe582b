import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ChunkGraph, Configuration, Module } from 'webpack';
import { themeChunks } from './framework.ts';
import { isOn } from './mechanisms.ts';

/** The argument that webpack passes to a cache group's test. */
interface Graph {
  readonly chunkGraph: ChunkGraph;
}

/**
 * Puts everything that at least two kinds of page have in common into one chunk. The framework makes many small
 * chunks, which contain some modules several times, and each of them costs a slow phone 5 to 10 ms to start.
 */
export function shareChunks(isServer: boolean, generatedFilesDir: string): Configuration {
  if (isServer || process.env['NODE_ENV'] !== 'production' || !isOn('shared-chunk')) return {};
  const kinds = themeChunks(readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8'));
  const theme = {
    name: 'theme',
    chunks: 'async' as const,
    test: (module: Module, { chunkGraph }: Graph) =>
      Array.from(chunkGraph.getModuleChunksIterable(module)).filter(({ name }) => kinds.has(name ?? ''))
        .length > 1,
    enforce: true,
    priority: 30,
  };
  return { optimization: { splitChunks: { cacheGroups: { theme } } } };
}
