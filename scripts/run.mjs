// Runs a command from tools/ and prepares everything that it needs: node scripts/run.mjs site/start
// [arguments]
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { thisNodeProblem } from './node-version.mjs';

const [tool, ...rest] = process.argv.slice(2);
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const problem = thisNodeProblem() ?? ensureInstalled(process.cwd());
if (problem !== null) {
  process.stderr.write(`\nkeyfill-docs: ${problem}\n`);
  process.exit(1);
}
const file = fileURLToPath(new URL(`../tools/${tool}.mts`, import.meta.url));
process.argv = [process.argv[0], file, ...rest];
// Imported here, because the preparation above may have just installed it.
await import('tsx');
await import(pathToFileURL(file).href);
