/**
 * Old addresses of a page, by rule: examples and elements once stood at the root, and the API's
 * element pages once ended in `-element`.
 * @param path Route of an existing page, without base URL and trailing slash.
 * @returns The old routes that lead to it; empty for most pages.
 */
export function oldAddressesOf(path: string): string[] {
  const userGuide = /^\/user-guide(\/(?:examples\/.+|elements(?:\/.+)?))$/.exec(path);
  if (userGuide?.[1] !== undefined) return [userGuide[1]];
  const element = /^\/api\/elements\/(?!common-properties$)[a-z-]+$/.test(path);
  return element ? [`${path}-element`] : [];
}
