import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles } from './built-files.ts';

/** Shared by redirect pages, because a hash for each would exceed hosts' limit of 2,000 characters. */
const script =
  "location.replace(document.querySelector('link[rel=canonical]').getAttribute('href')+location.search+location.hash)";

/** The script that `@docusaurus/plugin-client-redirects` writes, which only assigns an address. */
const originalScript =
  /<script>\s*window\.location\.href = '[^']*' \+ window\.location\.search \+ window\.location\.hash;\s*<\/script>/;

/** Replaces a redirect page's script with the one that all of them share. Other pages stay as they are. */
const withSharedScript = (html: string): string =>
  html.includes('http-equiv="refresh"') ? html.replace(originalScript, `<script>${script}</script>`) : html;

/** Rewrites the redirect pages of a built site. */
export function shareRedirectScript(outDir: string): void {
  for (const file of builtFiles(outDir).filter((one) => one.endsWith('/index.html'))) {
    const filePath = path.join(outDir, file);
    const html = readFileSync(filePath, 'utf8');
    const changed = withSharedScript(html);
    if (changed !== html) writeFileSync(filePath, changed);
  }
}
