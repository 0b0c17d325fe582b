import { ensureInstalled } from './install.mjs';
import { thisNodeProblem } from './node-version.mjs';
import { fail } from './say.mjs';
import { siteDir } from './site-dir.mjs';

/** What every command of the README needs first: a Node that is new enough and the packages of the lockfile. */
export function prepare() {
  const problem = thisNodeProblem() ?? ensureInstalled(siteDir);
  if (problem !== null) fail(problem);
}
