// Social cards of the blog posts: what is on each, and the name of its file, which changes with what is on it.
import type { Page } from '../prose/page.ts';
import type { Finding } from '../prose/rules.ts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { product } from '../../src/product.ts';
import { siteDir } from '../shared/site-dir.ts';

/** Where the pictures are, and their address on the site. */
export const FOLDER = 'static/img/cards';
const ADDRESS = '/img/cards/';
/** The small versions, which the blog shows. */
export const SMALL_FOLDER = 'static/img/cards/small';
export const SMALL_WIDTH = 640;

/** In px, as sites that show cards ask for it. */
export const SIZE = { width: 1200, height: 630 };

const escaped = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

/** `blog/2025-11-05-name.mdx` → November 5, 2025 */
function dayOf(file: string): string {
  const day = /(\d{4}-\d\d-\d\d)/.exec(file)?.[1] ?? '';
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/**
 * A page of the size of the card. A long title is set smaller until it has three lines at most.
 * @param files - the font in base64, the logo for dark ground
 */
function pageOf(
  { title, kind, day, brand }: { title: string; kind: string; day: string; brand: string },
  { font, mark }: { font: string; mark: string },
) {
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Archivo; font-weight: 400 600; src: url(data:font/woff2;base64,${font}) }
* { box-sizing: border-box; margin: 0 }
body { inline-size: ${SIZE.width}px; block-size: ${SIZE.height}px; padding: 72px; overflow: hidden; background: #111316; color: #eceef0; font: 400 32px/1.2 Archivo }
.brand { display: flex; align-items: center; gap: 24px; font-size: 44px; letter-spacing: -1px }
.brand svg { inline-size: 72px; block-size: 72px; margin-inline-start: -4px }
.brand span { color: #a9b1bc }
main { position: absolute; inset-inline: 72px; inset-block-end: 72px }
h1 { inline-size: fit-content; max-inline-size: 100%; padding: 20px 32px 24px; background: #f4570b; color: #111316; font-size: 76px; font-weight: 600; line-height: 1.08; letter-spacing: -2px; text-wrap: balance }
p { inline-size: fit-content; margin-inline-start: 32px; padding: 14px 28px 16px; border: 3px solid #eceef0; border-block-start: 0 }
</style><div class="brand">${mark}<b>${escaped(brand)} <span style="font-weight:400">Docs</span></b></div>
<main><h1>${escaped(title)}</h1><p>${kind}, ${day}</p></main>
<script>
const fit = () => {
  const title = document.querySelector('h1');
  for (let size = 76; size > 40 && title.offsetHeight > size * 1.08 * 3 + 50; size -= 2) title.style.fontSize = size + 'px';
};
globalThis.isFitted = Promise.all([400, 600].map((weight) => document.fonts.load(weight + ' 32px Archivo'))).then(fit);
</script>`;
}

/**
 * The cards of posts.
 * @returns `file` of the post, `name` and `address` of its picture
 */
export async function cardsOf(
  posts: readonly Page[],
): Promise<{ file: string; name: string; address: string; html: string }[]> {
  const [font, mark] = await Promise.all([
    readFile(path.join(siteDir, 'src/css/fonts/archivo-basic.woff2'), 'base64'),
    readFile(path.join(siteDir, 'static/img/logo-dark.svg'), 'utf8'),
  ]);
  return posts.map(({ file, frontMatter: { title, slug } }) => {
    const kind = /release-notes$/.test(String(slug)) ? 'Release notes' : 'Blog';
    const html = pageOf(
      { title: String(title), kind, day: dayOf(file), brand: product.name },
      { font, mark },
    );
    const name = `${slug}.${createHash('sha256').update(html).digest('hex').slice(0, 8)}.png`;
    return { file, name, address: `${ADDRESS}${name}`, html };
  });
}

/** Each post names the card that shows its title and its day. */
export async function hasItsCard(pages: readonly Page[]): Promise<Finding[]> {
  const posts = pages.filter(({ file }) => file.startsWith('blog/'));
  const cards = await cardsOf(posts);
  return posts.flatMap(({ file, frontMatter }, at) =>
    frontMatter.image === cards[at]?.address
      ? []
      : [{ file, line: 1, message: 'has no card of its own title. Run npm run cards' }],
  );
}
