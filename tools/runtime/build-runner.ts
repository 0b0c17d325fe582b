// The runner page of the playground, as a committed file under static/runner: one page with its script in it, whose name
// carries the hash of its content, so that a browser never has an old one. Its own policy allows that script by hash and
// modules by blob address, and no network at all.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';
import { siteDir } from '../shared/site-dir.ts';

/** The oldest browsers of the site (package.json, browserslist). */
const TARGET = ['chrome109', 'edge109', 'firefox115', 'safari16.4'];
const ENTRY = 'src/components/Playground/frame/main.ts';
const NAME_FILE = 'src/components/Playground/core/runner-file.ts';

/** Where the runner pages lie. */
export const FOLDER = 'static/runner';

async function runnerScript() {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDir, ENTRY)],
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
    target: TARGET,
    banner: { js: '/*! Keyfill playground runner, MIT License */' },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** What the page may do, after its script: see "Sandbox" in standards of Content Security Policy Level 3. */
const policy = (script: string) =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' blob:`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    'media-src data: blob:',
    "connect-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** The page; the policy stands before everything that it rules. */
const page = (script: string) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(script)}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>Runner of edited templates</title>
<style>html, body { margin: 0; background: transparent; overflow: hidden; } * { forced-color-adjust: none; }</style>
</head>
<body>
<script>${script}</script>
</body>
</html>
`;

/** The files, by path from the project's folder, with the text that is to stand in them. */
export async function buildRunner() {
  const script = await runnerScript();
  if (/<\/script|<!--/i.test(script)) throw new Error('the script of the runner would end its element');
  const text = page(script);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return new Map([
    [`${FOLDER}/runner.${hash}.html`, text],
    [
      NAME_FILE,
      `// Written by npm run runner.\n\n/** Address of the runner page, from the site's base address. */\nexport const RUNNER_FILE = 'runner/runner.${hash}.html';\n`,
    ],
  ]);
}
