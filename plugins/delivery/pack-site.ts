import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync, type Zippable, type ZipOptions } from 'fflate';
import { linkSheet } from '../offline/link-sheet.ts';
import { builtFiles } from './built-files.ts';
import { hostFileNames } from './host-files.ts';

const readme =
  'Serve the folder "site" with any static web server at the top of an address, e.g.: ' +
  'python3 -m http.server 8000 --directory site\n' +
  'Nothing in it needs the internet; only links that readers follow to other sites do.\n' +
  'Let browsers ask for pages and search-index-*.json at each visit; ' +
  'files in assets/ change their names with their content and may be kept.\n';

/** Returns `faq/index.html` for `faq.html`: the simplest servers don't add extensions, but find an index. */
function archivePath(file: string) {
  const isPage = file.endsWith('.html') && !/(?:^|\/)index\.html$/.test(file) && file !== '404.html';
  // A page with a hash in its name stays a file, because a frame requests it by its full name.
  return isPage && !/\.[0-9a-f]{8,}\.html$/.test(file)
    ? `${file.slice(0, -'.html'.length)}/index.html`
    : file;
}

/** Packs a built site into a ZIP archive, which is always the same for the same files. */
export function packSite(folder: string): { bytes: Uint8Array; files: number } {
  const entries: Zippable = { 'README.txt': [strToU8(readme), options()] };
  for (const file of builtFiles(folder).filter((one) => !hostFileNames.some((name) => name === one))) {
    const place = `site/${archivePath(file)}`;
    if (entries[place] !== undefined) throw new Error(`Two files of the site want to be ${place}.`);
    const isPacked = /\.(?:png|webp|woff2)$/.test(file);
    const content = readFileSync(path.join(folder, file));
    const bytes = file.endsWith('.html') ? strToU8(linkSheet(content.toString())) : new Uint8Array(content);
    entries[place] = [bytes, options(isPacked ? 0 : 9)];
  }
  return { bytes: zipSync(entries), files: Object.keys(entries).length };
}

/** The earliest date that the format supports, because the time of packing must not change the archive. */
const options = (level: ZipOptions['level'] = 9): ZipOptions => ({ level, mtime: new Date(1980, 0, 1) });
