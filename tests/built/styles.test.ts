import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { i18n } from '../../src/config/locales.ts';
import { attribute, filesOf, readBuilt, readPage, textOf } from '../helpers/built-site.ts';

const sheets = filesOf(i18n.defaultLocale).filter((file) => file.endsWith('.css'));
const style = sheets.map((sheet) => readBuilt(sheet)).join('');
const pages = filesOf(i18n.defaultLocale).filter((file) => file.endsWith('.html'));

test('each page contains the one sheet, and links none', () => {
  expect(sheets).toHaveLength(1);
  const [sheet = ''] = sheets;
  expect(brotliCompressSync(readBuilt(sheet)).length).toBeLessThanOrEqual(22_800);
  for (const page of pages) {
    const { elements } = readPage(page);
    if (!elements.some((one) => attribute(one, 'id') === '__docusaurus')) continue;
    const styles = elements.filter((one) => attribute(one, 'data-href') === `/${sheet}`);
    expect(styles.map(textOf), page).toEqual([readBuilt(sheet)]);
    expect(
      elements.filter((one) => attribute(one, 'rel') === 'stylesheet'),
      page,
    ).toEqual([]);
  }
});

test('every rule is in a layer, and rules for hovering need a pointer that hovers', () => {
  expect(style.slice(0, 80)).toMatch(/^@layer infima, theme, forced, tokens, base, components, pages;@/);
  const outside: string[] = [];
  let depth = 0;
  for (const [part] of style.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '').matchAll(/[^{}]*[{}]/g)) {
    if (part.endsWith('}')) depth -= 1;
    else if (depth++ === 0) outside.push(part.replace(/^@layer [^;{]*;/, ''));
  }
  expect(outside.filter((one) => !/^@(?:layer [a-z]+|page)\{$/.test(one))).toEqual([]);
  const hovering = style.replaceAll(/@media \(hover:hover\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
  expect(hovering.match(/[^{}]*:hover[^{}]*/g) ?? []).toEqual([]);
});

// Seen on other sites: Safari enlarged lines of code, and pages scrolled smoothly despite reduced motion.
test("text isn't enlarged on phones, and pages don't scroll smoothly", () => {
  // Without this, Safari on iOS enlarges wide lines of code.
  expect(style).toMatch(/html\{[^}]*-webkit-text-size-adjust:100%/);
  expect(style).not.toMatch(/[{;]scroll-behavior:/);
});

test("every Infima class in the scripts has its rules, except those that the site doesn't want", () => {
  const namesIn = (text: string): Set<string> =>
    new Set(Array.from(text.matchAll(/\.([a-z]+(?:__|--|-[a-z]+--)[\w-]+)/g), ([, name = '']) => name));
  const words = new Set(
    filesOf(i18n.defaultLocale)
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => readBuilt(file).match(/[\w-]+/g) ?? []),
  );
  const kept = namesIn(style);
  const infima = namesIn(readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'));
  const lost = [...infima].filter((name) => words.has(name) && !kept.has(name));
  // Admonitions and buttons have the site's own look.
  const others = lost.filter((name) => !/^(?:alert|badge|button)--/.test(name));
  expect(others.sort()).toEqual([
    'col--offset-1',
    'footer--dark',
    'navbar--dark',
    'navbar--primary',
    'tabs--block',
  ]);
});

test('all variables of Infima and of ours that a sheet or a page uses are defined', () => {
  const defined = new Set(Array.from(style.matchAll(/(--(?:ifm|kf)-[\w-]+):/g), ([, name]) => name));
  const used = [style, ...pages.map((page) => readBuilt(page))].flatMap((text) =>
    Array.from(text.matchAll(/var\((--(?:ifm|kf)-[\w-]+)\)/g), ([, name]) => name),
  );
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});
