import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardPage } from '../../../tools/brand/card-page.ts';
import { colorBackground, textFiles } from '../../../tools/brand/text-files.ts';
import { brandOf, readBrand } from '../../../tools/brand/tokens.ts';
import { animatedWebp } from '../../../tools/brand/webp.ts';
import { siteDir } from '../../../tools/shared/site-dir.ts';
import { fromIcon, toIcon } from '../../../tools/update/icon-file.ts';

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

describe('the tokens', () => {
  it('must include every color of the brand', () => {
    expect(() => brandOf(':root {\n  --kf-paper: #ffffff;\n}')).toThrow(
      'tokens.css has no --kf-surface-strong',
    );
  });
});

describe('a background', () => {
  it('gets the accent color in its style, and stays as it is without one', () => {
    expect(colorBackground('<svg><style>.accent{fill:#000}</style></svg>', '#123456')).toBe(
      '<svg><style>.accent{fill:#123456}</style></svg>',
    );
    expect(colorBackground('<svg/>', '#123456')).toBe('<svg/>');
  });
});

describe('an icon file', () => {
  it('contains the PNG after a header with its size and length', () => {
    // A PNG has its width at byte 16.
    const png = Buffer.alloc(24);
    png.writeUInt32BE(32, 16);
    const icon = toIcon(png);
    expect([icon.readUInt16LE(2), icon[6], icon[7], icon.readUInt32LE(14)]).toEqual([1, 32, 32, 24]);
    expect(icon.subarray(icon.readUInt32LE(18)).equals(png)).toBe(true);
    expect(fromIcon(icon).equals(png)).toBe(true);
  });
});

describe('an animated WebP', () => {
  const still = (pixels: string) =>
    Buffer.concat([
      Buffer.from('RIFF....WEBPVP8 '),
      Buffer.from([pixels.length, 0, 0, 0]),
      Buffer.from(pixels),
    ]);
  const frame = { picture: still('abc'), x: 4, y: 2, width: 10, height: 6, duration: 80 };

  it('contains the pixels of each frame with position and duration', () => {
    const file = animatedWebp([frame, frame], 20, 16);
    expect(file.readUInt32LE(4) + 8).toBe(file.length);
    expect([file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1]).toEqual([20, 16]);
    const at = file.indexOf('ANMF') + 8;
    expect([0, 3, 6, 9, 12].map((offset) => file.readUIntLE(at + offset, 3))).toEqual([2, 1, 9, 5, 80]);
    // An odd length gets a byte of padding.
    expect(file.toString('latin1', at + 16, at + 28)).toBe('VP8 \x03\0\0\0abc\0');
    expect(file.toString('latin1').match(/ANMF/g)).toHaveLength(2);
  });

  it('rejects a picture without pixels', () => {
    const empty = { ...frame, picture: Buffer.from('RIFF....WEBP') };
    expect(() => animatedWebp([empty], 20, 16)).toThrow('The browser encoded a picture without pixels');
  });
});
