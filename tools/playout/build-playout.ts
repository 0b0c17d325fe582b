// What exports are made of, as committed files under static/playout: the runtimes and the Lottie player as classic
// scripts, and each example as data with its actions as plain code. A page fetches them when a reader asks for a download.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleNames } from './example-names.ts';
import { bundle, loadModule } from '../runtime/bundle.ts';
import { runtimeScript } from '../runtime/runtime-scripts.ts';
import { sourceText } from '../runtime/source-text.ts';
import { siteDir } from '../shared/site-dir.ts';

/** Where they lie. */
export const FOLDER = 'static/playout';

const read = (file) => readFileSync(path.join(siteDir, file), 'utf8');

/** The text of a license as a comment that minifying keeps. */
const notice = (name, file) => `/*! ${name}\n\n${read(file).trim()}\n*/`;

const lottieScript = () =>
  bundle({
    contents: `export { lottie } from './src/runtime/lottie.ts';`,
    globalName: 'keyfillLottie',
    banner: { js: notice('lottie-web', 'node_modules/lottie-web/LICENSE.md') },
  });

/** The actions of an example as an expression, readable as its author wrote it. */
async function actionsText(name) {
  const text = await bundle({
    contents: `export { actions } from './src/examples/${name}/actions.ts';`,
    format: 'esm',
    minify: false,
  });
  const found = /^([\s\S]*?)export \{\s*(?:(\w+) as )?actions\s*\};\s*$/.exec(text);
  if (!found) throw new Error(`src/examples/${name}/actions.ts exports something else than actions`);
  const code = found[1]
    .replace(/^\/\/ src\/.*\n/gm, '')
    .replaceAll('/* @__PURE__ */ ', '')
    .trim();
  return `(() => {\n${code}\nreturn ${found[2] ?? 'actions'};\n})()`;
}

/** Licenses that lie beside files. */
function licensesOf(files) {
  const folders = [...new Set(files.map((file) => path.posix.dirname(file)))];
  return folders
    .map((folder) => path.posix.join(folder, 'OFL.txt'))
    .filter((file) => existsSync(path.join(siteDir, 'static/examples', file)));
}

/** The runtimes: for each host those that are made ahead. */
async function buildRuntimes() {
  const { VERSION } = await loadModule('src/runtime/version.ts');
  const parts = await loadModule('src/playout/export/runtime-parts.ts');
  const made = new Map();
  for (const host of parts.HOSTS) {
    for (const variant of parts.VARIANT_NAMES) {
      const script = await runtimeScript(host, parts.VARIANTS[variant]);
      const file = `static/${parts.runtimePath(host, variant)}`;
      made.set(file, `/*! Keyfill runtime ${VERSION}, MIT License */\n${script}`);
    }
  }
  return made;
}

/** The examples, by path from the project's folder, with the text that is to stand in their files. */
export async function buildExamples() {
  const { VERSION } = await loadModule('src/runtime/version.ts');
  const { filesOf } = await loadModule('src/playout/export/addresses.ts');
  const made = new Map();
  for (const name of exampleNames()) {
    const { project } = await loadModule(`src/examples/${name}/template.ts`);
    const files = filesOf(project);
    const example = {
      version: VERSION,
      project,
      actions: await actionsText(name),
      source: await sourceText(name),
      files: [...files, ...licensesOf(files)],
    };
    made.set(`${FOLDER}/${name}.json`, `${JSON.stringify(example, null, 1)}\n`);
  }
  return made;
}

/** All files, by path from the project's folder, with the text that is to stand in them. */
export async function buildPlayout() {
  return new Map([
    ...(await buildRuntimes()),
    [`${FOLDER}/lottie.js`, await lottieScript()],
    ...(await buildExamples()),
  ]);
}
