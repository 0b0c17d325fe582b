import { readFileSync } from 'node:fs';

/**
 * Compares a Node version with the `engines` of package.json.
 * @param {string} version such as `20.11.1`
 * @param {string} engines such as `^20.19 || >=24`
 * @returns {string | null} what is wrong and how to fix it, or null
 * @internal Tests ask about other versions than their own.
 */
export function nodeProblem(version, engines) {
  const [major, minor] = version.split('.').map(Number);
  const accepts = (range) => {
    const [, sign, from, least = 0] = /^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(range.trim());
    return (major === Number(from) && minor >= Number(least)) || (sign === '>=' && major > Number(from));
  };
  if (engines.split('||').some(accepts)) return null;
  const needed = engines.replaceAll('^', '').replaceAll(' ||', ',');
  return (
    `Node ${version} doesn't work here: the packages of this project need Node ${needed}. Install ` +
    'a long-term release from nodejs.org or with your version manager, then run the command again.'
  );
}

export function thisNodeProblem() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return nodeProblem(process.versions.node, engines.node);
}
