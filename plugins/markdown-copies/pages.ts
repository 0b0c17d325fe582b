/** The pages that get a copy, in the order in which readers find them. */
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { DocMetadata, LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
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

type Sidebar = LoadedVersion['sidebars'][string];

const idsOf = (items: Sidebar): string[] =>
  items.flatMap((item) => {
    if (item.type !== 'category') return 'id' in item ? item.id : [];
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...idsOf(item.items)];
  });

function docsOf({ docs, sidebars }: LoadedVersion): readonly Page[] {
  const order = Object.values(sidebars).flatMap(idsOf);
  const position = ({ id }: DocMetadata): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...docs]
    .filter(({ draft, unlisted }) => !draft && !unlisted)
    .sort((one, other) => position(one) - position(other) || one.permalink.localeCompare(other.permalink));
}

/** Returns the doc sets, followed by the blog with its newest post first, each with its title. */
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
    const version = (docs as LoadedContent).loadedVersions.find(({ isLast }) => isLast);
    return chapter(id, version ? docsOf(version) : []);
  });
  const blogs = Object.values(content['docusaurus-plugin-content-blog'] ?? {}).map((blog) => {
    const posts = (blog as BlogContent).blogPosts.map(({ metadata }) => metadata);
    return chapter(
      'blog',
      posts.filter(({ unlisted }) => !unlisted),
    );
  });
  return [...sets, ...blogs];
}
