import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync, type Zippable, type ZipOptions } from 'fflate';

/** The archive's text about itself. */
const readme = `Serve the folder "site" with any static web server at the top of an address, e.g.: python3 -m http.server 8000 --directory site
Nothing in it needs the internet; only links that readers follow to other sites do.
Let browsers ask for pages and search-index-*.json at each visit; files in assets/ change their names with their content and may be kept.
`;

/** Files that are only for hosts on the internet, or copies of other files. */
const leftOut = /^_(?:headers|redirects)$|\.(?:br|gz)$/;

/**
 * Returns a file's path in the archive: `user-guide/faq.html` → `user-guide/faq/index.html`. The simplest
 * servers don't support addresses without an extension, but all of them serve a folder's index and redirect
 * `/user-guide/faq` to it.
 * @param file - with forward slashes
 */
function archivePath(file: string) {
  const isPage = file.endsWith('.html') && !/(?:^|\/)index\.html$/.test(file) && file !== '404.html';
  // A page with a hash in its name stays a file, because a frame requests it by its full name.
  return isPage && !/\.[0-9a-f]{8,}\.html$/.test(file)
    ? `${file.slice(0, -'.html'.length)}/index.html`
    : file;
}

/**
 * Packs a built site.
 * @returns a ZIP archive, always the same for the same files
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

/** The earliest date that the format supports, because the time of packing must not change the archive. */
function options(level: ZipOptions['level'] = 9): ZipOptions {
  return { level, mtime: new Date(1980, 0, 1) };
}
