import { rmSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '../shared/run.ts';
import { siteDir } from '../shared/site-dir.ts';
import { bytesOf, filesBelow, kB, type Report } from './lib/figures.ts';

async function timedBuild(...options: readonly string[]): Promise<string> {
  const started = performance.now();
  const code = await runTool('build', options);
  if (code !== 0) throw new Error('The site does not build; see the lines above.');
  return ((performance.now() - started) / 1000).toFixed(1);
}

function clearCaches(): void {
  for (const cache of ['webpack', 'memo'])
    rmSync(path.join(siteDir, 'node_modules/.cache', cache), { recursive: true, force: true });
}

/**
 * Measures build time, cold and warm, and the size of the build. `pages` measures what a reader's browser
 * downloads.
 */
export default async function measureBuild(report: Report): Promise<void> {
  clearCaches();
  report('build, index and compression, cold cache', `${await timedBuild('--compress')} s`, '33 s');
  report('build, index and compression, warm cache', `${await timedBuild('--compress')} s`, '9 s');
  clearCaches();
  report('build without compression, cold cache', `${await timedBuild()} s`);
  report('build without compression, warm cache', `${await timedBuild()} s`);

  const files = filesBelow(path.join(siteDir, 'build'));
  report('built site', `${files.length} files, ${kB(bytesOf(files))}`);
}
