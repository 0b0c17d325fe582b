import { spawn } from 'node:child_process';
import path from 'node:path';
import { siteDir } from './site-dir.mjs';

/** Script files of the tools, so that no shell and no `npx` stands between. */
export const tools = {
  build: 'scripts/build.mjs',
  docusaurus: 'node_modules/@docusaurus/core/bin/docusaurus.mjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/** What Node is told for a tool. A build makes much that lives for a moment: with this room, megabytes, it collects less often. */
const nodeFlags = { build: ['--max-semi-space-size=128'] };

/**
 * Arguments of Node for a tool.
 * @param {keyof typeof tools} tool
 * @param {string} [folder] the site's by default
 * @returns {string[]}
 */
export const nodeArgs = (tool, folder = siteDir) => [
  ...(nodeFlags[tool] ?? []),
  path.join(folder, tools[tool]),
];

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] added to the environment
 * @property {string} [cwd] the site's folder by default
 */

/**
 * @param {keyof typeof tools} tool
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @param {import('node:child_process').StdioOptions} stdio
 */
const start = (tool, args, options, stdio) =>
  spawn(process.execPath, [...nodeArgs(tool), ...args], {
    cwd: options.cwd ?? siteDir,
    // Docusaurus asks the network for a newer version of itself otherwise.
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', ...options.env },
    stdio,
  });

/** @returns {Promise<number>} */
const exitOf = (child) =>
  new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

/**
 * Runs one tool with its output shown.
 * @param {keyof typeof tools} tool
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export const runTool = (tool, args, options = {}) =>
  exitOf(start(tool, args, options, ['ignore', 'inherit', 'inherit']));

/**
 * Runs one tool and keeps its output.
 * @param {keyof typeof tools} tool
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{code: number, output: string}>}
 */
export async function readTool(tool, args, options = {}) {
  const child = start(tool, args, options, ['ignore', 'pipe', 'pipe']);
  const texts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => texts.push(text));
  const code = await exitOf(child);
  return { code, output: Buffer.concat(texts).toString() };
}
