/**
 * Returns the address under which a page or a file is saved, whatever form a link has: without a query,
 * `.html`, `index.html`, or a slash at the end.
 * @param pathname The path of a request.
 * @param baseUrl Starts and ends with a slash.
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
