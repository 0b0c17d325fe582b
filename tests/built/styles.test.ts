import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { UNUSED } from '../../plugins/bundle/unused-styles.ts';
import { i18n } from '../../src/config/locales.ts';
import { attribute, filesOf, readBuilt, readPage } from '../helpers/built-site.ts';

const sheets = filesOf(i18n.defaultLocale).filter((file) => file.endsWith('.css'));
const pages = filesOf(i18n.defaultLocale).filter((file) => file.endsWith('.html'));

test('pages contain the styles that they need, and load the rest with their scripts', () => {
  const [sheet = '', ...others] = sheets;
  expect(others).toEqual([]);
  expect(brotliCompressSync(readBuilt(sheet)).length).toBeLessThanOrEqual(25_000);
  for (const page of pages) {
    const { elements } = readPage(page);
    if (!elements.some((one) => attribute(one, 'id') === 'keyfill-scripts')) continue;
    expect(elements.filter((one) => attribute(one, 'rel') === 'stylesheet')).toEqual([]);
    const html = readBuilt(page);
    expect(html.includes(`["/${sheet}",`), page).toBe(true);
    const [styles = ''] = /(?<=<style>).*?(?=<\/style>)/s.exec(html) ?? [];
    expect(brotliCompressSync(styles).length, page).toBeLessThanOrEqual(15_500);
  }
});

test("text isn't enlarged on phones, and pages don't scroll smoothly", () => {
  const style = sheets.map((sheet) => readBuilt(sheet)).join('');
  // Without this, Safari on iOS enlarges wide lines of code.
  expect(style).toMatch(/html\{[^}]*-webkit-text-size-adjust:100%/);
  expect(style).not.toMatch(/[{;]scroll-behavior:/);
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
