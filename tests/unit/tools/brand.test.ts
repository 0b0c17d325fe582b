import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardPage } from '../../../tools/brand/card-page.ts';
import { animationsOf, isDrawn, picturesOf, readDrawn } from '../../../tools/brand/pictures.ts';
import { textFiles } from '../../../tools/brand/text-files.ts';
import { brandOf, readBrand } from '../../../tools/brand/tokens.ts';
import { siteDir } from '../../../tools/shared/site-dir.ts';

const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
const HINT = 'run npm run brand, look at what it has drawn, and commit it';
const brand = readBrand();
const texts = textFiles(brand);
const pictures = await picturesOf(brand);

describe("the brand's files", () => {
  it.each([...texts])('%s has the colors of the design tokens', (file, text) => {
    expect(read(file), HINT).toBe(text);
  });

  it.each(pictures)('$file shows what it is drawn from', (picture) => {
    expect(isDrawn(picture, readDrawn()), HINT).toBe(true);
  });

  it.each(animationsOf(brand))('$file shows the player as it looks today', (animation) => {
    const hint = 'run npm run build and npm run animation, look at what they have drawn, and commit it';
    expect(isDrawn(animation, readDrawn()), hint).toBe(true);
    expect(statSync(path.join(siteDir, animation.file)).size).toBeLessThan(400_000);
  });

  it('are the only files with the accent color, apart from the tokens', () => {
    const files = ['api', 'blog', 'plugins', 'src', 'static', 'tools', 'user-guide'].flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll(path.sep, '/')}`,
      ),
    );
    const others = [...files, 'docusaurus.config.ts', 'README.md', 'CONTRIBUTING.md']
      .filter((file) => /\.(?:svg|html|css|json|mdx?|[cm]?[jt]sx?)$/.test(file))
      .filter((file) => read(file).toLowerCase().includes(brand.light.fill))
      .filter((file) => file !== 'src/css/tokens.css' && !texts.has(file));
    expect(others, 'read the color from src/css/tokens.css or src/brand.ts').toEqual([]);
  });
});

describe('a new accent color', () => {
  const css = read('src/css/tokens.css').replace(`--kf-fill: ${brand.light.fill}`, '--kf-fill: #0a84ff');
  const blue = brandOf(css);

  it('applies to both color modes', () => {
    expect([blue.light.fill, blue.dark.fill]).toEqual(['#0a84ff', '#0a84ff']);
    expect(blue.dark.ink).toBe(brand.dark.ink);
    expect(blue.dark.ink).not.toBe(blue.light.ink);
  });

  it('makes every file with the old color stale', () => {
    const stale = [...textFiles(blue)].filter(([file, text]) => read(file) !== text).map(([file]) => file);
    expect(stale).toEqual([
      'src/brand.ts',
      'static/img/favicon.svg',
      'static/img/logo-light.svg',
      'static/img/logo-dark.svg',
      'static/img/backgrounds/stadium.svg',
      'static/img/backgrounds/studio.svg',
    ]);
    for (const file of stale) expect(textFiles(blue).get(file)).not.toContain(brand.light.fill);
  });

  it("changes the source of every picture and of the posts' cards", async () => {
    for (const picture of await picturesOf(blue)) {
      expect(picture.html).not.toContain(brand.light.fill);
      expect(isDrawn(picture, readDrawn()), picture.file).toBe(false);
    }
    const card = { title: 'A title', line: 'Blog' };
    expect(await cardPage(card, blue)).not.toBe(await cardPage(card, brand));
  });
});
