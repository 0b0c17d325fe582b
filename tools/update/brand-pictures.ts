// Pictures with the logo or a brand color: icons, and the social cards of the site and of blog posts.
import type { Browser } from '@playwright/test';
import { cardOf, readPosts } from '../brand/blog-cards.ts';
import { CARD_SIZE, cardPage } from '../brand/card-page.ts';
import { logo, smallLogo } from '../brand/mark.ts';
import { readBrand, type Brand } from '../brand/tokens.ts';
import type { Drawing } from './drawing.ts';

/** Takes a screenshot of a page, which is only created when the picture is drawn. */
const screenshotOf =
  (create: () => string | Promise<string>, viewport: { width: number; height: number }) =>
  async (browser: Browser): Promise<Buffer> => {
    const page = await browser.newPage({ viewport });
    try {
      await page.setContent(await create());
      await page.evaluate('globalThis.isFitted');
      return await page.screenshot();
    } finally {
      await page.close();
    }
  };

const iconPage = ({ dark }: Brand, size: number, logoSize: number): string => `<!doctype html><style>
body { display: grid; block-size: ${size}px; margin: 0; place-items: center; background: ${dark.paper} }
svg { inline-size: ${logoSize}px; block-size: ${logoSize}px }
</style>${smallLogo({ key: dark.ink, fill: dark.fill })}`;

/** The page that the site's social card is a screenshot of. */
async function siteCard(brand: Brand): Promise<string> {
  const { line, surfaceStrong } = brand.dark;
  const behind = logo({ key: line, fill: surfaceStrong })
    .replace('<svg', '<svg class="behind"')
    .replaceAll('key"', 'key-behind"')
    .replace('#key)', '#key-behind)');
  const words = { title: 'Live graphics, from the canvas to air', line: 'User Guide, Actions API, and Blog' };
  return cardPage({ ...words, behind }, brand);
}

/** Pictures with fixed addresses. */
export function icons(): readonly Drawing[] {
  const brand = readBrand();
  const square = (size: number) => ({ width: size, height: size });
  const pictures = [
    ['static/favicon', 'ico', () => iconPage(brand, 32, 32), square(32)],
    ['static/img/apple-touch-icon', 'png', () => iconPage(brand, 180, 126), square(180)],
    ['static/img/social-card', 'png', () => siteCard(brand), CARD_SIZE],
  ] as const;
  return pictures.map(([stem, format, create, size]) => ({
    stem,
    format,
    isNamedByContent: false,
    draw: screenshotOf(create, size),
  }));
}

export interface BlogCard extends Drawing {
  readonly post: string;
}

export const cards = (): readonly BlogCard[] =>
  readPosts().map((post) => ({
    post: post.file,
    stem: `static/img/cards/${String(post.frontMatter['slug'])}`,
    format: 'png',
    isNamedByContent: true,
    draw: screenshotOf(() => cardOf(post), CARD_SIZE),
  }));
