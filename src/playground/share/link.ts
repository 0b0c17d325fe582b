/** Start of the fragment that carries a changed example. */
const PREFIX = '#edit-';

/**
 * The address of a page with a changed example of one of its players. The query stays: it may tell the frame and data.
 *
 * @param page - Address of the page.
 * @param name - Name of the player, unique in the page.
 * @param code - The changes, from `toCode`.
 */
export function toShareLink(page: string, name: string, code: string): string {
  const url = new URL(page);
  url.hash = `${PREFIX}${name}=${code}`;
  return url.href;
}

/** The code that a fragment has for a player; undefined when it has none. It is not read here. */
export function codeInHash(hash: string, name: string): string | undefined {
  const start = `${PREFIX}${encodeURIComponent(name)}=`;
  return hash.startsWith(start) && hash.length > start.length ? hash.slice(start.length) : undefined;
}
