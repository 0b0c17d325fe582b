// node src/components/Playground/rehearsal/write.mjs: writes the page in which edited actions are rehearsed to static/rehearsal,
// and removes older ones. Run it after each change of this folder or of the frame's guard.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const siteDir = fileURLToPath(new URL('../../../..', import.meta.url));
/** The oldest browsers of the site (package.json, browserslist). */
const TARGET = ['chrome109', 'edge109', 'firefox115', 'safari16.4'];
const SOURCES = 'src/components/Playground/rehearsal';
const NAME_FILE = 'src/components/Playground/core/rehearsal-file.ts';

/** Where the page is. */
export const FOLDER = 'static/rehearsal';

/**
 * @param {string} name
 * @param {Record<string, string>} define
 */
async function bundle(name, define = {}) {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDir, SOURCES, name)],
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    charset: 'ascii',
    legalComments: 'none',
    logLevel: 'error',
    target: TARGET,
    define,
  });
  return outputFiles[0].text.trim();
}

/**
 * What the page and its worker are allowed to do. Unlike the runner page, it can start a worker, so edited code
 * never runs in the page itself, where it could start workers without a guard.
 * @param {string} script
 */
const policy = (script) =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' blob:`,
    'worker-src blob:',
    "connect-src 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** @param {string} script */
const page = (script) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(script)}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>Rehearsal of edited templates</title>
</head>
<body>
<script>${script}</script>
</body>
</html>
`;

/** The files, by path from the project's folder, with their content. */
export async function buildRehearsal() {
  const worker = await bundle('worker.ts');
  const script = await bundle('main.ts', { REHEARSAL_WORKER: JSON.stringify(worker) });
  if (/<\/script|<!--/i.test(script)) throw new Error('the script of the rehearsal would end its element');
  const text = page(script);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return new Map([
    [`${FOLDER}/rehearsal.${hash}.html`, text],
    [
      NAME_FILE,
      `// Written by src/components/Playground/rehearsal/write.mjs.\n\n/** Address of the rehearsal page, from the site's base address. */\nexport const REHEARSAL_FILE = 'rehearsal/rehearsal.${hash}.html';\n`,
    ],
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const made = await buildRehearsal();
  mkdirSync(path.join(siteDir, FOLDER), { recursive: true });
  for (const name of readdirSync(path.join(siteDir, FOLDER)))
    if (!made.has(`${FOLDER}/${name}`)) rmSync(path.join(siteDir, FOLDER, name));
  for (const [file, text] of made) writeFileSync(path.join(siteDir, file), text);
}
