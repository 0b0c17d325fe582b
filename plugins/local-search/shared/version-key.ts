/** The key for everything outside docs versions: blog posts and pages. */
export const DEFAULT_KEY = 'default';

/** The key of a docs plugin's version, identical to Docusaurus's `docusaurus_tag`. */
export function docsVersionKey(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}

/** The name of a key's index file. */
export function indexFileName(versionKey: string): string {
  return `search-index-${versionKey}.json`;
}
