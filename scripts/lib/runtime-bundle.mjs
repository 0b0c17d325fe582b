// The runtime as exports carry it: one script, for the engine of CasparCG 2.4.
import path from 'node:path';
import { build } from 'esbuild';
import { siteDir } from './site-dir.mjs';

/** Syntax and, where it can be told, CSS of this engine and newer ones. */
export const TARGET = 'chrome117';

/**
 * Bundles TypeScript source.
 * @param {{contents?: string, file?: string, format?: 'iife' | 'esm', minify?: boolean}} options either the text of a module that stands in the site's folder, or a file of the site
 * @returns {Promise<string>}
 */
export async function bundle({ contents, file, format = 'iife', minify = true }) {
  const source = contents === undefined ? { entryPoints: [path.join(siteDir, file)] } : {};
  const { outputFiles } = await build({
    ...source,
    ...(contents === undefined ? {} : { stdin: { contents, resolveDir: siteDir, loader: 'ts' } }),
    bundle: true,
    write: false,
    format,
    minify,
    target: TARGET,
    legalComments: 'none',
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

/** What the two kinds of export carry, without project and actions. */
export const SHIPPED = {
  html: { contents: "import {mountHtml} from './src/runtime/index.ts'; mountHtml(project, actions);" },
  ograf: {
    format: 'esm',
    contents:
      "import {createOgrafGraphic} from './src/runtime/index.ts'; export default createOgrafGraphic(project, actions);",
  },
};
