import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { product } from '../../../src/product.ts';

/**
 * Code and configuration. Pages and translations mention the product, and the runtime's own names (`keyfill`,
 * `.keyfill`) are its interface.
 */
const places = [
  'src',
  'plugins',
  'i18n/en',
  'docusaurus.config.ts',
  'sidebars-api.ts',
  'sidebars-user-guide.ts',
];
const isCode = /\.(?:ts|tsx|json)$/;
const isExempt = /^src\/(?:product\.ts|runtime\/|runtime-validation\/|examples\/|pages\/.*\.mdx)|\.test\./;

function filesIn(place: string): string[] {
  if (isCode.test(place)) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCode.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'));
}

/** Source text without comments, because comments may name the product. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

const files = places.flatMap(filesIn).filter((file) => !isExempt.test(file));

test("the product's addresses are defined in one place", () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.filter((file) => /keyfill\.example/.test(withoutComments(readFileSync(file, 'utf8'))));
  expect(found).toEqual([]);
});
