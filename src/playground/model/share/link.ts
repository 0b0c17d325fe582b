const PREFIX = '#edit-';

/** Returns the address of a page with a changed example. Its query stays, with any frame and data. */
export function toShareLink(page: string, name: string, code: string): string {
  const url = new URL(page);
  url.hash = `${PREFIX}${name}=${code}`;
  return url.href;
}

/** Returns the code in a fragment for a player, or undefined if there isn't one. The code isn't read here. */
export function codeInHash(hash: string, name: string): string | undefined {
  const start = `${PREFIX}${encodeURIComponent(name)}=`;
  return hash.startsWith(start) && hash.length > start.length ? hash.slice(start.length) : undefined;
}
