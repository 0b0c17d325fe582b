import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles, immutableFolders } from './built-files.ts';
import { htmlFacts } from './html-facts.ts';
import { sitePolicy } from './policy.ts';

interface FramedPage {
  /** Its file, such as `runner/runner.1f2e3d4c.html`. */
  readonly file: string;
  readonly ownPolicy: string;
}

/** An old address and the page that it redirects to, both with the base URL. */
interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Everything that the delivery files need, read from the built site. */
export interface SiteFacts {
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
  readonly files: readonly string[];
  readonly policy: string;
  readonly framed: readonly FramedPage[];
  readonly redirects: readonly Redirect[];
  /** The folders with a home page: the site's own, which is empty, and one for each language (`de/`). */
  readonly homes: readonly string[];
  /** Top folders with files that never change under the same name. */
  readonly immutableFolders: readonly string[];
}

/** Facts that aren't in the built files themselves. */
export interface SiteSettings {
  readonly baseUrl: string;
  readonly analyticsEndpoint?: string;
}

/** Reads a built site and hashes each inline script as it was written, so nobody has to keep a list. */
export function siteFacts(outDir: string, { baseUrl, analyticsEndpoint }: SiteSettings): SiteFacts {
  const files = builtFiles(outDir);
  const scriptHashes: string[] = [];
  const framed: FramedPage[] = [];
  const redirects: Redirect[] = [];
  const homes: string[] = [];
  for (const file of files.filter((one) => one.endsWith('.html'))) {
    const facts = htmlFacts(readFileSync(path.join(outDir, file), 'utf8'));
    if (facts.ownPolicy !== undefined) {
      framed.push({ file, ownPolicy: facts.ownPolicy });
      continue;
    }
    scriptHashes.push(...facts.scriptHashes);
    if (facts.redirectTo !== undefined)
      redirects.push({ from: baseUrl + file.replace(/(?:\/index)?\.html$/, ''), to: facts.redirectTo });
    else if (/(?:^|\/)index\.html$/.test(file)) homes.push(file.slice(0, -'index.html'.length));
  }
  return {
    baseUrl,
    files,
    policy: sitePolicy({ scriptHashes, analyticsEndpoint }),
    framed,
    redirects,
    homes,
    immutableFolders: immutableFolders(files, homes),
  };
}
