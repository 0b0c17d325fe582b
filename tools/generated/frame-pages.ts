// The page for the frame in which edited code runs, with its script inside. Its name contains the hash of its content, so a browser
// never uses an old one, and its policy allows its own script by hash and no network at all.
import { createHash } from 'node:crypto';
import { product } from '../../src/product.ts';
import { bundle } from '../shared/bundle.ts';

const hashOf = (text: string) => createHash('sha256').update(text);

function pageText(script: string): string {
  // "Content Security Policy Level 3": nothing is allowed except what these directives list.
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hashOf(script).digest('base64')}' blob:`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    'media-src data: blob:',
    ...['connect-src', 'frame-src', 'worker-src', 'object-src', 'base-uri', 'form-action'].map(
      (name) => `${name} 'none'`,
    ),
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
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
}

/** The page and the file with its address, by path from the folder `generated`. */
export async function buildFramePages(): Promise<ReadonlyMap<string, string>> {
  const bundled = await bundle({
    file: 'src/playground/sandbox/frame/main.ts',
    // The oldest browsers of the site (package.json, browserslist).
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
    banner: { js: `/*! ${product.name} playground runner, MIT License */` },
  });
  const script = bundled.trim();
  if (/<\/script|<!--/i.test(script)) throw new Error('the script of the runner page would end its element');
  const text = pageText(script);
  const runner = `runner/runner.${hashOf(text).digest('hex').slice(0, 12)}.html`;
  return new Map([
    [`static/${runner}`, text],
    ['frame-pages.json', `${JSON.stringify({ runner })}\n`],
  ]);
}
