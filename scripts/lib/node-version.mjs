import { readFileSync } from 'node:fs';

/**
 * Compares a Node version with the `engines` of package.json.
 * @param {string} version such as `20.11.1`
 * @param {string} engines such as `>=20.0`
 * @returns {string | null} what is wrong and how to mend it, or null
 */
export function nodeProblem(version, engines) {
  const needed = Number(/\d+/.exec(engines)?.[0]);
  if (Number.parseInt(version, 10) >= needed) return null;
  return `Node ${version} is too old: this project needs Node ${needed} or newer. Install it from nodejs.org or with your version manager, then run the command again.`;
}

export function thisNodeProblem() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return nodeProblem(process.versions.node, engines.node);
}
