/**
 * Returns the address of a page's Markdown copy, which is the page's own with `.md` at the end.
 * @param permalink path of the page, with the base URL, with or without a slash at the end
 */
export function copyAddress(permalink: string): string {
  const path = permalink.replace(/\/$/u, '');
  return path === '' ? '/index.md' : `${path}.md`;
}

/**
 * Returns the path of a page as its host serves it. The content plugins leave a slash at the end of an index's
 * permalink, which the router then corrects.
 * @param trailingSlash the site's setting
 */
export function pagePath(permalink: string, trailingSlash: boolean | undefined): string {
  if (trailingSlash === undefined || permalink === '/') return permalink;
  const bare = permalink.replace(/\/$/u, '');
  return trailingSlash ? `${bare}/` : bare;
}
