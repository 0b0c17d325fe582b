/**
 * The content plugins' information about the site's pages. Docusaurus passes it as `unknown`; the interfaces
 * below describe the few members that are read here.
 */
import type { DocumentType } from '../shared/types.ts';
import { DEFAULT_KEY, docsVersionKey } from '../shared/version-key.ts';
import { categoriesOfVersion, type Sidebars, type VersionCategories } from './sidebar-categories.ts';

/** Content by plugin name and plugin id, like `allContent` in `contentLoaded`. */
export type ContentByPlugin = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** A page that a content plugin created. */
export interface KnownPage {
  /** The address, including the base URL, as the plugin gives it (a trailing slash may be missing). */
  readonly permalink: string;
  /** The key of the index that it belongs to. */
  readonly key: string;
  readonly type: DocumentType;
  readonly title: string | undefined;
  /** The day of a post. */
  readonly date?: Date;
  /** The text of a page that has no source file (a generated index). */
  readonly description: string;
  /** The path of the source file with the `@site` alias, if there is one. */
  readonly source: string | undefined;
  readonly tags: readonly string[];
  /** The labels of the sidebar categories above the page, nearest first. */
  readonly categories: readonly string[];
  /** Search never finds unlisted pages and drafts. */
  readonly isHidden: boolean;
}

export interface SiteContent {
  /** The keys of all docs versions, sorted, followed by `default`. */
  readonly docsKeys: readonly string[];
  readonly pages: readonly KnownPage[];
  /** Unexpected data from content plugins, one line each. Such a page is read without it. */
  readonly problems: readonly string[];
}

interface Tag {
  readonly label: string;
}

interface DocsVersion {
  readonly versionName: string;
  readonly docs: readonly DocFacts[];
  readonly sidebars: Sidebars;
}

/** The members of a doc's metadata that are used here. */
interface DocFacts {
  readonly id: string;
  readonly title: string;
  readonly permalink: string;
  readonly source: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly tags: readonly Tag[];
}

interface BlogPost {
  readonly metadata: Omit<DocFacts, 'id' | 'draft'> & { readonly date: Date };
}

interface Page {
  readonly permalink: string;
  readonly source: string;
  readonly title?: string;
  readonly unlisted?: boolean;
}

/**
 * Collects all pages from all docs, blog, and pages plugins. It never throws, because search must not break a
 * build: anything that can't be read is omitted and listed.
 */
export function collectSiteContent(content: ContentByPlugin): SiteContent {
  const docsKeys: string[] = [];
  const pages: KnownPage[] = [];
  const problems: string[] = [];
  const attempt = (name: string, add: () => void): void => {
    try {
      add();
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  /** Runs a function for everything of a kind, in all plugins with that name. */
  const forEach = <Item>(
    plugin: string,
    itemsOf: (content: unknown) => readonly Item[] | null | undefined,
    add: (item: Item, pluginId: string) => void,
  ): void => {
    for (const [id, one] of Object.entries(content[plugin] ?? {})) {
      attempt(`${plugin} ${id}`, () =>
        itemsOf(one)?.forEach((item) => attempt(nameOf(item) ?? `${plugin} ${id}`, () => add(item, id))),
      );
    }
  };

  forEach(
    'docusaurus-plugin-content-docs',
    (docs) => (docs as { loadedVersions?: DocsVersion[] } | undefined)?.loadedVersions,
    (version, pluginId) => {
      const key = docsVersionKey(pluginId, version.versionName);
      docsKeys.push(key);
      let categories: VersionCategories = { categoriesOf: new Map(), generatedIndexes: [] };
      attempt(`sidebars of ${key}`, () => (categories = categoriesOfVersion(version.sidebars)));
      for (const doc of version.docs) {
        attempt(nameOf(doc) ?? key, () => {
          pages.push({
            ...knownPage(doc),
            ...tagsOf(doc),
            key,
            type: 'docs',
            categories: categories.categoriesOf.get(doc.id) ?? [],
          });
        });
      }
      for (const { permalink, title, description, categories: above } of categories.generatedIndexes) {
        const facts = knownPage({ permalink, title });
        pages.push({ ...facts, key, type: 'docs', description, categories: above });
      }
    },
  );
  forEach(
    'docusaurus-plugin-content-blog',
    (blog) => (blog as { blogPosts?: BlogPost[] } | undefined)?.blogPosts,
    ({ metadata }) => {
      const { date } = metadata;
      pages.push({ ...knownPage(metadata), ...tagsOf(metadata), date, key: DEFAULT_KEY, type: 'blog' });
    },
  );
  forEach(
    'docusaurus-plugin-content-pages',
    (plain) => plain as Page[] | null | undefined,
    (page) => pages.push({ ...knownPage(page), key: DEFAULT_KEY, type: 'other' }),
  );
  return { docsKeys: docsKeys.sort(), pages, problems };
}

/** The name of a page, a post, or a version in a warning. */
function nameOf(item: unknown): string | undefined {
  const { permalink, metadata, versionName } = (item ?? {}) as Readonly<Record<string, unknown>>;
  const name =
    permalink ?? versionName ?? (metadata as { readonly permalink?: unknown } | undefined)?.permalink;
  return typeof name === 'string' ? name : undefined;
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

function tagsOf({ tags }: Pick<DocFacts, 'tags'>): Pick<KnownPage, 'tags'> {
  return { tags: tags.map((tag) => tag.label) };
}

function knownPage(facts: {
  readonly permalink: string;
  readonly title?: string;
  readonly source?: string;
  readonly draft?: boolean;
  readonly unlisted?: boolean;
}): Omit<KnownPage, 'key' | 'type'> {
  if (typeof facts.permalink !== 'string') throw new TypeError('The page has no permalink.');
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
