// Draws the social cards of the blog posts in Chromium and writes each into the front matter of its post. Those that are
// up to date are left alone. The files are committed, so that the build of the site needs no browser.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '../test/browser.ts';
import { cardsOf, FOLDER, SIZE } from './blog-cards.ts';
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

mkdirSync(folder, { recursive: true });
const posts = (await readPages()).filter(({ file }) => file.startsWith('blog/'));
const cards = await cardsOf(posts);
const missing = cards.filter(({ name }) => !existsSync(path.join(folder, name)));
if (missing.length > 0) {
  const found = await ensureBrowser(siteDir);
  if ('problem' in found) {
    console.error(found.problem);
    process.exit(1);
  }
  const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_FLAGS });
  for (const { name, html } of missing) {
    const png = await draw(browser, html);
    writeFileSync(path.join(folder, name), png);
    say(`${name}: ${Math.round(png.length / 1024)} kB`);
  }
  await browser.close();
}
for (const { file, address } of cards) nameIn(path.join(siteDir, file), address);
const wanted = new Set(cards.map(({ name }) => name));
for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(path.join(folder, name));
say(`${wanted.size} cards are up to date`);
