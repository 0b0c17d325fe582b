// npm run pack [folder]: packs the built site as keyfill-docs-<version>-<commit>.zip for closed networks.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deliveryDir } from '../../plugins/delivery/deliver.ts';
import { fail, log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';
import { packSite } from '../../plugins/delivery/pack-site.ts';
import { archiveName } from './release.ts';

const folder = path.join(siteDir, 'build');
const commitFile = path.join(deliveryDir(folder), 'commit.txt');
// The build writes it last.
if (!existsSync(commitFile)) fail('there is no built site yet: run "npm run build" first.');
const { version } = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8'));
const name = archiveName(version, readFileSync(commitFile, 'utf8').trim());
const { bytes, files } = packSite(folder);
writeFileSync(path.join(path.resolve(siteDir, process.argv[2] ?? ''), name), bytes);
log(`${name}: ${files} files, ${(bytes.length / 1e6).toFixed(1)} MB`);
