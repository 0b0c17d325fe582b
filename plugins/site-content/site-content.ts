/** The content plugins' data, which Docusaurus passes as `unknown`: only the members that are read here. */

import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';

/** The kind of a page: from a docs plugin, from the blog, or anything else. */
export type DocumentType = 'docs' | 'blog' | 'other';

/** The key for everything outside docs versions: blog posts and pages. */
export const DEFAULT_KEY = 'default';

/** The key of a docs plugin's version, identical to Docusaurus's `docusaurus_tag`. */
export const docsVersionKey = (pluginId: string, versionName: string): string =>
  `docs-${pluginId}-${versionName}`;

/** Content by plugin name and plugin id, like `allContent` in `contentLoaded`. */
export type ContentByPlugin = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** A page that a content plugin created. */
export interface KnownPage {
  /** The address, including the base URL, as the plugin gives it (a trailing slash may be missing). */
  readonly permalink: string;
  /** The key of its docs version, or `default`. */
  readonly key: string;
  readonly type: DocumentType;
  readonly title: string | undefined;
  readonly date?: Date | undefined;
  /** The path of the source file with the `@site` alias. */
  readonly source: string | undefined;
  readonly tags: readonly string[];
  /** Search never finds unlisted pages and drafts. */
  readonly isHidden: boolean;
}

export interface SiteContent {
  /** The keys of all docs versions, sorted. */
  readonly docsKeys: readonly string[];
  readonly pages: readonly KnownPage[];
}

/** The members of a page's metadata that are used here. */
interface Metadata {
  readonly permalink: string;
  readonly title?: string;
  readonly source?: string;
  readonly draft?: boolean;
  readonly unlisted?: boolean;
  readonly date?: Date;
  readonly tags?: readonly { readonly label: string }[];
}

function contentOf<Content>(content: ContentByPlugin, kind: string): [string, Content][] {
  return Object.entries(content[`docusaurus-plugin-content-${kind}`] ?? {}) as [string, Content][];
}

/** Collects all pages from all docs, blog, and pages plugins. */
export function collectSiteContent(content: ContentByPlugin): SiteContent {
  const versions = contentOf<LoadedContent>(content, 'docs').flatMap(([pluginId, { loadedVersions }]) =>
    loadedVersions.map(({ versionName, docs }) => ({ key: docsVersionKey(pluginId, versionName), docs })),
  );
  const posts = contentOf<BlogContent>(content, 'blog').flatMap(([, { blogPosts }]) => blogPosts);
  const others = contentOf<readonly Metadata[]>(content, 'pages').flatMap(([, pages]) => pages);
  return {
    docsKeys: versions.map(({ key }) => key).sort(),
    pages: [
      ...versions.flatMap(({ key, docs }) => docs.map((page) => knownPage(page, key, 'docs'))),
      ...posts.map(({ metadata }) => knownPage(metadata, DEFAULT_KEY, 'blog')),
      ...others.map((page) => knownPage(page, DEFAULT_KEY, 'other')),
    ],
  };
}

function knownPage(page: Metadata, key: string, type: DocumentType): KnownPage {
  const { permalink, title, source, date, tags = [], draft, unlisted } = page;
  const isHidden = draft === true || unlisted === true;
  return { permalink, key, type, title, date, source, tags: tags.map(({ label }) => label), isHidden };
}

/** Groups the list of plugins from `postBuild` the way `contentLoaded` does. */
export function contentOfPlugins(
  plugins: readonly {
    readonly name: string;
    readonly options: { readonly id?: string };
    readonly content: unknown;
  }[],
): ContentByPlugin {
  const byName: Record<string, Record<string, unknown>> = {};
  for (const { name, options, content } of plugins)
    (byName[name] ??= {})[options.id ?? DEFAULT_KEY] = content;

  return byName;
}
