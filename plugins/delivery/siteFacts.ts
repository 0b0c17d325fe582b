import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles, immutableFolders } from './builtFiles';
import { htmlFacts } from './htmlFacts';
import { sitePolicy } from './policy';

/** A page that brings its own policy. */
interface FramedPage {
  /** Its file, e.g. `runner/runner.1f2e3d4c.html`. */
  readonly file: string;
  readonly ownPolicy: string;
}

/** An old address and the page that it leads to; both with base URL. */
interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** All that the delivery files are made of, read from the built site. */
export interface SiteFacts {
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  readonly files: readonly string[];
  /** The policy of the site's pages. */
  readonly policy: string;
  readonly framed: readonly FramedPage[];
  readonly redirects: readonly Redirect[];
  /** Top folders whose files never change under their name. */
  readonly immutableFolders: readonly string[];
}

/** What the built files do not say themselves. */
export interface SiteSettings {
  readonly baseUrl: string;
  readonly analyticsEndpoint?: string;
}

/** Reads a built site. Nothing is listed by hand: every inline script of every page is hashed as it was written. */
export function siteFacts(outDir: string, { baseUrl, analyticsEndpoint }: SiteSettings): SiteFacts {
  const files = builtFiles(outDir);
  const scriptHashes: string[] = [];
  const framed: FramedPage[] = [];
  const redirects: Redirect[] = [];
  for (const file of files.filter((one) => one.endsWith('.html'))) {
    const facts = htmlFacts(readFileSync(path.join(outDir, file), 'utf8'));
    if (facts.ownPolicy !== undefined) {
      framed.push({ file, ownPolicy: facts.ownPolicy });
      continue;
    }
    scriptHashes.push(...facts.scriptHashes);
    if (facts.redirectTo !== undefined) {
      redirects.push({ from: baseUrl + file.replace(/(?:\/index)?\.html$/, ''), to: facts.redirectTo });
    }
  }
  return {
    baseUrl,
    files,
    policy: sitePolicy({ scriptHashes, analyticsEndpoint }),
    framed,
    redirects,
    immutableFolders: immutableFolders(files),
  };
}
