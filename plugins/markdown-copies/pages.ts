/** The pages that get a copy, in the order in which readers find them. */
import type { ContentByPlugin } from '../site-content/site-content.ts';
import { pagePath } from './client/address.ts';

/** A page with a Markdown copy. */
export interface Page {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
}

/** Pages that belong together, such as a doc set. */
export interface Chapter {
  readonly title: string;
  readonly pages: readonly Page[];
}

interface Doc extends Page {
  readonly id: string;
  readonly draft: boolean;
  readonly unlisted: boolean;
}

interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly link?: { readonly type: string; readonly id?: string };
  readonly items?: readonly SidebarItem[];
}

interface Version {
  readonly isLast: boolean;
  readonly docs: readonly Doc[];
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
}

interface Post {
  readonly metadata: Page & { readonly unlisted: boolean };
}

function idsOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => [
    ...(item.type === 'doc' || item.type === 'ref' ? [item.id ?? ''] : []),
    ...(item.link?.type === 'doc' ? [item.link.id ?? ''] : []),
    ...idsOf(item.items ?? []),
  ]);
}

function docsOf({ docs, sidebars }: Version): readonly Page[] {
  const order = Object.values(sidebars).flatMap(idsOf);
  const position = ({ id }: Doc): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...docs]
    .filter(({ draft, unlisted }) => !draft && !unlisted)
    .sort((one, other) => position(one) - position(other) || one.permalink.localeCompare(other.permalink));
}

/**
 * Returns the doc sets, followed by the blog with the newest post first.
 * @param titles names of the sets by plugin ID, and of the blog
 */
export function chaptersOf(
  content: ContentByPlugin,
  titles: Readonly<Record<string, string>>,
): readonly Chapter[] {
  const chapter = (id: string, pages: readonly Page[]): Chapter => ({
    title: titles[id] ?? id,
    pages: pages.map(({ title, description, permalink }) => ({
      title,
      description,
      permalink: pagePath(permalink),
    })),
  });
  const sets = Object.entries(content['docusaurus-plugin-content-docs'] ?? {}).map(([id, docs]) => {
    const { loadedVersions } = docs as { loadedVersions: readonly Version[] };
    const version = loadedVersions.find(({ isLast }) => isLast);
    return chapter(id, version ? docsOf(version) : []);
  });
  const blogs = Object.values(content['docusaurus-plugin-content-blog'] ?? {}).map((blog) => {
    const posts = (blog as { blogPosts: readonly Post[] }).blogPosts.map(({ metadata }) => metadata);
    return chapter(
      'blog',
      posts.filter(({ unlisted }) => !unlisted),
    );
  });
  return [...sets, ...blogs];
}
