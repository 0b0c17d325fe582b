import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The element after which each feed names its own address, and the element that does. */
const FEEDS = {
  'atom.xml': [/<link rel="alternate" href="([^"]+)"\/>/, '<link rel="self" href="$1/atom.xml"/>'],
  'rss.xml': [
    /<link>([^<]+)<\/link>/,
    '<atom:link xmlns:atom="http://www.w3.org/2005/Atom" rel="self" type="application/rss+xml" href="$1/rss.xml"/>',
  ],
} as const;

/** Adds the address of each of the blog's feeds to the feed, which readers need if they only get the file. */
export function addFeedLinks(outDir: string, homes: readonly string[]): void {
  for (const home of homes) {
    for (const [name, [after, link]] of Object.entries(FEEDS)) {
      const file = path.join(outDir, home, 'blog', name);
      const feed = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (feed !== '' && !feed.includes('rel="self"')) writeFileSync(file, feed.replace(after, `$&${link}`));
    }
  }
}
