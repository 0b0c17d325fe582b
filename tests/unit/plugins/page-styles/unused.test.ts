import { expect, test } from 'vitest';
import { withoutUnused, wordsOf } from '../../../../plugins/page-styles/unused';

const plain = (css: string): string => css.replace(/\s+/g, '');

async function left(css: string, script: string, kept: readonly RegExp[] = []): Promise<string> {
  const [lean] = await withoutUnused([css], wordsOf([script]), kept);
  return plain(lean!);
}

test('keeps the classes and elements that a script names, and no others', async () => {
  expect(await left('.a{top:0}.b{top:0}p{top:0}hr{top:0}', 'jsx("p",{className:"a c"})')).toBe(
    '.a{top:0}p{top:0}',
  );
});

test('takes an unused selector out of a list and leaves the others', async () => {
  expect(await left('.a,.b{top:0}', '"a"')).toBe('.a{top:0}');
});

test('leaves no empty rule for a width behind', async () => {
  expect(await left('@media print{.b{top:0}}.a{top:0}', '"a"')).toBe('.a{top:0}');
});

test.each([
  ':focus-visible{top:0}',
  '::selection{top:0}',
  ':root{--x:1}',
  '[data-theme=dark]{--x:2}',
  '[itemtype$="/Blog"]{top:0}',
  '.a[class*=sidebar_]{top:0}',
  '.a:not(.b){top:0}',
])('keeps %s', async (rule) => {
  expect(await left(rule, '"a"')).toBe(plain(rule));
});

test('keeps what is named from parts when it is told to', async () => {
  const rule = '.theme-admonition-tip{top:0}';
  expect(await left(rule, '`theme-admonition-${type}`')).toBe('');
  expect(await left(rule, '`theme-admonition-${type}`', [/^theme-/])).toBe(rule);
});

test('gives the sheets back in their order', async () => {
  const lean = await withoutUnused(['.b{top:0}', '.a{top:0}'], wordsOf(['"a"']), []);
  expect(lean.map(plain)).toEqual(['', '.a{top:0}']);
});
