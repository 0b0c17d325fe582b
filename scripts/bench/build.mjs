import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { runTool } from '../lib/run.mjs';
import { siteDir } from '../lib/site-dir.mjs';

async function timedBuild() {
  const started = performance.now();
  const code = await runTool('build', []);
  if (code !== 0) throw new Error('The site does not build; see the lines above.');
  return ((performance.now() - started) / 1000).toFixed(1);
}

/** Build time, cold and warm, and what a reader of a docs page is sent. */
export default async function measureBuild(report) {
  rmSync(path.join(siteDir, 'node_modules/.cache/webpack'), { recursive: true, force: true });
  report('build, cold cache', `${await timedBuild()} s`);
  report('build, warm cache', `${await timedBuild()} s`);

  const build = path.join(siteDir, 'build');
  const files = readdirSync(build, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
  report('built site', `${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`);

  const html = readFileSync(path.join(build, 'user-guide/elements/text.html'), 'utf8');
  const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map((match) => match[1]);
  const brotli = scripts.map((src) => brotliCompressSync(readFileSync(path.join(build, src))).length);
  report(
    'scripts named by a docs page, brotli',
    `${(brotli.reduce((a, b) => a + b, 0) / 1024).toFixed(1)} KB in ${scripts.length}`,
  );
}
