import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { i18n } from '../../src/config/locales.ts';
import { attribute, fileOfRoute, filesOf, readBuilt, readPage } from '../helpers/built-site.ts';

const files = filesOf(i18n.defaultLocale);
const sheets = new Map(
  files.filter((file) => /^assets\/css\/.*\.css$/.test(file)).map((file) => [file, readBuilt(file)]),
);
const pages = files.filter((file) => file.endsWith('.html') && /id="?__docusaurus/.test(readBuilt(file)));

/** Classes of CSS modules end in an underscore and four characters. Infima's, such as `avatar__name`, have two underscores. */
const MODULE_CLASS = /\.([a-z]\w*_[\w-]{4})(?![\w-])/gi;

function classesOf(css: string): Set<string> {
  return new Set(
    [...css.matchAll(MODULE_CLASS)].map(([, name]) => name!).filter((name) => !name.includes('__')),
  );
}

/** The style sheets in a page's head. The browser doesn't paint the page until they've loaded. */
function sheetsOf(file: string): string[] {
  return readPage(file)
    .elements.filter((one) => one.tagName === 'link' && attribute(one, 'rel') === 'stylesheet')
    .map((one) => attribute(one, 'href')!.slice(1));
}

/** The size in bytes after the compression that a good host uses. */
function weightOf(file: string): number {
  return sheetsOf(file).reduce((sum, name) => sum + brotliCompressSync(sheets.get(name)!).length, 0);
}

// Every page is only painted after its sheets have arrived. Infima alone is most of the common sheet.
test.each([
  ['/user-guide/best-practices', 19_000],
  ['/user-guide/actions/finding-elements', 19_000],
  ['/api/composition', 19_000],
  ['/blog', 20_500],
  ['/', 21_500],
  // With a live template.
  ['/blog/keyfill-2.3-release-notes', 23_000],
  ['/user-guide/examples/crawler', 22_500],
])('%s waits for at most %i bytes of style sheets', (route, most) => {
  expect(weightOf(fileOfRoute(route))).toBeLessThanOrEqual(most);
});

test('the common sheet comes first on every page', () => {
  expect(pages.length).toBeGreaterThan(50);
  const others = pages.filter((file) => !/^assets\/css\/styles\.[^/]*\.css$/.test(sheetsOf(file)[0] ?? ''));
  expect(others).toEqual([]);
});

test('every page links the sheets for everything in its HTML', () => {
  const owners = new Map<string, string>();
  for (const [file, css] of sheets) for (const name of classesOf(css)) owners.set(name, file);
  expect(new Set(owners.values()).size).toBeGreaterThan(5);
  const missing = pages.flatMap((file) => {
    const named = new Set(sheetsOf(file));
    const used = new Set(
      readPage(file).elements.flatMap((one) => (attribute(one, 'class') ?? '').split(/\s+/)),
    );
    return [...used]
      .filter((name) => owners.has(name) && !named.has(owners.get(name)!))
      .map((name) => `${file}: .${name} of ${owners.get(name)}`);
  });
  expect(missing).toEqual([]);
});

test('no class is in two sheets, although names are short enough to collide', () => {
  const lists = [...sheets.values()].map((css) => [...classesOf(css)]);
  const all = lists.flat();
  expect(all.length).toBeGreaterThan(150);
  expect(all.length).toBe(new Set(all).size);
});

test('no two sheets contain animations of the same name', () => {
  const names = [...sheets.values()].flatMap((css) => [
    ...new Set([...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name)),
  ]);
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBe(new Set(names).size);
});
