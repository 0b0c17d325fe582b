import {
  commonHeaders,
  framedHeaders,
  type Headers,
  immutable,
  markdownType,
  pageHeaders,
} from './siteHeaders';
import type { SiteFacts } from './siteFacts';

/** Files that hosts read and do not serve. */
export const hostFileNames = ['_headers', '_redirects'] as const;

/**
 * The file `_headers`, as Netlify, Cloudflare Pages and their kin read it.
 *
 * Such a host joins the values of all rules that match an address, and two joined policies are both in force. So the
 * rule for everything holds only what no other rule says again, and the policy stands in rules that do not overlap: one
 * for each file and each folder at the top, and one for each page with a policy of its own. An address that does not
 * exist has no rule; the not-found page brings the policy in its head.
 */
export function headersFile(facts: SiteFacts): string {
  const { baseUrl, files, framed, policy, redirects } = facts;
  const page = pageHeaders(policy);
  const framedFiles = new Set(framed.map((one) => one.file));
  const framedFolders = new Set([...framedFiles].map(topOf));
  const rules: [string, Headers][] = [[`${baseUrl}*`, commonHeaders]];
  if (files.some((file) => file.endsWith('.md'))) {
    rules.push([`${baseUrl}*.md`, { 'Content-Type': `${markdownType}; charset=utf-8` }]);
  }
  for (const top of new Set(files.map(topOf))) {
    const isFolder = files.some((file) => file.startsWith(`${top}/`));
    if (framedFolders.has(top) || hostFileNames.some((name) => name === top)) continue;
    const cache: Headers = facts.immutableFolders.includes(top) ? { 'Cache-Control': immutable } : {};
    if (isFolder) rules.push([`${baseUrl}${top}/*`, { ...page, ...cache }]);
    else for (const address of addressesOf(top)) rules.push([baseUrl + address, page]);
  }
  for (const { file, ownPolicy } of framed) {
    const cache: Headers = facts.immutableFolders.includes(topOf(file)) ? { 'Cache-Control': immutable } : {};
    // Some hosts lead from the address with the ending to the one without, and answer there.
    for (const address of addressesOf(file)) {
      rules.push([baseUrl + address, { ...framedHeaders(ownPolicy), ...cache }]);
    }
  }
  // A redirect at the top is a folder with one page; its own address has no slash.
  for (const { from } of redirects.filter((one) => !one.from.slice(baseUrl.length).includes('/'))) {
    rules.push([from, page]);
  }
  return rules.map(([address, headers]) => `${address}\n${lines(headers)}`).join('\n');
}

/** The file `_redirects`: the old addresses as real redirects. */
export function redirectsFile({ redirects }: SiteFacts): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

function lines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
}

function topOf(file: string): string {
  return file.split('/', 1)[0] ?? file;
}

/** `faq.html` is read at `/faq` too, and `index.html` at the base URL. */
function addressesOf(file: string): string[] {
  if (file === 'index.html') return ['', file];
  return file.endsWith('.html') ? [file.slice(0, -'.html'.length), file] : [file];
}
