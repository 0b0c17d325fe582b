/** Returns the path of a page as its host serves it. The content plugins leave a slash at the end of an index's permalink. */
export const pagePath = (permalink: string): string => permalink.replace(/(?<=.)\/$/u, '');

/** Returns the address of a page's Markdown copy, which is the page's own with `.md` at the end. */
export const copyAddress = (permalink: string): string => `${pagePath(permalink)}.md`;
