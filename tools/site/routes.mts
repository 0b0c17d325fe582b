// npm run routes: writes the list of all addresses of the site, which tests compare with the build.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';
import { readRoutes, ROUTES_FILE } from './route-list.ts';

writeFileSync(path.join(siteDir, ROUTES_FILE), `${JSON.stringify(await readRoutes(), null, 1)}\n`);
log(`wrote ${ROUTES_FILE}`);
