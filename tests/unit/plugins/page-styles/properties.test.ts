import postcss from 'postcss';
import { expect, test } from 'vitest';
import { withFewerProperties } from '../../../../plugins/page-styles/properties';

function lean(sheets: readonly string[], words: readonly string[] = []): string[] {
  const roots = sheets.map((css) => postcss.parse(css));
  withFewerProperties(roots, new Set(words), (name) => name.startsWith('--t-'));
  return roots.map((root) => root.toString());
}

test('writes a value out where it is read, in other sheets too', () => {
  expect(lean([':root{--t-a:1px;--t-b:calc(2*var(--t-a))}', 'p{top:var(--t-b)}'])).toEqual([
    '',
    'p{top:calc(2*1px)}',
  ]);
});

test.each([
  ['another value in a mode', ':root{--t-a:1px}[data-theme=dark]{--t-a:2px}p{top:var(--t-a)}'],
  ['another value for an element', ':root{--t-a:1px}.x{--t-a:2px}p{top:var(--t-a)}'],
  ['a value at a width only', '@media print{:root{--t-a:1px}}p{top:var(--t-a)}'],
  ['a value that changes with the element', ':root{--k:1px;--t-a:var(--k)}.x{--k:2px}p{top:var(--t-a)}'],
  ['a fallback', ':root{--t-a:1px}p{top:var(--t-a,2px)}'],
  ['a keyword', ':root{--t-a:unset}p{color:var(--t-a)}'],
  ['a property of the site', ':root{--k-a:1px}p{top:var(--k-a)}'],
])('leaves alone: %s', (_why, css) => {
  expect(lean([css])).toEqual([css]);
});

test('leaves alone what scripts name', () => {
  const css = ':root{--t-a:1px}p{top:var(--t-a)}';
  expect(lean([css], ['--t-a'])).toEqual([css]);
});

test('writes out what follows the mode of the whole page', () => {
  expect(lean([':root{--k:1px;--t-a:var(--k)}[data-theme=dark]{--k:2px}p{top:var(--t-a)}'])).toEqual([
    ':root{--k:1px}[data-theme=dark]{--k:2px}p{top:var(--k)}',
  ]);
});

test('drops what `html:root` outweighs, and a dark mode only when it comes before', () => {
  const own = 'html:root{--k:3px}';
  const read = 'p{top:var(--k)}';
  expect(lean([`:root{--k:1px}html[data-theme='dark']{--k:2px}${own}${read}`])).toEqual([own + read]);
  expect(lean([`${own}:root{--k:1px}html[data-theme='dark']{--k:2px}${read}`])).toEqual([
    `${own}html[data-theme='dark']{--k:2px}${read}`,
  ]);
});

test('drops what nothing reads, and what only that reads', () => {
  expect(lean([':root{--k:1px;--l:var(--k)}p{top:0}'])).toEqual(['p{top:0}']);
  expect(lean([':root{--k:1px;--l:var(--k)}p{top:0}'], ['--l'])).toEqual([
    ':root{--k:1px;--l:var(--k)}p{top:0}',
  ]);
});

test('drops `inherit` at the root, unless another rule of the page sets the property', () => {
  expect(lean([':root{--k:inherit}p{color:var(--k)}.x{--k:red}'])).toEqual(['p{color:var(--k)}.x{--k:red}']);
  const css = ':root{--k:inherit}p{color:var(--k)}[data-theme=dark]{--k:red}';
  expect(lean([css])).toEqual([css]);
});
