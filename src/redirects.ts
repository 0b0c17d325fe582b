/** The pages about elements when their addresses changed. */
const ELEMENTS = `composition ellipse image image-loader image-sequence lottie
  path rectangle text`.split(/\s+/u);

/** The examples at that time. */
const EXAMPLES = `advanced-text-styling change-fill-color crawler duplicate-text-content
  external-api looping play-in-reverse-on-stop`.split(/\s+/u);

/** Pages that used to be at the root of the site: `/user-guide/examples/crawler` was `/examples/crawler`. */
const ONCE_AT_THE_ROOT = new Set([
  ...EXAMPLES.map((name) => `/examples/${name}`),
  '/elements',
  ...ELEMENTS.map((name) => `/elements/${name}`),
]);

/** Pages whose address used to end in `-element`: `/api/elements/text` was `/api/elements/text-element`. */
const ONCE_NAMED_ELEMENT = new Set(ELEMENTS.map((name) => `/api/elements/${name}`));

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
