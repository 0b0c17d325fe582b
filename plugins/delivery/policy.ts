/** What decides a site's Content-Security-Policy. */
interface PolicyInput {
  /** Hashes of the inline scripts, as `'sha256-…'`; order and repetition do not matter. */
  readonly scriptHashes: readonly string[];
  /** Address to which page views are reported, when they are. */
  readonly analyticsEndpoint?: string;
}

/**
 * The policy of every page of the site.
 *
 * Scripts: files of the site and the inline scripts whose hashes are given; neither `unsafe-inline` nor `unsafe-eval`.
 *
 * Styles: files of the site, and what stands in pages. React writes style attributes into them (heights of collapsed
 * lists, frames of templates), and the editor of the playground writes its rules into a style element while it runs, so
 * that neither can be known by a hash. A style runs nothing, and loads nothing but what `img-src` and `font-src` allow.
 *
 * Images and media: also `data:` (icons of style sheets) and `blob:` (what a template draws and what a reader saves).
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

/**
 * The policy of a page that brings its own in a `<meta>`, as a header. A `<meta>` cannot say the two things that are
 * added: only this site may frame the page, and it stays in its own opaque origin even when somebody opens it in a
 * window, so that code sent to it never runs as this site.
 */
export function framedPolicy(own: string): string {
  const directives = own
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !/^(?:frame-ancestors|sandbox)\b/i.test(one));
  return [...directives, "frame-ancestors 'self'", 'sandbox allow-scripts'].join('; ');
}

/** What a `<meta>` may say of a policy: `frame-ancestors` there is ignored with a warning in the console. */
export function metaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((one) => !/^(?:frame-ancestors|sandbox|report-)/.test(one))
    .join('; ');
}

/** Scheme, host, port and path of an address: a policy takes no query. */
function connectSource(endpoint: string): string {
  const { origin, pathname } = new URL(endpoint);
  // Both separate things in a policy, and a source cannot quote them.
  return origin + pathname.replace(/;/g, '%3B').replace(/,/g, '%2C');
}

function serialize(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
