/** Returns the address of a saved file: without a query, `.html`, `index.html`, or a slash at the end. */
export function addressOf(pathname: string, baseUrl: string): string {
  if (!pathname.startsWith(baseUrl) || pathname === `${baseUrl}404.html`) return pathname;
  const rest = pathname
    .slice(baseUrl.length)
    .replace(/(?:^|\/)index\.html$/, '')
    .replace(/\.html$/, '')
    .replace(/(?<!\/)\/+$/, '');
  return baseUrl + rest;
}

/** Whether an address is a script of this site, in any language: `/assets/js/…` or `/de/assets/js/…`. */
export const isSiteScript = (address: string, baseUrl: string): boolean =>
  address.startsWith(baseUrl) && /^(?:[\w-]+\/)?assets\/js\//.test(address.slice(baseUrl.length));

/** Whether an answer is a page of this site, in any version, or its not-found page. Reads all of it. */
export async function isPageOfSite(answer: Response): Promise<boolean> {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return false;
  return (await answer.text()).includes('id="__docusaurus"');
}
