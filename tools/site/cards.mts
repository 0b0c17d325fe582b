// Draws the social cards of the blog posts in Chromium and writes each into the front matter of its post. Those that are
// up to date are left alone. The files are committed, so that the build of the site needs no browser.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '../test/browser.ts';
import { cardsOf, FOLDER, SIZE, SMALL_FOLDER, SMALL_WIDTH } from './blog-cards.ts';
import { CHROMIUM_FLAGS } from '../test/chromium-flags.ts';
import { readPages } from '../check/content-files.ts';
import { say } from '../shared/say.ts';
import { siteDir } from '../shared/site-dir.ts';

const folder = path.join(siteDir, FOLDER);

/** Names the card in the front matter, below the tags. */
function nameIn(file: string, address: string): void {
  const source = readFileSync(file, 'utf8');
  const line = `image: ${address}`;
  const named = /^image: .*$/m.test(source)
    ? source.replace(/^image: .*$/m, line)
    : source.replace(/^tags: .*$/m, (tags) => `${tags}\n${line}`);
  if (named !== source) writeFileSync(file, named);
}

async function draw(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(html);
  await page.evaluate('isFitted');
  const png = await page.screenshot();
  await page.close();
  return png;
}

/** Converts a card to a small WebP, which the blog shows. */
async function toSmall(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const address = await page.evaluate(
    async ([base64, width]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.round((width * image.height) / image.width);
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('the browser draws nothing');
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', 0.7);
    },
    [png.toString('base64'), SMALL_WIDTH] as const,
  );
  await page.close();
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

const smallFolder = path.join(siteDir, SMALL_FOLDER);
const smallName = (name: string): string => name.replace(/png$/, 'webp');
mkdirSync(folder, { recursive: true });
mkdirSync(smallFolder, { recursive: true });
const posts = (await readPages()).filter(({ file }) => file.startsWith('blog/'));
const cards = await cardsOf(posts);
const missing = cards.filter(
  ({ name }) => !existsSync(path.join(folder, name)) || !existsSync(path.join(smallFolder, smallName(name))),
);
if (missing.length > 0) {
  const found = await ensureBrowser(siteDir);
  if ('problem' in found) {
    console.error(found.problem);
    process.exit(1);
  }
  const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_FLAGS });
  for (const { name, html } of missing) {
    const file = path.join(folder, name);
    if (!existsSync(file)) {
      const png = await draw(browser, html);
      writeFileSync(file, png);
      say(`${name}: ${Math.round(png.length / 1024)} kB`);
    }
    writeFileSync(path.join(smallFolder, smallName(name)), await toSmall(browser, readFileSync(file)));
  }
  await browser.close();
}
for (const { file, address } of cards) nameIn(path.join(siteDir, file), address);
const wanted = new Set(cards.map(({ name }) => name));
for (const name of readdirSync(folder))
  if (name.endsWith('.png') && !wanted.has(name)) rmSync(path.join(folder, name));
for (const name of readdirSync(smallFolder))
  if (!wanted.has(name.replace(/webp$/, 'png'))) rmSync(path.join(smallFolder, name));
say(`${wanted.size} cards are up to date`);
