import { commonHeaders, framedHeaders, immutable, markdownType, pageHeaders } from './site-headers.ts';
import type { Headers } from './site-headers.ts';
import { topOf } from './built-files.ts';
import type { SiteFacts } from './site-facts.ts';

/** Files that hosts read but don't serve. */
export const hostFileNames = ['_headers', '_redirects'] as const;

/**
 * Returns the file `_headers` for Netlify, Cloudflare Pages, and similar hosts. Such a host joins the values
 * of all rules that match an address, and two joined policies are both enforced. So the rule for everything
 * only contains what's true everywhere, and the policy is in rules that don't overlap: one for each file and
 * folder at the top level of a language, and one for each page with its own policy. An address that doesn't
 * exist may not match any of them, so the not-found page has the policy in its head.
 */
export function headersFile(facts: SiteFacts): string {
  const { baseUrl, files, framed, policy, redirects, homes } = facts;
  const page = pageHeaders(policy);
  const framedFiles = new Set(framed.map((one) => one.file));
  const framedFolders = new Set([...framedFiles].map((file) => topOf(file, homes)));
  const rules: [string, Headers][] = [[`${baseUrl}*`, commonHeaders]];
  if (files.some((file) => file.endsWith('.md')))
    rules.push([`${baseUrl}*.md`, { 'Content-Type': `${markdownType}; charset=utf-8` }]);
  for (const top of new Set(files.map((file) => topOf(file, homes)))) {
    const isFolder = files.some((file) => file.startsWith(`${top}/`));
    if (framedFolders.has(top) || hostFileNames.some((name) => name === top)) continue;
    const cache: Headers = facts.immutableFolders.includes(top) ? { 'Cache-Control': immutable } : {};
    if (isFolder) rules.push([`${baseUrl}${top}/*`, { ...page, ...cache }]);
    else for (const address of addressesOf(top)) rules.push([baseUrl + address, page]);
  }
  for (const { file, ownPolicy } of framed) {
    const cache: Headers = facts.immutableFolders.includes(topOf(file, homes))
      ? { 'Cache-Control': immutable }
      : {};
    // Some hosts redirect from the address with the extension to the one without, and respond there.
    for (const address of addressesOf(file))
      rules.push([baseUrl + address, { ...framedHeaders(ownPolicy), ...cache }]);
  }
  // A redirect at the top level is a folder with one page, and its own address doesn't end in a slash.
  for (const { from } of redirects) {
    const address = from.slice(baseUrl.length);
    if (topOf(address, homes) === address) rules.push([from, page]);
  }
  return rules.map(([address, headers]) => `${address}\n${lines(headers)}`).join('\n');
}

/** Returns the file `_redirects`, with the old addresses as real redirects. */
export const redirectsFile = ({ redirects }: SiteFacts): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');

const lines = (headers: Headers): string =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');

/** `faq.html` is also served at `/faq`, `index.html` at the base URL, `de/index.html` at `/de/` and `/de`. */
function addressesOf(file: string): string[] {
  if (file === 'index.html') return ['', file];
  if (file.endsWith('/index.html'))
    return [file.slice(0, -'/index.html'.length), file.slice(0, -'index.html'.length), file];
  return file.endsWith('.html') ? [file.slice(0, -'.html'.length), file] : [file];
}
