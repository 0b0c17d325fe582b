import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/**
 * Bundles a module with all its imports into plain JavaScript, and loads it.
 * @returns the module's exports
 */
export async function loadBundled<Exports>({
  entry,
  outDir,
  name,
  alias = {},
}: {
  entry: string;
  outDir: string;
  name: string;
  alias?: Record<string, string>;
}): Promise<Exports> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: path.dirname(entry),
    resolve: { alias },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: `${name}.mjs`, format: 'es' } },
    },
  });
  return (await import(pathToFileURL(path.join(outDir, `${name}.mjs`)).href)) as Exports;
}
