// Social cards of the blog posts.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../prose/page.ts';
import type { Finding } from '../prose/rules.ts';
import { siteDir } from '../shared/site-dir.ts';
import { cardPage } from './card-page.ts';
import { readBrand } from './tokens.ts';

/** `blog/2025-11-05-name.mdx` → November 5, 2025 */
function dayOf(file: string): string {
  const day = /(\d{4}-\d\d-\d\d)/.exec(file)?.[1] ?? '';
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

const postsIn = (pages: readonly Page[]) => pages.filter(({ file }) => file.startsWith('blog/'));

/** Returns the cards of all posts, each as a page with its title and date. */
export function cardsOf(pages: readonly Page[]): Promise<{ file: string; slug: string; html: string }[]> {
  const brand = readBrand();
  return Promise.all(
    postsIn(pages).map(async ({ file, frontMatter: { title, slug } }) => {
      const kind = /release-notes$/.test(String(slug)) ? 'Release notes' : 'Blog';
      const html = await cardPage({ title: String(title), line: `${kind}, ${dayOf(file)}` }, brand);
      return { file, slug: String(slug), html };
    }),
  );
}

/** Each post names a card of its own. Browser tests check what the cards show. */
export const checkCards = (pages: readonly Page[]): Finding[] =>
  postsIn(pages)
    .filter(({ frontMatter: { slug, image } }) => {
      const [start, hash] = [`/img/cards/${String(slug)}.`, String(image).slice(-12)];
      const isOwn = image === start + hash && /^[0-9a-f]{8}\.png$/.test(hash);
      return !isOwn || !existsSync(path.join(siteDir, 'static', String(image)));
    })
    .map(({ file }) => ({ file, line: 1, message: 'has no card of its own. Run npm run update' }));
