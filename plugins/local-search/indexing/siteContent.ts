/**
 * What the content plugins know about the pages of the site. Docusaurus passes this as `unknown`; the
 * interfaces below name the few members that are read, as version 3.1.1 fills them.
 */
import type { DocumentType } from '../shared/types';
import { DEFAULT_KEY, docsVersionKey } from '../shared/versionKey';
import { categoriesOfVersion, type Sidebars, type VersionCategories } from './sidebarCategories';

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
  /** What a content plugin has said otherwise than expected, one line each. Such a page is read without it. */
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

/** The members of a doc's metadata that matter here. */
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
  readonly metadata: Omit<DocFacts, 'id' | 'draft'>;
}

interface Page {
  readonly permalink: string;
  readonly source: string;
  readonly title?: string;
  readonly unlisted?: boolean;
}

/**
 * Collects all pages of all docs, blog and pages plugins. Never throws, since search must not break a build:
 * what cannot be read is left out and named.
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
  /** Does something for everything of a kind, in all plugins by that name. */
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
    ({ metadata }) =>
      pages.push({ ...knownPage(metadata), ...tagsOf(metadata), key: DEFAULT_KEY, type: 'blog' }),
  );
  forEach(
    'docusaurus-plugin-content-pages',
    (plain) => plain as Page[] | null | undefined,
    (page) => pages.push({ ...knownPage(page), key: DEFAULT_KEY, type: 'other' }),
  );
  return { docsKeys: docsKeys.sort(), pages, problems };
}

/** What a warning calls a page, a post or a version. */
function nameOf(item: unknown): string | undefined {
  const { permalink, metadata, versionName } = (item ?? {}) as Readonly<Record<string, unknown>>;
  const name =
    permalink ?? versionName ?? (metadata as { readonly permalink?: unknown } | undefined)?.permalink;
  return typeof name === 'string' ? name : undefined;
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
  if (typeof facts.permalink !== 'string') {
    throw new TypeError('The page has no permalink.');
  }
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
