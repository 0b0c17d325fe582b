import { statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { workerFile } from '../offline/shared.ts';
import { manifestOf } from './offline-manifest.ts';
import type { SiteFacts } from './site-facts.ts';

/** The result: how many files the worker saves, and the worker's own size in bytes. */
export interface WorkerSummary {
  readonly entries: number;
  readonly bytes: number;
}

/** Bundles the worker with the list of a built site's files, and writes it into the site. */
export async function writeWorker(outDir: string, facts: SiteFacts): Promise<WorkerSummary> {
  const manifest = manifestOf(outDir, facts);
  const outfile = path.join(outDir, workerFile);
  await build({
    entryPoints: [path.join(__dirname, '..', 'offline', 'worker', 'sw.ts')],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    legalComments: 'none',
    logLevel: 'error',
    define: {
      MANIFEST: JSON.stringify(manifest),
      'process.env.NODE_ENV': '"production"',
    },
  });
  return { entries: manifest.entries.length, bytes: statSync(outfile).size };
}
