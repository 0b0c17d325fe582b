import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { UNUSED } from '../../plugins/bundle/unused-styles.ts';
import { i18n } from '../../src/config/locales.ts';
import { attribute, filesOf, readBuilt, readPage, textOf } from '../helpers/built-site.ts';

const sheets = filesOf(i18n.defaultLocale).filter((file) => file.endsWith('.css'));
const pages = filesOf(i18n.defaultLocale).filter((file) => file.endsWith('.html'));

test('pages contain 17 kB of styles, and only those that show a template or a tool contain 8.5 kB more', () => {
  const [later = '', first = ''] = sheets;
  expect(sheets).toHaveLength(2);
  expect(brotliCompressSync(readBuilt(first)).length).toBeLessThanOrEqual(17_000);
  expect(brotliCompressSync(readBuilt(later)).length).toBeLessThanOrEqual(8_500);
  for (const page of pages) {
    const { elements } = readPage(page);
    if (!elements.some((one) => attribute(one, 'id') === 'keyfill-scripts')) continue;
    const needsBoth = elements.some((one) => attribute(one, 'class')?.includes('_-'));
    const styles = elements.filter((one) => attribute(one, 'data-href') !== undefined);
    const names = styles.map((one) => attribute(one, 'data-href')?.slice(1));
    expect(names, page).toEqual(needsBoth ? [first, later] : [first]);
    expect(styles.map(textOf).join('\n'), page).toContain('.navbar{');
    expect(
      elements.filter((one) => attribute(one, 'rel') === 'stylesheet'),
      page,
    ).toEqual([]);
    expect(readBuilt(page).includes(`["/${later}"`), page).toBe(!needsBoth);
  }
});

// Seen on other sites: Safari enlarged some lines of code, and pages scrolled smoothly in spite of reduced motion.
test("text isn't enlarged on phones, and pages don't scroll smoothly", () => {
  const style = sheets.map((sheet) => readBuilt(sheet)).join('');
  // Without this, Safari on iOS enlarges wide lines of code.
  expect(style).toMatch(/html\{[^}]*-webkit-text-size-adjust:100%/);
  expect(style).not.toMatch(/[{;]scroll-behavior:/);
});

test('no rule makes browsers style a whole page again when one element or class changes', () => {
  const style = sheets.map((sheet) => readBuilt(sheet)).join('');
  // Chromium looks at all rules with :has(), or with [class], together. One for any element below affects all elements.
  expect(style).not.toMatch(/:has\((?:[^()]|\([^()]*\))*\)[^,{}()]*[\s>+~]\*\s*[,{]/);
  expect(style).not.toMatch(/\[class[^\]]*\][^\s,{>+~]*::?first-l/);
});

test('no page needs the styles that are left out', () => {
  expect(pages.length).toBeGreaterThan(80);
  for (const page of pages) {
    const classes = readPage(page).elements.flatMap((one) => (attribute(one, 'class') ?? '').split(/\s+/));
    expect(
      classes.filter((name) => UNUSED.test(`.${name}`)),
      page,
    ).toEqual([]);
  }
});

test('all variables of Infima that a sheet uses are defined', () => {
  const style = sheets.map((sheet) => readBuilt(sheet)).join('');
  const used = style.matchAll(/var\((--ifm-[\w-]+)\)/g);
  const defined = new Set(Array.from(style.matchAll(/(--ifm-[\w-]+):/g), ([, name]) => name));
  expect(Array.from(used, ([, name]) => name).filter((name) => !defined.has(name))).toEqual([]);
});
