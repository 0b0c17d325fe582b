import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { textFiles } from '../../../tools/brand/text-files.ts';
import { brandOf, readBrand } from '../../../tools/brand/tokens.ts';
import { siteDir } from '../../../tools/shared/site-dir.ts';
import { listFiles } from '../../../plugins/build-cache/list-files.ts';

const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
const brand = readBrand();

it('has its accent color only in the tokens, and in backgrounds that get it from them', () => {
  const files = ['api', 'blog', 'plugins', 'src', 'static', 'tools', 'user-guide'].flatMap((folder) =>
    listFiles(path.join(siteDir, folder)).map((name) => `${folder}/${name}`),
  );
  const others = [...files, 'docusaurus.config.ts', 'README.md', 'CONTRIBUTING.md']
    .filter((file) => /\.(?:svg|html|css|json|mdx?|[cm]?[jt]sx?)$/.test(file))
    .filter((file) => read(file).toLowerCase().includes(brand.light.fill))
    .filter((file) => file !== 'src/css/tokens.css' && !file.startsWith('tools/brand/backgrounds/'));
  expect(others, 'read the color from src/css/tokens.css or generated/brand.json').toEqual([]);
});

it('gets a new accent color in both color modes and in every file with the old one', () => {
  const css = read('src/css/tokens.css').replace(`--kf-fill: ${brand.light.fill}`, '--kf-fill: #0a84ff');
  const blue = brandOf(css);
  expect([blue.light.fill, blue.dark.fill]).toEqual(['#0a84ff', '#0a84ff']);
  expect(blue.dark.ink).toBe(brand.dark.ink);
  const before = textFiles(brand);
  const changed = [...textFiles(blue)].filter(([file, text]) => before.get(file) !== text);
  expect(changed.length).toBeGreaterThanOrEqual(6);
  for (const [, text] of changed) expect(text).not.toContain(brand.light.fill);
});
