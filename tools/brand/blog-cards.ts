// Social cards of the blog posts.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from '../../plugins/page-problems/front-matter.ts';
import type { Page } from '../prose/page.ts';
import { siteDir } from '../shared/site-dir.ts';
import { cardPage } from './card-page.ts';
import { readBrand } from './tokens.ts';

/** `blog/2025-11-05-name.mdx` → November 5, 2025 */
function dayOf(file: string): string {
  const day = /(\d{4}-\d\d-\d\d)/.exec(file)?.[1] ?? '';
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

type Post = Pick<Page, 'file' | 'frontMatter'>;

/** Reads the front matter of all posts. */
export const readPosts = (): readonly Post[] =>
  readdirSync(path.join(siteDir, 'blog'))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => {
      const text = readFileSync(path.join(siteDir, 'blog', name), 'utf8');
      return { file: `blog/${name}`, frontMatter: readFrontMatter(text).data };
    });

/** Returns a post's card, as a page with its title and date. */
export function cardOf({ file, frontMatter: { title, slug } }: Post): Promise<string> {
  const kind = /release-notes$/.test(String(slug)) ? 'Release notes' : 'Blog';
  return cardPage({ title: String(title), line: `${kind}, ${dayOf(file)}` }, readBrand());
}
