import { spawn } from 'node:child_process';
import path from 'node:path';
import { siteDir } from './site-dir.mjs';

/** Script files of the tools, so that no shell and no `npx` stands between. */
export const tools = {
  docusaurus: 'node_modules/@docusaurus/core/bin/docusaurus.mjs',
  eslint: 'node_modules/eslint/bin/eslint.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/**
 * Runs one tool with its output shown.
 * @param {keyof typeof tools} tool
 * @param {readonly string[]} args
 * @param {{env?: Record<string, string>, cwd?: string}} [options]
 * @returns {Promise<number>} its exit code
 */
export function runTool(tool, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(siteDir, tools[tool]), ...args], {
      cwd: options.cwd ?? siteDir,
      // Docusaurus asks the network for a newer version of itself otherwise.
      env: { ...process.env, NO_UPDATE_NOTIFIER: '1', ...options.env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
