import type { KnownPage } from '../site-content/site-content.ts';

/** The addresses of pages by file. A content plugin's loader resolves links to Markdown files with them. */
interface PageAddresses {
  /** The folders of the plugin's pages, with a separator at the end. */
  readonly folders: readonly string[];
  readonly addresses: Record<string, string>;
}

/** Finds these addresses in webpack's configuration, to which content plugins have added their loaders. */
const pageAddresses = (rules: readonly unknown[]): PageAddresses[] =>
  rules.flatMap((rule) => {
    const { include, use } = (rule ?? {}) as { include?: unknown; use?: unknown };
    return [use].flat().flatMap((loader) => {
      const { options } = (loader ?? {}) as { options?: { sourceToPermalink?: Record<string, string> } };
      const addresses = options?.sourceToPermalink;
      return addresses === undefined ? [] : [{ folders: [include].flat() as string[], addresses }];
    });
  });

/** Returns a function for when pages change, because the framework looks up their addresses only once. */
export function pageLinks(
  rules: readonly unknown[],
  siteDir: string,
): (pages: readonly Pick<KnownPage, 'source' | 'permalink'>[]) => void {
  const lists = pageAddresses(rules);
  return (pages) => {
    for (const { folders, addresses } of lists) {
      for (const file of Object.keys(addresses)) Reflect.deleteProperty(addresses, file);
      for (const { source, permalink } of pages) {
        const file = source?.replace(/^@site/, siteDir) ?? '';
        if (source !== undefined && folders.some((folder) => file.startsWith(folder)))
          addresses[source] = permalink;
      }
    }
  };
}
