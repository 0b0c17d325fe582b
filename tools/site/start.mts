// npm start: installs missing packages and previews the site. Arguments are passed on to `docusaurus start`.
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';
import { spawnPreview } from './start-preview.ts';

log('starting the preview; stop it with Ctrl+C');
const child = spawnPreview(siteDir, process.argv.slice(2), 'inherit');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 0));
