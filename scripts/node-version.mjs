import { readFileSync } from 'node:fs';

const numbersOf = (text) => (/(\d+)\.(\d+)/.exec(text) ?? []).slice(1).map(Number);

/**
 * Compares a Node version with the `engines` of package.json.
 * @param {string} version such as `20.11.1`
 * @param {string} engines such as `>=20.19`
 * @returns {string | null} what is wrong and how to fix it, or null
 */
function nodeProblem(version, engines) {
  const [major, minor] = numbersOf(version);
  const [neededMajor, neededMinor] = numbersOf(engines);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return null;
  const needed = `${neededMajor}.${neededMinor}`;
  return `Node ${version} is too old: this project needs Node ${needed} or newer. Install it from nodejs.org or with your version manager, then run the command again.`;
}

export function thisNodeProblem() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return nodeProblem(process.versions.node, engines.node);
}
