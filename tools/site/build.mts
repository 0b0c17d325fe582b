// npm run build: builds the site and makes it ready for its host; with --compress it also writes compressed files. One process
// does all of it, so that the later commands need not load Docusaurus and the plugins again.
// The two commands by themselves: with all of them comes the server of `npm start`.
import { build } from '@docusaurus/core/lib/commands/build.js';
import { externalCommand } from '@docusaurus/core/lib/commands/external.js';
import commander, { type CommanderStatic } from 'commander';
import { siteDir } from '../shared/site-dir.ts';

process.chdir(siteDir);
const commands = ['deliver'];
if (process.argv.includes('--compress')) {
  commands.push('compress');
  // So that it begins while the site is built.
  process.env['KEYFILL_COMPRESS'] = 'yes';
}
try {
  await build(siteDir, {}, false);
  for (const command of commands) {
    const cli = new commander.Command();
    // It only adds commands to it, as to any other command.
    await externalCommand(cli as CommanderStatic);
    await cli.parseAsync(['node', 'docusaurus', command]);
  }
  process.exit(0);
} catch (error) {
  // With all that it is caused by; the framework's message alone does not say what is wrong.
  console.error(error);
  process.exit(1);
}
