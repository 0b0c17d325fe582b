import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Entry, type Manifest, workerFile } from '../offline/shared.ts';
import { isHashed } from './built-files.ts';
import { hostFileNames } from './host-files.ts';
import type { SiteFacts } from './site-facts.ts';

/** Files that only other people's machines read, or that the pages never request. */
const excluded = [
  /(?:^|\/)(?:sitemap|blog\/(?:rss|atom))\.xml$/,
  /(?:^|\/)(?:llms(?:-full)?|robots)\.txt$/,
  /(?:^|\/)img\/(?:social-card\.png$|cards\/)/,
  /\.LICENSE\.txt$/,
];

/** Returns a file's address: `guide/faq` for `guide/faq.html`, `de` for `de/index.html`. */
function addressOfFile(file: string): string {
  if (file === '404.html') return file;
  return file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
}

/** Lists everything in a built site that the worker saves. */
export function manifestOf(outDir: string, facts: SiteFacts): Manifest {
  const { baseUrl, files, framed, redirects } = facts;
  const framedFiles = new Set(framed.map((one) => one.file));
  const redirectFiles = new Set(redirects.map(({ from }) => `${from.slice(baseUrl.length)}/index.html`));
  const hostFiles = new Set<string>([...hostFileNames, workerFile]);
  const offlineFiles = files.filter(
    (file) =>
      !framedFiles.has(file) &&
      !redirectFiles.has(file) &&
      !hostFiles.has(file) &&
      !excluded.some((pattern) => pattern.test(file)),
  );
  return {
    baseUrl,
    entries: offlineFiles.map((file) => entryOf(baseUrl, file, readFileSync(path.join(outDir, file)))),
    redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
    framed: framed.map(({ file }) => baseUrl + file),
  };
}

function entryOf(baseUrl: string, file: string, content: Buffer): Entry {
  const hash = createHash('sha256').update(content).digest('base64');
  return {
    url: baseUrl + addressOfFile(file),
    revision: isHashed(file) ? null : hash.slice(0, 16),
    integrity: `sha256-${hash}`,
  };
}
