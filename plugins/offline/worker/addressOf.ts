/**
 * The address under which a page or a file is kept, whatever form a link has: without query, without `.html`, without
 * `index.html`, without a slash at the end.
 * @param pathname Of a request.
 * @param baseUrl Begins and ends with a slash.
 */
export function addressOf(pathname: string, baseUrl: string): string {
  if (!pathname.startsWith(baseUrl) || pathname === `${baseUrl}404.html`) return pathname;
  const rest = pathname
    .slice(baseUrl.length)
    .replace(/(?:^|\/)index\.html$/, '')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return baseUrl + rest;
}
