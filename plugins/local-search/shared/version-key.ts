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

/**
 * Whether a key belongs to a docs plugin. If one plugin id starts with another, such as `api` and `api-v2`,
 * they can't be distinguished.
 */
export function isKeyOf(versionKey: string, pluginId: string): boolean {
  return versionKey.startsWith(docsVersionKey(pluginId, ''));
}
