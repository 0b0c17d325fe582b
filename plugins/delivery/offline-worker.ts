import path from 'node:path';
import { build, type OutputFile } from 'esbuild';
import type { Manifest } from '../offline/shared.ts';

/** The name in the bundle that the list of a built site's files takes the place of. */
const MANIFEST = 'MANIFEST';

/** Bundles the worker of the offline copy. */
export async function bundleWorker(): Promise<{
  /** Returns the worker's script for a site. */
  readonly scriptFor: (manifest: Manifest) => string;
  /** The sources in the worker, as absolute paths. */
  readonly sources: readonly string[];
}> {
  const { metafile, outputFiles } = await build({
    entryPoints: [path.join(__dirname, '..', 'offline', 'worker', 'sw.ts')],
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    absWorkingDir: '/',
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const sources = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.keys(inputs)
      .filter((file) => (inputs[file]?.bytesInOutput ?? 0) > 0)
      .map((file) => path.resolve('/', file)),
  );
  const [{ text }] = outputFiles as [OutputFile];
  return { scriptFor: (manifest) => text.replace(MANIFEST, () => JSON.stringify(manifest)), sources };
}
