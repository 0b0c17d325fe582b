import {
  commonHeaders,
  framedHeaders,
  type Headers,
  immutable,
  pageHeaders,
  revalidated,
} from './siteHeaders';
import { hostFileNames } from './hostFiles';
import type { SiteFacts } from './siteFacts';

/** An address of which nginx may repeat a part in `Location`: nothing that could end a header or name another host. */
const cleanPath = '(?:[A-Za-z0-9._-]+/)*[A-Za-z0-9._-]+';

/**
 * The part of a `server` block that knows this site: addresses, redirects, headers, precompressed files.
 *
 * Every location takes the headers of the server block, errors too (`always`). nginx forgets all of them as soon as a
 * location sets one of its own, so the two kinds of location that differ write all of theirs out.
 */
export function nginxFile(facts: SiteFacts): string {
  const { baseUrl, framed, immutableFolders, policy, redirects } = facts;
  const page = { ...commonHeaders, ...pageHeaders(policy) };
  const isKept = (file: string) => immutableFolders.some((folder) => file.startsWith(`${folder}/`));
  const whole = baseUrl.slice(0, -1);

  return [
    '# Written by "npm run build" from the built site: use it with the files of the same build.',
    '# Include it in a server block, as delivery/server.conf does.',
    'charset utf-8;',
    'charset_types text/css text/plain text/xml application/javascript application/json image/svg+xml;',
    'absolute_redirect off;',
    'server_tokens off;',
    'gzip_static on;',
    'gzip_vary on;',
    `error_page 404 ${baseUrl}404.html;`,
    ...headerLines(page, revalidated),
    '',
    '# Names that change with the content.',
    ...immutableFolders.map((folder) =>
      block(`^~ ${baseUrl}${folder}/`, 'try_files $uri =404;', ...headerLines(page, immutable)),
    ),
    '# Pages with a policy of their own.',
    ...framed.map(({ file, ownPolicy }) =>
      block(
        `= ${baseUrl}${file}`,
        'try_files $uri =404;',
        ...headerLines(
          { ...commonHeaders, ...framedHeaders(ownPolicy) },
          isKept(file) ? immutable : revalidated,
        ),
      ),
    ),
    '# Old addresses.',
    ...redirects.flatMap(({ from, to }) =>
      [from, `${from}/`, `${from}/index.html`].map((one) => redirect(`= ${one}`, to)),
    ),
    '# Clean addresses: no ending, no slash at the end.',
    ...(whole === '' ? [] : [redirect(`= ${whole}`, baseUrl)]),
    redirect(`= ${baseUrl}index.html`, baseUrl),
    redirect(`~ "^${quoted(baseUrl)}(${cleanPath})(?:\\.html|/)$"`, `${baseUrl}$1`),
    block(`= ${baseUrl}`, `try_files ${baseUrl}index.html =404;`),
    block(`= ${baseUrl}404.html`, 'try_files $uri =404;'),
    block(baseUrl, 'try_files $uri.html $uri =404;'),
    '# Not for visitors.',
    ...hostFileNames.map((name) => block(`= ${baseUrl}${name}`, 'return 404;')),
    '# Text: nginx knows .ts as video.',
    block(
      `~ "^${quoted(baseUrl)}.*\\.d\\.ts$"`,
      'types { }',
      'default_type text/plain;',
      'try_files $uri =404;',
    ),
  ].join('\n');
}

function headerLines(headers: Headers, cache: string | undefined): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  // Not on errors: nobody is to keep one for a year.
  return cache === undefined ? lines : [...lines, `add_header Cache-Control "${cache}";`];
}

function block(match: string, ...lines: readonly string[]): string {
  return `location ${match} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

function redirect(match: string, to: string): string {
  return `location ${match} { return 301 ${to}$is_args$args; }`;
}

function quoted(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
