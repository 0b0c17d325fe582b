// npm run shipped: writes SHIPPED.md, the list of third-party code and fonts that visitors load, from the built site.
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';
import { packagesFile, shippedPage } from './shipped-packages.ts';

if (!existsSync(packagesFile)) fail('there is no built site yet: run "npm run build" first.');
writeFileSync(path.join(siteDir, 'SHIPPED.md'), await shippedPage());
log('wrote SHIPPED.md');
