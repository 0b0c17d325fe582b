// npm run build: builds the site and makes it ready for its host; with --compress it also writes compressed files. One process
// does all of it, so that the later commands don't have to load Docusaurus and the plugins again.
// Imports the two commands themselves, because an import of all commands loads the server of `npm start`, too.
import { build } from '@docusaurus/core/lib/commands/build.js';
import { externalCommand } from '@docusaurus/core/lib/commands/external.js';
import commander, { type CommanderStatic } from 'commander';
import { siteDir } from '../shared/site-dir.ts';
import { writeShipped } from './shipped-packages.ts';

process.chdir(siteDir);
const commands = ['deliver'];
if (process.argv.includes('--compress')) commands.push('compress');
// Only if this is the command does Docusaurus 3.1.1 end after an error in the scripts for browsers. Otherwise the build never ends.
process.argv.splice(2, 0, 'build');
// A Docusaurus switch. Minified documents are only 0.7 to 0.9 kB smaller after Brotli, but minifying them
// takes a third of a large build.
process.env['SKIP_HTML_MINIFICATION'] ??= 'true';
// Another one. The other minifier, clean-css, changes the order of rules and doesn't know that `border` resets `border-block-end`.
process.env['USE_SIMPLE_CSS_MINIFIER'] ??= 'true';
try {
  await build(siteDir, {}, false);
  for (const command of commands) {
    const cli = new commander.Command();
    // It only adds commands to the program, as it does for any other command.
    await externalCommand(cli as CommanderStatic);
    await cli.parseAsync(['node', 'docusaurus', command]);
  }
  await writeShipped();
  process.exit(0);
} catch (error) {
  // Including its causes: the framework's message alone doesn't say what's wrong.
  console.error(error);
  process.exit(1);
}
