/** Returns a page's path as hosts serve it. In content plugins' data, an index ends with a slash. */
export const pagePath = (permalink: string): string => permalink.replace(/(?<=.)\/$/u, '');

/** Returns the address of a page's Markdown copy, which is the page's own with `.md` at the end. */
export const copyAddress = (permalink: string): string => `${pagePath(permalink)}.md`;
