// Runs a command from tools/ and prepares what it needs: node scripts/run.mjs site/start [arguments]. Without
// a command, it only makes what's missing or stale in the folder `generated`.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { folderProblem } from './folder.mjs';
import { ensureInstalled } from './install.mjs';
import { thisNodeProblem } from './node-version.mjs';

const [tool, ...rest] = process.argv.slice(2);
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const problem =
  thisNodeProblem() ??
  folderProblem(process.cwd()) ??
  (tool === undefined ? null : ensureInstalled(process.cwd()));
if (problem !== null) {
  process.stderr.write(`\nkeyfill-docs: ${problem}\n`);
  process.exit(1);
}
// Imported here, because the preparation above may have just installed it.
await import('tsx');
// A command that another one starts has everything already.
if (process.env.KEYFILL_PREPARED === undefined) {
  const { ensureGenerated } = await import('../tools/generated/ensure.mts');
  await ensureGenerated();
  process.env.KEYFILL_PREPARED = 'yes';
}
if (tool !== undefined) {
  const file = fileURLToPath(new URL(`../tools/${tool}.mts`, import.meta.url));
  process.argv = [process.argv[0], file, ...rest];
  await import(pathToFileURL(file).href);
}
