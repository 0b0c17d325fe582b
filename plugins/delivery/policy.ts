interface PolicyInput {
  /** The hashes of the inline scripts, as `'sha256-…'`. Order and duplicates don't matter. */
  readonly scriptHashes: readonly string[];
  /** The address that page views are reported to, if they are. */
  readonly analyticsEndpoint?: string;
}

/**
 * Returns the policy for every page of the site. Scripts: the site's files, and the inline scripts with the
 * given hashes; neither `unsafe-inline` nor `unsafe-eval`. Styles: the site's files, and styles inside pages.
 * React writes style attributes (the heights of collapsed lists, the frames of templates), and the editor of
 * the playground writes rules into a style element, so hashes can't cover either. A style can't run code, and
 * it only loads what `img-src` and `font-src` allow. Images and media: also `data:` (icons in style sheets)
 * and `blob:` (what a template draws and what a reader saves).
 */
export function sitePolicy({ scriptHashes, analyticsEndpoint }: PolicyInput): string {
  const connect = analyticsEndpoint === undefined ? [] : [connectSource(analyticsEndpoint)];
  return serialize({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...new Set(scriptHashes)].sort()],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

/** Adds what `<meta>` can't: only this site frames the page, and a window of it keeps an opaque origin. */
export function framedPolicy(own: string): string {
  const directives = own
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !/^(?:frame-ancestors|sandbox)\b/i.test(one));
  return [...directives, "frame-ancestors 'self'", 'sandbox allow-scripts'].join('; ');
}

/** Returns the part of a policy that works in a `<meta>`. Browsers don't support `frame-ancestors` there. */
export const metaPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((one) => !/^(?:frame-ancestors|sandbox|report-)/.test(one))
    .join('; ');

/** Returns the scheme, host, port, and path of an address, because a policy can't contain a query. */
function connectSource(endpoint: string): string {
  const { origin, pathname } = new URL(endpoint);
  // Both separate parts of a policy, and a source can't quote them.
  return origin + pathname.replace(/;/g, '%3B').replace(/,/g, '%2C');
}

const serialize = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
