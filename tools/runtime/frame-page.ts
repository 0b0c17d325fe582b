// Pages for frames in which edited code runs: committed files with their script inside. The name of each contains the hash of
// its content, so a browser never uses an old one, and its policy allows its own script by hash and no network at all.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { siteDir } from '../shared/site-dir.ts';

/** The oldest browsers of the site (package.json, browserslist). */
const TARGET = ['chrome109', 'edge109', 'firefox115', 'safari16.4'];

/** Bundles a script for these pages. */
export async function bundleForFrame(file: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(siteDir, file)],
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
    target: TARGET,
    ...options,
  });
  return outputFiles?.[0]?.text.trim() ?? '';
}

/** The differences between the pages. */
interface FramePage {
  /** The name of the file, and of its folder in `static`. */
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

/** The folder of the page with this name. */
export const folderOf = (name: string): string => `static/${name}`;

/** Returns the page and the module with its address, by path from the site's folder. */
export function framePageFiles(page: FramePage): ReadonlyMap<string, string> {
  const { name, script } = page;
  if (/<\/script|<!--/i.test(script)) throw new Error(`the script of the ${name} page would end its element`);
  const text = pageText(page);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return new Map([
    [`${folderOf(name)}/${name}.${hash}.html`, text],
    [
      `src/playground/sandbox/${name}-file.ts`,
      `// Written by npm run runner.\n\n/** Address of the ${name} page, from the site's base address. */\nexport const ${name.toUpperCase()}_FILE = '${name}/${name}.${hash}.html';\n`,
    ],
  ]);
}
