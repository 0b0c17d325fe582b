// npm run build: builds the site and makes it ready for its host. One process does both, so that the second command need not
// load Docusaurus and the plugins again.
import { build, externalCommand } from '@docusaurus/core/lib/index.js';
import commander from 'commander';
import { siteDir } from './lib/site-dir.mjs';

process.chdir(siteDir);
try {
  await build(siteDir, {}, false);
  const cli = new commander.Command();
  await externalCommand(cli);
  await cli.parseAsync(['node', 'docusaurus', 'deliver']);
  process.exit(0);
} catch (error) {
  // With all that it is caused by; the framework's message alone does not say what is wrong.
  console.error(error);
  process.exit(1);
}
