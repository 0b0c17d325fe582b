import path from 'node:path';
import { build } from 'esbuild';
import { workerFile } from '../offline/shared.ts';
import { manifestOf } from './offline-manifest.ts';
import type { SiteFacts } from './site-facts.ts';

/**
 * Bundles the worker with the list of a built site's files, and writes it into the site.
 * @returns the sources in the worker, as absolute paths
 */
export async function writeWorker(outDir: string, facts: SiteFacts): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [path.join(__dirname, '..', 'offline', 'worker', 'sw.ts')],
    outfile: path.join(outDir, workerFile),
    bundle: true,
    minify: true,
    metafile: true,
    absWorkingDir: '/',
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    legalComments: 'none',
    logLevel: 'error',
    define: {
      MANIFEST: JSON.stringify(manifestOf(outDir, facts)),
      'process.env.NODE_ENV': '"production"',
    },
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.keys(inputs)
      .filter((file) => (inputs[file]?.bytesInOutput ?? 0) > 0)
      .map((file) => path.resolve('/', file)),
  );
}
