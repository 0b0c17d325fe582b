// Pages in which edited code runs. Names contain a hash, and policies allow their script and no network.
import { createHash } from 'node:crypto';
import type { BuildOptions } from 'esbuild';
import { bundle } from '../shared/bundle.ts';
import { product } from '../../src/product.ts';

/** The oldest browsers of the site (package.json, browserslist). */
const TARGET = ['chrome109', 'edge109', 'firefox115', 'safari16.4'];

const bundleForFrame = async (file: string, options: BuildOptions = {}): Promise<string> =>
  (await bundle({ file, target: TARGET, ...options })).trim();

/** The differences between the pages. */
interface FramePage {
  readonly name: string;
  readonly title: string;
  readonly script: string;
  /** Policy directives, in addition to those that forbid network access. */
  readonly allowed: readonly string[];
  /** Elements after the title. */
  readonly head?: string;
}

function pageText({ title, script, allowed, head = '' }: FramePage): string {
  // "Content Security Policy Level 3": nothing is allowed except what these directives list.
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' blob:`,
    ...allowed,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${title}</title>${head === '' ? '' : `\n${head}`}
</head>
<body>
<script>${script}</script>
</body>
</html>
`;
}

/** Returns the page's address, from the site's base address, and its text. */
function finish(page: FramePage): { readonly address: string; readonly text: string } {
  const { name, script } = page;
  if (/<\/script|<!--/i.test(script)) throw new Error(`the script of the ${name} page would end its element`);
  const text = pageText(page);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { address: `${name}/${name}.${hash}.html`, text };
}

/** The page that runs edited templates. */
const buildRunner = async () =>
  finish({
    name: 'runner',
    title: 'Runner of edited templates',
    script: await bundleForFrame('src/playground/sandbox/frame/main.ts', {
      banner: { js: `/*! ${product.name} playground runner, MIT License */` },
    }),
    allowed: [
      "style-src 'unsafe-inline'",
      'img-src data: blob:',
      'font-src data:',
      'media-src data: blob:',
      "connect-src 'none'",
      "frame-src 'none'",
      "worker-src 'none'",
    ],
    head:
      '<style>html, body { margin: 0; background: transparent; overflow: hidden; } ' +
      '* { forced-color-adjust: none; }</style>',
  });

/** Rehearses edited actions in a worker, because in the page itself they could start unguarded workers. */
async function buildRehearsal() {
  const sources = 'src/playground/sandbox/rehearsal';
  const worker = await bundleForFrame(`${sources}/worker.ts`, { charset: 'ascii' });
  return finish({
    name: 'rehearsal',
    title: 'Rehearsal of edited templates',
    script: await bundleForFrame(`${sources}/main.ts`, {
      charset: 'ascii',
      define: { REHEARSAL_WORKER: JSON.stringify(worker) },
    }),
    allowed: ['worker-src blob:', "connect-src 'none'", "frame-src 'none'"],
  });
}

/** Both pages and the file with their addresses, by path from the folder `generated`. */
export async function buildFramePages(): Promise<ReadonlyMap<string, string>> {
  const [runner, rehearsal] = await Promise.all([buildRunner(), buildRehearsal()]);
  return new Map([
    [`static/${runner.address}`, runner.text],
    [`static/${rehearsal.address}`, rehearsal.text],
    ['frame-pages.json', `${JSON.stringify({ runner: runner.address, rehearsal: rehearsal.address })}\n`],
  ]);
}
