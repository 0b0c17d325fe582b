import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync, type Zippable, type ZipOptions } from 'fflate';

/** What the archive says of itself. */
export const readme = `Serve the folder "site" with any static web server at the top of an address, e.g.: python3 -m http.server 8000 --directory site
Nothing in it needs the internet; only links that readers follow to other sites do.
Let browsers ask for pages and search-index-*.json at each visit; files in assets/ change their names with their content and may be kept.
`;

/** For hosts of the internet only, or twins of files that are there. */
const leftOut = /^_(?:headers|redirects)$|\.(?:br|gz)$/;

/**
 * Where a file of the built site goes in the archive: `user-guide/faq.html` → `user-guide/faq/index.html`.
 * The simplest servers know no address without ending, but all of them know the index of a folder, and lead `/user-guide/faq`
 * to it.
 * @param file - with forward slashes
 */
export function archivePath(file: string) {
  const isPage = file.endsWith('.html') && !/(?:^|\/)index\.html$/.test(file) && file !== '404.html';
  // A page with a hash in its name is a file: a frame asks for it by its whole name.
  return isPage && !/\.[0-9a-f]{8,}\.html$/.test(file)
    ? `${file.slice(0, -'.html'.length)}/index.html`
    : file;
}

/**
 * Packs a built site.
 * @returns a zip archive, the same for the same files
 */
export function packSite(folder: string): { bytes: Uint8Array; files: number } {
  const entries: Zippable = { 'README.txt': [strToU8(readme), options()] };
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const full of found) {
    const file = path.relative(folder, full).split(path.sep).join('/');
    if (leftOut.test(file)) continue;
    const place = `site/${archivePath(file)}`;
    if (entries[place] !== undefined) throw new Error(`Two files of the site want to be ${place}.`);
    const isPacked = /\.(?:png|webp|woff2)$/.test(file);
    entries[place] = [new Uint8Array(readFileSync(full)), options(isPacked ? 0 : 9)];
  }
  return { bytes: zipSync(entries), files: Object.keys(entries).length };
}

/** The oldest day that the format knows: an archive is not to differ because it was made later. */
function options(level: ZipOptions['level'] = 9): ZipOptions {
  return { level, mtime: new Date(1980, 0, 1) };
}
