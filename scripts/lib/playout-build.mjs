// What exports are made of, as committed files under static/playout: the runtime and the Lottie player as classic
// scripts, and each example as data with its actions as plain code. A page fetches them when a reader asks for a download.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { siteDir } from './site-dir.mjs';

/** The engine of CasparCG 2.4, the oldest that exports run in. */
const TARGET = 'chrome117';
const FOLDER = 'static/playout';

const read = (file) => readFileSync(path.join(siteDir, file), 'utf8');

/** Bundles one piece of TypeScript given as text. */
async function bundle(contents, options) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: siteDir, loader: 'ts', sourcefile: 'entry.ts' },
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    logLevel: 'error',
    target: TARGET,
    ...options,
  });
  return outputFiles[0].text;
}

/** A module of the project, run in Node. */
export async function loadModule(file) {
  const text = await bundle(`export * from './${file}';`, {
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-module-'));
  const target = path.join(folder, 'module.mjs');
  try {
    writeFileSync(target, text);
    return await import(pathToFileURL(target).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The text of a license as a comment that minifying keeps. */
const notice = (name, file) => `/*! ${name}\n\n${read(file).trim()}\n*/`;

const runtimeScript = (version) =>
  bundle(`export { mountHtml, createOgrafGraphic } from './src/runtime/index.ts';`, {
    format: 'iife',
    globalName: 'keyfillRuntime',
    minify: true,
    legalComments: 'none',
    banner: { js: `/*! Keyfill runtime ${version}, MIT License */` },
  });

const lottieScript = () =>
  bundle(`export { lottie } from './src/runtime/lottie.ts';`, {
    format: 'iife',
    globalName: 'keyfillLottie',
    minify: true,
    legalComments: 'none',
    banner: { js: notice('lottie-web', 'node_modules/lottie-web/LICENSE.md') },
  });

/** The actions of an example as an expression, readable as its author wrote it. */
async function actionsText(name) {
  const text = await bundle(`export { actions } from './src/examples/${name}/actions.ts';`, {
    format: 'esm',
  });
  const found = /^([\s\S]*?)export \{\s*(?:(\w+) as )?actions\s*\};\s*$/.exec(text);
  if (!found) throw new Error(`src/examples/${name}/actions.ts exports something else than actions`);
  const code = found[1].replace(/^\/\/ src\/.*\n/gm, '').trim();
  return `(() => {\n${code}\nreturn ${found[2] ?? 'actions'};\n})()`;
}

/** Licenses that lie beside files. */
function licensesOf(files) {
  const folders = [...new Set(files.map((file) => path.posix.dirname(file)))];
  return folders
    .map((folder) => path.posix.join(folder, 'OFL.txt'))
    .filter((file) => existsSync(path.join(siteDir, 'static/examples', file)));
}

/** Names of the examples: folders of src/examples with a template. */
export const exampleNames = () =>
  readdirSync(path.join(siteDir, 'src/examples'), { withFileTypes: true })
    .filter((entry) => existsSync(path.join(siteDir, 'src/examples', entry.name, 'template.ts')))
    .map(({ name }) => name)
    .sort();

/** The files, by path from the project's folder, with the text that is to stand in them. */
export async function buildPlayout() {
  const { VERSION } = await loadModule('src/runtime/version.ts');
  const { filesOf } = await loadModule('src/playout/export/addresses.ts');
  const made = new Map();
  made.set(`${FOLDER}/runtime.js`, await runtimeScript(VERSION));
  made.set(`${FOLDER}/lottie.js`, await lottieScript());
  for (const name of exampleNames()) {
    const { project } = await loadModule(`src/examples/${name}/template.ts`);
    const files = filesOf(project);
    const example = {
      version: VERSION,
      project,
      actions: await actionsText(name),
      files: [...files, ...licensesOf(files)],
    };
    made.set(`${FOLDER}/${name}.json`, `${JSON.stringify(example, null, 1)}\n`);
  }
  return made;
}
