/**
 * What the content plugins know about the pages of the site. Docusaurus passes this as `unknown`; the
 * interfaces below name the few members that are read, as version 3.1.1 fills them.
 */
import type { DocumentType } from '../shared/types';
import { DEFAULT_KEY, docsVersionKey } from '../shared/versionKey';
import { categoriesOfVersion, type Sidebars } from './sidebarCategories';

/** Content by plugin name and plugin id, as in `allContent` of `contentLoaded`. */
export type ContentByPlugin = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** A page that a content plugin made. */
export interface KnownPage {
  /** Address including the base URL, as the plugin says it (a trailing slash may be missing). */
  readonly permalink: string;
  /** Key of the index that it belongs to. */
  readonly key: string;
  readonly type: DocumentType;
  readonly title: string | undefined;
  /** Text that stands on a page without a source of its own (a generated index). */
  readonly description: string;
  /** Path of the source file with the `@site` alias, where there is one. */
  readonly source: string | undefined;
  readonly tags: readonly string[];
  /** Labels of the sidebar categories above the page, the nearest first. */
  readonly categories: readonly string[];
  /** Unlisted pages and drafts are never found. */
  readonly isHidden: boolean;
}

export interface SiteContent {
  /** Keys of all docs versions, sorted, then `default`. */
  readonly docsKeys: readonly string[];
  readonly pages: readonly KnownPage[];
}

interface Tag {
  readonly label: string;
}

interface DocsVersion {
  readonly versionName: string;
  readonly docs: readonly DocFacts[];
  readonly sidebars: Sidebars;
}

/** The members of a doc's metadata that matter here. */
export interface DocFacts {
  readonly id: string;
  readonly title: string;
  readonly permalink: string;
  readonly source: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly tags: readonly Tag[];
}

interface BlogPost {
  readonly metadata: Omit<DocFacts, 'id' | 'draft'>;
}

interface Page {
  readonly permalink: string;
  readonly source: string;
  readonly title?: string;
  readonly unlisted?: boolean;
}

/** Collects all pages of all docs, blog and pages plugins. */
export function collectSiteContent(content: ContentByPlugin): SiteContent {
  const docsKeys: string[] = [];
  const pages: KnownPage[] = [];
  for (const [pluginId, docs] of Object.entries(content['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of (docs as { loadedVersions?: DocsVersion[] } | undefined)?.loadedVersions ?? []) {
      const key = docsVersionKey(pluginId, version.versionName);
      docsKeys.push(key);
      pages.push(...pagesOfVersion(key, version));
    }
  }
  for (const blog of Object.values(content['docusaurus-plugin-content-blog'] ?? {})) {
    for (const { metadata } of (blog as { blogPosts?: BlogPost[] } | undefined)?.blogPosts ?? []) {
      pages.push({
        ...knownPage(metadata),
        key: DEFAULT_KEY,
        type: 'blog',
        tags: metadata.tags.map((tag) => tag.label),
      });
    }
  }
  for (const plain of Object.values(content['docusaurus-plugin-content-pages'] ?? {})) {
    for (const page of (plain as Page[] | null | undefined) ?? []) {
      pages.push({ ...knownPage(page), key: DEFAULT_KEY, type: 'other' });
    }
  }
  return { docsKeys: docsKeys.sort(), pages };
}

/** Groups what `postBuild` passes as a list of plugins in the way `contentLoaded` does. */
export function contentOfPlugins(
  plugins: readonly {
    readonly name: string;
    readonly options: { readonly id?: string };
    readonly content: unknown;
  }[],
): ContentByPlugin {
  const byName: Record<string, Record<string, unknown>> = {};
  for (const { name, options, content } of plugins) {
    (byName[name] ??= {})[options.id ?? DEFAULT_KEY] = content;
  }
  return byName;
}

function pagesOfVersion(key: string, version: DocsVersion): KnownPage[] {
  const { categoriesOf, generatedIndexes } = categoriesOfVersion(version.sidebars);
  const docs = version.docs.map((doc) => ({
    ...knownPage(doc),
    key,
    type: 'docs' as const,
    tags: doc.tags.map((tag) => tag.label),
    categories: categoriesOf.get(doc.id) ?? [],
  }));
  const indexes = generatedIndexes.map(({ permalink, title, description, categories }) => ({
    ...knownPage({ permalink, title }),
    key,
    type: 'docs' as const,
    description,
    categories,
  }));
  return [...docs, ...indexes];
}

function knownPage(facts: {
  readonly permalink: string;
  readonly title?: string;
  readonly source?: string;
  readonly draft?: boolean;
  readonly unlisted?: boolean;
}): Omit<KnownPage, 'key' | 'type'> {
  return {
    permalink: facts.permalink,
    title: facts.title,
    source: facts.source,
    description: '',
    tags: [],
    categories: [],
    isHidden: facts.draft === true || facts.unlisted === true,
  };
}
