// Exports' parts, fetched at a download: the runtimes, the Lottie player, and each example's data and code.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleNames } from './example-names.ts';
import { filesOf } from '../../src/playout/export/addresses.ts';
import { RUNTIME_KINDS, runtimePath, type RuntimeKind } from '../../src/playout/export/source.ts';
import { VERSION } from '../../src/runtime/version.ts';
import { projectOf } from '../generated/examples.ts';
import { bundle } from '../shared/bundle.ts';
import { sourceText } from './source-text.ts';
import { siteDir } from '../shared/site-dir.ts';
import { product } from '../../src/product.ts';

const FOLDER = 'static/playout';

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

/** The text of a license as a comment that survives minifying. */
const notice = (name: string, file: string) => `/*! ${name}\n\n${read(file).trim()}\n*/`;

/** The function that exports call, by kind of runtime. */
const ENTRIES: Readonly<Record<RuntimeKind, string>> = { html: 'mountHtml', ograf: 'createOgrafGraphic' };

/** The runtime of a kind, as a classic script that declares `keyfillRuntime`. */
export const runtimeScript = (kind: RuntimeKind) =>
  bundle({
    contents: `export { ${ENTRIES[kind]} } from './src/runtime/index.ts';`,
    globalName: 'keyfillRuntime',
    banner: { js: `/*! ${product.name} runtime ${VERSION}, MIT License */` },
  });

const lottieScript = () =>
  bundle({
    contents: `export { lottie } from './src/runtime/lottie.ts';`,
    globalName: 'keyfillLottie',
    banner: { js: notice('lottie-web', 'node_modules/lottie-web/LICENSE.md') },
  });

/** An example's actions as an expression, as readable as its author wrote it. */
async function actionsText(name: string): Promise<string> {
  const text = await bundle({
    contents: `export { actions } from './src/examples/${name}/actions.ts';`,
    format: 'esm',
    minify: false,
  });
  const found = /^([\s\S]*?)export \{\s*(?:(\w+) as )?actions\s*\};\s*$/.exec(text);
  if (!found) throw new Error(`src/examples/${name}/actions.ts exports something else than actions`);
  const code = (found[1] ?? '')
    .replace(/^\/\/ src\/.*\n/gm, '')
    .replaceAll('/* @__PURE__ */ ', '')
    // Half of the indentation is enough to read, and makes an export up to a kilobyte smaller.
    .replace(/^ +/gm, (spaces) => spaces.slice(spaces.length / 2))
    .trim();
  return `(() => {\n${code}\nreturn ${found[2] ?? 'actions'};\n})()`;
}

function licensesOf(files: readonly string[]): string[] {
  const folders = [...new Set(files.map((file) => path.posix.dirname(file)))];
  return folders
    .map((folder) => path.posix.join(folder, 'OFL.txt'))
    .filter((file) => existsSync(path.join(siteDir, 'static/examples', file)));
}

async function buildExamples() {
  const examples = new Map<string, string>();
  for (const name of exampleNames()) {
    const project = await projectOf(name);
    const files = filesOf(project);
    const example = {
      version: VERSION,
      project,
      actions: await actionsText(name),
      source: await sourceText(name),
      files: [...files, ...licensesOf(files)],
    };
    examples.set(`${FOLDER}/${name}.json`, `${JSON.stringify(example, null, 1)}\n`);
  }
  return examples;
}

/** The content of all files, by path from the folder `generated`. */
export async function buildPlayout() {
  const scripts = await Promise.all(RUNTIME_KINDS.map(runtimeScript));
  // Whatever changes an export's behavior changes one of the scripts.
  const hash = createHash('sha256').update(scripts.join()).digest('hex').slice(0, 8);
  return new Map([
    ['runtime.json', `${JSON.stringify({ build: `${VERSION}+${hash}` })}\n`],
    ...RUNTIME_KINDS.map((kind, at) => [`static/${runtimePath(kind)}`, scripts[at] ?? ''] as const),
    [`${FOLDER}/lottie.js`, await lottieScript()],
    ...(await buildExamples()),
  ]);
}
