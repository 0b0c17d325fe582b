// npm run build: builds the site and makes it ready for its host; with --compress it also writes compressed
// files. Imports the command itself: an import of all commands also loads the server of `npm start`.
import path from 'node:path';
import { build } from '@docusaurus/core/lib/commands/build.js';
import { siteDir } from '../shared/site-dir.ts';
import { finishBuild } from './finish-build.ts';

process.chdir(siteDir);
const isCompressed = process.argv.includes('--compress');
// Docusaurus 3.1.1 ends after an error in browsers' scripts only if this is the command, otherwise never.
process.argv.splice(2, 0, 'build');
// A Docusaurus switch: minifying takes a third of a large build and only saves 0.7 to 0.9 kB after Brotli.
process.env['SKIP_HTML_MINIFICATION'] ??= 'true';
// Another one. clean-css changes the order of rules and doesn't know that `border` resets `border-block-end`.
process.env['USE_SIMPLE_CSS_MINIFIER'] ??= 'true';
try {
  await build(siteDir, {}, false);
  await finishBuild(path.join(siteDir, 'build'), isCompressed);
  process.exit(0);
} catch (error) {
  // Includes the causes, because the framework's message alone doesn't explain what's wrong.
  console.error(error);
  process.exit(1);
}
