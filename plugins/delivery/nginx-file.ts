import {
  commonHeaders,
  framedHeaders,
  type Headers,
  immutable,
  markdownType,
  pageHeaders,
  revalidated,
} from './site-headers.ts';
import { hostFileNames } from './host-files.ts';
import type { SiteFacts } from './site-facts.ts';

/** An address that's safe in nginx's `Location`: nothing in it can end a header or name another host. */
const cleanPath = '(?:[A-Za-z0-9._-]+/)*[A-Za-z0-9._-]+';

/** nginx sends the output of `compress` instead of the original file, so it doesn't have its own address. */
const hideCompressed = (baseUrl: string): string =>
  `location ~ "^${quoted(baseUrl)}.*\\.(?:br|gz)$" { return 404; }`;

/**
 * Returns the part of a `server` block that's specific to this site: addresses, redirects, headers, and
 * precompressed files. Every location inherits the headers of the server block, including for errors
 * (`always`). nginx drops all inherited headers as soon as a location sets one, so the two kinds of location
 * that differ repeat all of them.
 */
export function nginxFile(facts: SiteFacts): string {
  const { baseUrl, framed, homes, immutableFolders, policy, redirects } = facts;
  const page = { ...commonHeaders, ...pageHeaders(policy) };
  const isImmutable = (file: string) => immutableFolders.some((folder) => file.startsWith(`${folder}/`));

  return [
    '# Written by "npm run build" from the built site: use it with the files of the same build.',
    '# Include it in a server block, as delivery/server.conf does.',
    'charset utf-8;',
    `charset_types text/css text/plain ${markdownType} text/xml application/javascript ` +
      'application/json image/svg+xml;',
    'absolute_redirect off;',
    'server_tokens off;',
    'gzip_static on;',
    'gzip_vary on;',
    `error_page 404 ${baseUrl}404.html;`,
    ...headerLines({ ...page, 'Cache-Control': revalidated }),
    '',
    '# Files whose names change with their content.',
    ...immutableFolders.map((folder) =>
      block(
        `^~ ${baseUrl}${folder}/`,
        hideCompressed(baseUrl),
        'try_files $uri =404;',
        ...headerLines(page, immutable),
      ),
    ),
    '# Pages with a policy of their own.',
    ...framed.map(({ file, ownPolicy }) =>
      block(
        `= ${baseUrl}${file}`,
        'try_files $uri =404;',
        ...headerLines(
          { ...commonHeaders, ...framedHeaders(ownPolicy) },
          isImmutable(file) ? immutable : revalidated,
        ),
      ),
    ),
    '# Old addresses.',
    ...redirects.flatMap(({ from, to }) =>
      [from, `${from}/`, `${from}/index.html`].map((one) => redirect(`= ${one}`, to)),
    ),
    '# Clean addresses: no extension, no trailing slash.',
    ...homes
      .map((home) => baseUrl + home)
      .flatMap((home) => [
        ...(home === '/' ? [] : [redirect(`= ${home.slice(0, -1)}`, home)]),
        redirect(`= ${home}index.html`, home),
        block(`= ${home}`, `try_files ${home}index.html =404;`),
      ]),
    redirect(`~ "^${quoted(baseUrl)}(${cleanPath})(?:\\.html|/)$"`, `${baseUrl}$1`),
    block(`= ${baseUrl}404.html`, 'try_files $uri =404;'),
    block(baseUrl, 'try_files $uri.html $uri =404;'),
    '# Not for visitors.',
    ...hostFileNames.map((name) => block(`= ${baseUrl}${name}`, 'return 404;')),
    hideCompressed(baseUrl),
    '# Text files: nginx treats .ts as video and has no type for .md.',
    text('.d.ts', 'text/plain', baseUrl),
    text('.md', markdownType, baseUrl),
  ].join('\n');
}

/** `cacheUnlessError` is the `Cache-Control` of existing files: browsers shouldn't keep errors for a year. */
function headerLines(headers: Headers, cacheUnlessError?: string): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return cacheUnlessError === undefined
    ? lines
    : [...lines, `add_header Cache-Control "${cacheUnlessError}";`];
}

const text = (ending: string, type: string, baseUrl: string): string =>
  block(
    `~ "^${quoted(baseUrl)}.*${quoted(ending)}$"`,
    'types { }',
    `default_type ${type};`,
    'try_files $uri =404;',
  );

const block = (match: string, ...lines: readonly string[]): string =>
  `location ${match} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;

const redirect = (match: string, to: string): string =>
  `location ${match} { return 301 ${to}$is_args$args; }`;

const quoted = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
