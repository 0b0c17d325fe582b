import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardPage } from '../../../tools/brand/card-page.ts';
import { textFiles } from '../../../tools/brand/text-files.ts';
import { brandOf, readBrand } from '../../../tools/brand/tokens.ts';
import { siteDir } from '../../../tools/shared/site-dir.ts';

const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
const brand = readBrand();

describe('the accent color', () => {
  it('is only in the tokens, and in backgrounds that get it from them', () => {
    const files = ['api', 'blog', 'plugins', 'src', 'static', 'tools', 'user-guide'].flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll(path.sep, '/')}`,
      ),
    );
    const others = [...files, 'docusaurus.config.ts', 'README.md', 'CONTRIBUTING.md']
      .filter((file) => /\.(?:svg|html|css|json|mdx?|[cm]?[jt]sx?)$/.test(file))
      .filter((file) => read(file).toLowerCase().includes(brand.light.fill))
      .filter((file) => file !== 'src/css/tokens.css' && !file.startsWith('tools/brand/backgrounds/'));
    expect(others, 'read the color from src/css/tokens.css or generated/brand.json').toEqual([]);
  });
});

it.each(['light', 'dark'])('the animation in the README for %s pages is small', (scheme) => {
  expect(statSync(`.github/live-template-${scheme}.webp`).size).toBeLessThan(400_000);
});

describe('a new accent color', () => {
  const css = read('src/css/tokens.css').replace(`--kf-fill: ${brand.light.fill}`, '--kf-fill: #0a84ff');
  const blue = brandOf(css);

  it('applies to both color modes', () => {
    expect([blue.light.fill, blue.dark.fill]).toEqual(['#0a84ff', '#0a84ff']);
    expect(blue.dark.ink).toBe(brand.dark.ink);
    expect(blue.dark.ink).not.toBe(blue.light.ink);
  });

  it('changes every file with the old color', () => {
    const before = textFiles(brand);
    const changed = [...textFiles(blue)].filter(([file, text]) => before.get(file) !== text);
    expect(changed.map(([file]) => file)).toEqual([
      'brand.json',
      'static/img/favicon.svg',
      'static/img/logo-light.svg',
      'static/img/logo-dark.svg',
      'static/img/backgrounds/stadium.svg',
      'static/img/backgrounds/studio.svg',
    ]);
    for (const [, text] of changed) expect(text).not.toContain(brand.light.fill);
  });

  it('changes the cards of posts', async () => {
    const card = { title: 'A title', line: 'Blog' };
    expect(await cardPage(card, blue)).not.toBe(await cardPage(card, brand));
  });
});
