import { expect, test } from 'vitest';
import { stylesFor } from '../../../../plugins/delivery/page-styles.ts';

const select = (sheet: string) => stylesFor(sheet)('<body class="page wide"><p class="md:note">');

test.each([
  ['elements and attributes', 'p{a:b}html[data-theme=dark]{a:b}', 'p{a:b}html[data-theme=dark]{a:b}'],
  ['classes that the page has', '.page>.wide:hover{a:b}.other{a:b}', '.page>.wide:hover{a:b}'],
  ['the selectors of a rule that apply', '.page,.page .other{a:b;c:d}', '.page{a:b;c:d}'],
  ['escaped names', '.md\\:note{a:b}', '.md\\:note{a:b}'],
  [
    'classes in parentheses, at any depth',
    '.page:not(.other:is(.x,.y)){a:b}',
    '.page:not(.other:is(.x,.y)){a:b}',
  ],
  [
    'conditions around rules that apply',
    '@media print{.page{a:b}.x{a:b}}@supports (a:b){.x{a:b}}',
    '@media print{.page{a:b}}',
  ],
  [
    'fonts and animations',
    '@font-face{a:b}@keyframes x{from{a:b}}',
    '@font-face{a:b}@keyframes x{from{a:b}}',
  ],
])('a page contains %s', (_what, sheet, selected) => {
  expect(select(sheet)).toBe(selected);
});
