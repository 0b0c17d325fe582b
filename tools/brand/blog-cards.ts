// Social cards of the blog posts: the content of each card, and its file name, which changes with the
// content.
import type { Page } from '../prose/page.ts';
import type { Finding } from '../prose/rules.ts';
import { createHash } from 'node:crypto';
import { cardPage } from './card-page.ts';
import { readBrand } from './tokens.ts';

/** The folder of the pictures, and their address on the site. */
export const FOLDER = 'static/img/cards';
const ADDRESS = '/img/cards/';
/** The folder of the small versions, which the blog shows. */
export const SMALL_FOLDER = 'static/img/cards/small';
export const SMALL_WIDTH = 640;

/** `blog/2025-11-05-name.mdx` → November 5, 2025 */
function dayOf(file: string): string {
  const day = /(\d{4}-\d\d-\d\d)/.exec(file)?.[1] ?? '';
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/**
 * The cards of posts.
 * @returns `file` of the post, `name` and `address` of its picture
 */
export function cardsOf(
  posts: readonly Page[],
): Promise<{ file: string; name: string; address: string; html: string }[]> {
  const brand = readBrand();
  return Promise.all(
    posts.map(async ({ file, frontMatter: { title, slug } }) => {
      const kind = /release-notes$/.test(String(slug)) ? 'Release notes' : 'Blog';
      const html = await cardPage({ title: String(title), line: `${kind}, ${dayOf(file)}` }, brand);
      const name = `${slug}.${createHash('sha256').update(html).digest('hex').slice(0, 8)}.png`;
      return { file, name, address: `${ADDRESS}${name}`, html };
    }),
  );
}

/** Each post names the card with its title and date. */
export async function checkCards(pages: readonly Page[]): Promise<Finding[]> {
  const posts = pages.filter(({ file }) => file.startsWith('blog/'));
  const cards = await cardsOf(posts);
  return posts.flatMap(({ file, frontMatter }, at) =>
    frontMatter.image === cards[at]?.address
      ? []
      : [{ file, line: 1, message: 'has no card of its own title. Run npm run brand' }],
  );
}
