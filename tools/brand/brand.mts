// Writes everything that contains the logo or a brand color: SVGs, icons, and the social cards of the site
// and of blog posts. Files that are up to date are left alone. They're committed, so that building the site
// doesn't need a browser.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cardsOf, FOLDER, SMALL_FOLDER, SMALL_WIDTH } from './blog-cards.ts';
import { CARD_SIZE } from './card-page.ts';
import { hashOf, isDrawn, MANIFEST, picturesOf, readDrawn, toIcon } from './pictures.ts';
import { textFiles } from './text-files.ts';
import { readBrand } from './tokens.ts';
import { lazyBrowser } from '../test/lazy-browser.ts';
import { toWebp } from '../test/to-webp.ts';
import { readPages } from '../check/content-files.ts';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';

const browser = lazyBrowser();

async function draw(html: string, viewport: { width: number; height: number }): Promise<Buffer> {
  const page = await (await browser.open()).newPage({ viewport });
  await page.setContent(html);
  await page.evaluate('globalThis.isFitted');
  const png = await page.screenshot();
  await page.close();
  return png;
}

/** Converts a card to a small WebP, which the blog shows. */
async function toSmall(bytes: Buffer): Promise<Buffer> {
  const page = await (await browser.open()).newPage();
  const small = await toWebp(page, { bytes, type: 'image/png', width: SMALL_WIDTH, quality: 0.7 });
  await page.close();
  return small;
}

/** Writes a file unless it already has this content. */
function write(file: string, content: string | Buffer): void {
  const at = path.join(siteDir, file);
  if (existsSync(at) && readFileSync(at).equals(Buffer.from(content))) return;
  writeFileSync(at, content);
  log(file);
}

/** Names the card in the front matter: in its own line, or in a new last line. */
function nameCard(file: string, address: string): void {
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const line = `image: ${address}`;
  write(
    file,
    /^image: .*$/m.test(source)
      ? source.replace(/^image: .*$/m, line)
      : source.replace('\n---\n', `\n${line}\n---\n`),
  );
}

async function drawBlogCards(): Promise<void> {
  const smallName = (name: string): string => name.replace(/png$/, 'webp');
  mkdirSync(path.join(siteDir, SMALL_FOLDER), { recursive: true });
  const cards = await cardsOf((await readPages()).filter(({ file }) => file.startsWith('blog/')));
  for (const { file, name, address, html } of cards) {
    const picture = path.join(FOLDER, name);
    const small = path.join(SMALL_FOLDER, smallName(name));
    if (!existsSync(path.join(siteDir, picture))) write(picture, await draw(html, CARD_SIZE));
    if (!existsSync(path.join(siteDir, small)))
      write(small, await toSmall(readFileSync(path.join(siteDir, picture))));
    nameCard(file, address);
  }
  const wanted = new Set(cards.flatMap(({ name }) => [name, smallName(name)]));
  for (const folder of [FOLDER, SMALL_FOLDER])
    for (const name of readdirSync(path.join(siteDir, folder)))
      if (/\.(?:png|webp)$/.test(name) && !wanted.has(name)) rmSync(path.join(siteDir, folder, name));
}

const brand = readBrand();
for (const [file, text] of textFiles(brand)) write(file, text);
const drawn = { ...readDrawn() };
for (const picture of await picturesOf(brand)) {
  if (isDrawn(picture, drawn)) continue;
  const png = await draw(picture.html, picture);
  const bytes = picture.file.endsWith('.ico') ? toIcon(png, picture.width) : png;
  write(picture.file, bytes);
  drawn[picture.file] = { source: hashOf(picture.html), picture: hashOf(bytes) };
}
write(MANIFEST, `${JSON.stringify(drawn, null, 2)}\n`);
await drawBlogCards();
await browser.close();
log('The brand is up to date');
