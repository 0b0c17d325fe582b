// Old addresses, which lead to the pages that have replaced them.
import path from 'node:path';
import { normalizeFrontMatterTags } from '@docusaurus/utils';
import { readFrontMatter } from './front-matter.ts';
import { type Folders, readPageTexts } from './read-pages.ts';
import { readTags } from './site-files.ts';

/** An old address, where it leads, and the file that lists it. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly file: string;
}

export interface PageFile {
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** A file's route: `user-guide/elements/index.mdx` → `/user-guide/elements`. A post's is its slug. */
export function routeOf({ file, frontMatter }: PageFile): string {
  if (file.startsWith('src/pages/')) return `/${path.posix.basename(file).replace(/\.mdx?$/, '')}`;
  if (file.startsWith('blog/')) return `/blog/${String(frontMatter['slug'])}`;
  return `/${file.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`;
}

/** Reads the front matter of all pages. */
export const readFiles = (siteDir: string, folders: Folders): PageFile[] =>
  readPageTexts(siteDir, folders).map(({ file, text }) => ({
    file,
    frontMatter: readFrontMatter(text).data,
  }));

/** The redirects to pages, from `old_addresses` in front matter, and to tags, from `blog/tags.json`. */
export function readRedirects(siteDir: string, files: readonly PageFile[]): Redirect[] {
  const ofPages = files.flatMap((page) =>
    [page.frontMatter['old_addresses'] ?? []]
      .flat()
      .map((from) => ({ from: String(from), to: routeOf(page), file: page.file })),
  );
  const ofTags = Object.entries(readTags(siteDir) ?? {}).flatMap(([tag, entry]) => {
    const old = typeof entry === 'string' ? [] : entry.old_addresses;
    return normalizeFrontMatterTags('/blog/tags', [tag]).flatMap(({ permalink: to }) =>
      old.map((from) => ({ from, to, file: 'blog/tags.json' })),
    );
  });
  return [...ofPages, ...ofTags];
}

/** Creates the option of the redirects plugin: the old addresses of a page. */
export function createRedirects(siteDir: string, folders: Folders): (to: string) => string[] {
  let redirects: readonly Redirect[] | undefined;
  return (path) => {
    redirects ??= readRedirects(siteDir, readFiles(siteDir, folders));
    return redirects.filter(({ to }) => to === path).map(({ from }) => from);
  };
}
