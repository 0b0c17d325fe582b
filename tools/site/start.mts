// npm start: installs missing packages and previews the site. Arguments are passed on to `docusaurus start`.
import { createInterface } from 'node:readline/promises';
import { isFree, nextFree } from '../shared/free-port.ts';
import { fail, log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';
import { spawnPreview } from './start-preview.ts';

const args = process.argv.slice(2);
const [, wanted = process.env['PORT'] ?? '3000'] =
  /(?:^|\s)(?:--port|-p)[= ]?(\d+)/.exec(args.join(' ')) ?? [];
const port = Number(wanted);
// Asked here, because the framework would ask only after it has loaded the site.
if (!(await isFree(port))) {
  const other = await nextFree(port + 1);
  const problem = `port ${port} is taken, maybe by another preview`;
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    fail(`${problem}. Stop that program, or run: npm start -- --port ${other}`);
  const terminal = createInterface(process.stdin, process.stdout);
  const answer = await terminal.question(`keyfill-docs: ${problem}. Use port ${other} instead? [Y/n] `);
  terminal.close();
  if (/^n/i.test(answer.trim())) process.exit(1);
  // The last one counts.
  args.push('--port', String(other));
}

log('starting the preview; stop it with Ctrl+C');
const child = spawnPreview(siteDir, args, 'inherit');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 0));
