import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { UNUSED } from '../../plugins/bundle/unused-styles.ts';
import { i18n } from '../../src/config/locales.ts';
import { attribute, filesOf, readBuilt, readPage } from '../helpers/built-site.ts';

const sheets = filesOf(i18n.defaultLocale).filter((file) => file.endsWith('.css'));

// Every page waits for the style sheet before it's painted.
test('the site has one style sheet of at most 26,500 bytes, compressed with Brotli', () => {
  expect(sheets).toHaveLength(1);
  expect(brotliCompressSync(readBuilt(sheets[0]!)).length).toBeLessThanOrEqual(26_500);
});

test("text isn't enlarged on phones, and pages don't scroll smoothly", () => {
  const style = sheets.map((sheet) => readBuilt(sheet)).join('');
  // Without this, Safari on iOS enlarges wide lines of code.
  expect(style).toMatch(/html\{[^}]*-webkit-text-size-adjust:100%/);
  expect(style).not.toMatch(/[{;]scroll-behavior:/);
});

test('no page needs the styles that are left out', () => {
  const pages = filesOf(i18n.defaultLocale).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(80);
  for (const page of pages) {
    const classes = readPage(page).elements.flatMap((one) => (attribute(one, 'class') ?? '').split(/\s+/));
    expect(
      classes.filter((name) => UNUSED.test(`.${name}`)),
      page,
    ).toEqual([]);
  }
});
