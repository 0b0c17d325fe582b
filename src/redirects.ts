/** Pages that used to be at the root of the site: `/user-guide/examples/crawler` was `/examples/crawler`. */
const ONCE_AT_THE_ROOT = new Set([
  '/examples/advanced-text-styling',
  '/examples/change-fill-color',
  '/examples/crawler',
  '/examples/duplicate-text-content',
  '/examples/external-api',
  '/examples/looping',
  '/examples/play-in-reverse-on-stop',
  '/elements',
  '/elements/composition',
  '/elements/ellipse',
  '/elements/image',
  '/elements/image-loader',
  '/elements/image-sequence',
  '/elements/lottie',
  '/elements/path',
  '/elements/rectangle',
  '/elements/text',
]);

/** Pages whose address used to end in `-element`: `/api/elements/text` was `/api/elements/text-element`. */
const ONCE_NAMED_ELEMENT = new Set([
  '/api/elements/composition',
  '/api/elements/ellipse',
  '/api/elements/image',
  '/api/elements/image-loader',
  '/api/elements/image-sequence',
  '/api/elements/lottie',
  '/api/elements/path',
  '/api/elements/rectangle',
  '/api/elements/text',
]);

/**
 * Returns the old addresses of a page. Both lists are complete, because new pages don't have old addresses.
 * @param path Route of an existing page, without base URL and trailing slash.
 * @returns The old routes that lead to it; empty for most pages.
 */
export function oldAddressesOf(path: string): string[] {
  const withoutGuide = path.replace(/^\/user-guide(?=\/)/, '');
  if (withoutGuide !== path && ONCE_AT_THE_ROOT.has(withoutGuide)) return [withoutGuide];
  return ONCE_NAMED_ELEMENT.has(path) ? [`${path}-element`] : [];
}
