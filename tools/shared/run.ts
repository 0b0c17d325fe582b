import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import path from 'node:path';
import { siteDir } from './site-dir.ts';

/** The tools' script files, started without a shell or `npx`, each with its first argument if it has one. */
const tools = {
  build: 'scripts/run.mjs site/build',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  docusaurus: 'node_modules/@docusaurus/core/bin/docusaurus.mjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  fixtures: 'scripts/run.mjs site/fixtures',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
};

type Tool = keyof typeof tools;

/** Node's options for a build: fewer garbage collections, at the best times (`bundle/one-by-one.ts`). */
const BUILD_FLAGS = ['--max-semi-space-size=32', '--expose-gc'];

/** Node's arguments for a tool, which is in the site's folder by default. */
export function nodeArgs(tool: Tool, folder: string = siteDir): string[] {
  const [file = '', ...first] = tools[tool].split(' ');
  return [...(tool === 'build' ? BUILD_FLAGS : []), path.join(folder, file), ...first];
}

interface RunOptions {
  env?: Record<string, string>;
  cwd?: string;
}

const start = (tool: Tool, args: readonly string[], options: RunOptions, stdio: StdioOptions) =>
  spawn(process.execPath, [...nodeArgs(tool), ...args], {
    cwd: options.cwd ?? siteDir,
    // Otherwise, Docusaurus checks online for a newer version of itself.
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', ...options.env },
    stdio,
  });

const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

/** Runs a tool and shows its output. */
export const runTool = (tool: Tool, args: readonly string[], options: RunOptions = {}): Promise<number> =>
  exitOf(start(tool, args, options, ['ignore', 'inherit', 'inherit']));

/** Runs a tool and returns its output. */
export async function readTool(
  tool: Tool,
  args: readonly string[],
  options: RunOptions = {},
): Promise<{ code: number; output: string }> {
  const child = start(tool, args, options, ['ignore', 'pipe', 'pipe']);
  const texts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => void texts.push(text));
  const code = await exitOf(child);
  return { code, output: Buffer.concat(texts).toString() };
}
