// Bundles the site's TypeScript into single scripts: for browsers, and as modules that a script runs in Node.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import { siteDir } from './site-dir.ts';

/** CasparCG 2.4's engine, the oldest that plays exports. It applies to syntax and, if possible, to CSS. */
const TARGET = 'chrome117';

/** Bundles a module's text or a file, minified and for the oldest engine unless the options differ. */
export async function bundle({
  contents,
  file,
  ...options
}: { contents?: string; file?: string } & BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...(contents === undefined
      ? { entryPoints: [path.join(siteDir, file ?? '')] }
      : { stdin: { contents, resolveDir: siteDir, loader: 'ts', sourcefile: 'entry.ts' } }),
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: TARGET,
    legalComments: 'none',
    logLevel: 'error',
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

/** Runs a module of the project in Node. Its path starts at the site's folder. */
export async function loadModule<Exports>(file: string): Promise<Exports> {
  const text = await bundle({
    file,
    format: 'esm',
    minify: false,
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-module-'));
  const target = path.join(folder, 'module.mjs');
  try {
    writeFileSync(target, text);
    return (await import(pathToFileURL(target).href)) as Exports;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
