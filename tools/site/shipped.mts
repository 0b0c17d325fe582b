// npm run shipped: writes SHIPPED.md, the list of third-party code and fonts that visitors load. It builds
// the site again with source maps, which show where each byte of a bundle comes from.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';

const { runTool } = await import('../shared/run.ts');
const { fontsOf, packageBytes, readPackages, shippedPage, workerBytes } =
  await import('./shipped-packages.ts');

const outDir = 'node_modules/.cache/shipped';
log('building the site with source maps …');
const code = await runTool('docusaurus', ['build', '--out-dir', outDir], {
  env: { KEYFILL_SOURCE_MAPS: '1' },
});
if (code !== 0) fail('the site does not build.');
const folder = path.join(siteDir, outDir);
const page = shippedPage({
  packages: readPackages(`${folder}-delivery/packages.json`),
  bytes: packageBytes(folder),
  worker: await workerBytes(),
  fonts: fontsOf(),
});
writeFileSync(path.join(siteDir, 'SHIPPED.md'), page);
for (const one of [folder, `${folder}-delivery`]) rmSync(one, { recursive: true, force: true });
log('wrote SHIPPED.md');
