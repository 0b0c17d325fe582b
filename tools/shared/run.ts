import type { StdioOptions } from 'node:child_process';
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { siteDir } from './site-dir.ts';

/** Script files of the tools, so that no shell and no `npx` stands between. */
export const tools = {
  build: 'scripts/run.mjs',
  docusaurus: 'node_modules/@docusaurus/core/bin/docusaurus.mjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
};

type Tool = keyof typeof tools;

/** What comes before the arguments of a tool. */
const firstArgs: Partial<Record<Tool, readonly string[]>> = { build: ['site/build'] };

/** What Node is told for a tool. A build makes much that lives for a moment: with this room, megabytes, it collects less often. */
const nodeFlags: Partial<Record<Tool, readonly string[]>> = { build: ['--max-semi-space-size=128'] };

/**
 * Arguments of Node for a tool.
 * @param folder - the site's by default
 */
export const nodeArgs = (tool: Tool, folder: string = siteDir): string[] => [
  ...(nodeFlags[tool] ?? []),
  path.join(folder, tools[tool]),
  ...(firstArgs[tool] ?? []),
];

interface RunOptions {
  env?: Record<string, string>;
  cwd?: string;
}

const start = (tool: Tool, args: readonly string[], options: RunOptions, stdio: StdioOptions) =>
  spawn(process.execPath, [...nodeArgs(tool), ...args], {
    cwd: options.cwd ?? siteDir,
    // Docusaurus asks the network for a newer version of itself otherwise.
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', ...options.env },
    stdio,
  });

const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

/**
 * Runs one tool with its output shown.
 * @returns its exit code
 */
export const runTool = (tool: Tool, args: readonly string[], options: RunOptions = {}): Promise<number> =>
  exitOf(start(tool, args, options, ['ignore', 'inherit', 'inherit']));

/** Runs one tool and keeps its output. */
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
