// npm run build: builds the site and makes it ready for its host. One process does both, so that the second command need not
// load Docusaurus and the plugins again.
// The two commands by themselves: with all of them comes the server of `npm start`.
import { build } from '@docusaurus/core/lib/commands/build.js';
import { externalCommand } from '@docusaurus/core/lib/commands/external.js';
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
