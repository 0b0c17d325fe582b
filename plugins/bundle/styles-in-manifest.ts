import { readFileSync, writeFileSync } from 'node:fs';
import type { Chunk, Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import { readManifest, type Manifest } from './framework.ts';

/** The parts of webpack's chunk groups that show which styles belong to an import. */
export interface ImportedChunks {
  readonly origins: Iterable<{ readonly request?: string | undefined }>;
  readonly chunks: Iterable<Pick<Chunk, 'id' | 'files'>>;
}

/**
 * Adds the style sheets of a route's modules to the manifest, so that the page links them in its head. The
 * framework reports a route's modules as its registry writes them (`@site/…`, `@theme/…`), while the manifest
 * uses other names for chunks. That never mattered as long as all styles were in the first sheet.
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

/** Chunks that also contain a script are the framework's job, because pages start their scripts themselves. */
function isStyles({ files }: Pick<Chunk, 'files'>): boolean {
  return files.size > 0 && [...files].every((file) => file.endsWith('.css'));
}

/** Completes the manifest right after it's written. Rendering on the server waits for it. */
export class StylesInManifest implements WebpackPluginInstance {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    // The plugin that writes the manifest uses the same hook earlier, and both are synchronous.
    compiler.hooks.emit.tap('StylesInManifest', ({ chunkGroups }: Compilation) => {
      const manifest = readManifest(readFileSync(this.file, 'utf8'));
      addStyles(manifest, chunkGroups);
      writeFileSync(this.file, JSON.stringify(manifest, null, 2));
    });
  }
}
