// npm run pack [folder]: packs the built site into one archive for a closed network,
// keyfill-docs-<version>.zip, in this folder or another.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';

const folder = path.join(siteDir, 'build');
if (!existsSync(path.join(folder, 'index.html')))
  fail('there is no built site yet: run "npm run build" first.');
const { packSite } = await import('./pack-site.ts');
const { version } = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8'));
const name = `keyfill-docs-${version}.zip`;
const { bytes, files } = packSite(folder);
writeFileSync(path.join(path.resolve(siteDir, process.argv[2] ?? ''), name), bytes);
log(`${name}: ${files} files, ${(bytes.length / 1e6).toFixed(1)} MB`);
