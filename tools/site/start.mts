// npm start: installs missing packages and previews the site. Arguments are passed on to `docusaurus start`.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';

log('starting the preview; stop it with Ctrl+C');
const cli = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const child = spawn(process.execPath, [cli, 'start', ...process.argv.slice(2)], {
  cwd: siteDir,
  stdio: 'inherit',
  // Otherwise, Docusaurus checks online for a newer version of itself.
  env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 0));
