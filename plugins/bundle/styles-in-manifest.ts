import { readFileSync, writeFileSync } from 'node:fs';
import type { Chunk, Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import { readManifest, type Manifest } from './framework';

/** The parts of webpack's groups of chunks that say which styles come with an import. */
export interface ImportedChunks {
  readonly origins: Iterable<{ readonly request?: string | undefined }>;
  readonly chunks: Iterable<Pick<Chunk, 'id' | 'files'>>;
}

/**
 * Adds to the manifest which style sheets a module of a route brings along, so that the page names them in its head.
 *
 * The framework reports the modules of a route as they are written in its registry (`@site/…`, `@theme/…`); the manifest
 * knows chunks by other names, which never mattered as long as all styles were in the one sheet of the start.
 */
export function addStyles(manifest: Manifest, groups: Iterable<ImportedChunks>): void {
  for (const { origins, chunks } of groups) {
    const styles = [...chunks].filter(isStyles).flatMap(({ id }) => (id === null ? [] : [id]));
    if (styles.length === 0) continue;
    for (const { request } of origins) {
      if (request?.startsWith('@'))
        manifest.origins[request] = [...new Set([...(manifest.origins[request] ?? []), ...styles])];
    }
  }
}

/** Chunks with a script too are the framework's to load: pages start their scripts themselves. */
function isStyles({ files }: Pick<Chunk, 'files'>): boolean {
  return files.size > 0 && [...files].every((file) => file.endsWith('.css'));
}

/** Completes the manifest right after it is written; the render on the server waits for it. */
export class StylesInManifest implements WebpackPluginInstance {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    // The plugin that writes the manifest taps the same hook before, and both work synchronously.
    compiler.hooks.emit.tap('StylesInManifest', ({ chunkGroups }: Compilation) => {
      const manifest = readManifest(readFileSync(this.file, 'utf8'));
      addStyles(manifest, chunkGroups);
      writeFileSync(this.file, JSON.stringify(manifest, null, 2));
    });
  }
}
