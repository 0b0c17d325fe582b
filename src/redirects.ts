/** Pages that used to be at the root: `/elements/text` is now `/user-guide/elements/text`. */
const FORMERLY_AT_ROOT = new Set([
  'elements',
  'elements/composition',
  'elements/ellipse',
  'elements/image',
  'elements/image-loader',
  'elements/image-sequence',
  'elements/lottie',
  'elements/path',
  'elements/rectangle',
  'elements/text',
  'examples/advanced-text-styling',
  'examples/change-fill-color',
  'examples/crawler',
  'examples/duplicate-text-content',
  'examples/external-api',
  'examples/looping',
  'examples/play-in-reverse-on-stop',
]);

/** Reference pages of elements whose address used to end in `-element`. */
const FORMERLY_NAMED_ELEMENT = new Set([
  'composition',
  'ellipse',
  'image',
  'image-loader',
  'image-sequence',
  'lottie',
  'path',
  'rectangle',
  'text',
]);

/**
 * Returns the old addresses that lead to a page. The lists are complete: a new page doesn't have an old address, so it isn't added.
 * @param path Route of an existing page, without base URL and trailing slash.
 */
export function oldAddressesOf(path: string): string[] {
  const [, set = '', rest = ''] = /^\/(user-guide|api)\/(.+)$/.exec(path) ?? [];
  if (set === 'user-guide' && FORMERLY_AT_ROOT.has(rest)) return [`/${rest}`];
  const element = /^elements\/(.+)$/.exec(rest)?.[1] ?? '';
  return set === 'api' && FORMERLY_NAMED_ELEMENT.has(element) ? [`${path}-element`] : [];
}
