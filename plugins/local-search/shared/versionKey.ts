/** Key of everything that belongs to no docs version: blog posts and pages. */
export const DEFAULT_KEY = 'default';

/** Key of one version of one docs plugin, the same text as Docusaurus' `docusaurus_tag`. */
export function docsVersionKey(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}

/** Name of the file that holds the index of a key. */
export function indexFileName(versionKey: string): string {
  return `search-index-${versionKey}.json`;
}

/** Whether a key belongs to a docs plugin. Plugin ids that continue each other, `api` and `api-v2`, can't be told apart. */
export function isKeyOf(versionKey: string, pluginId: string): boolean {
  return versionKey.startsWith(docsVersionKey(pluginId, ''));
}
