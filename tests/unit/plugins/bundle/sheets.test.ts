import { expect, test } from 'vitest';
import { sheetOf } from '../../../../plugins/bundle/sheets.ts';

test.each([
  ['/site/src/components/LiveTemplate/stage.module.css', 'live-template'],
  ['/site/src/controls/controls.module.css', 'live-template'],
  ['C:\\site\\src\\pages\\_home\\styles.module.css', 'home'],
  ['/site/src/css/blog.css', 'blog'],
  ['/site/node_modules/@docusaurus/theme-classic/lib/theme/BlogSidebar/Desktop/styles.module.css', 'blog'],
])('%s is in the sheet %s', (file, sheet) => {
  expect(sheetOf(file)).toBe(sheet);
});

test.each([
  '/site/src/css/tokens.css',
  '/site/node_modules/infima/dist/css/default/default.css',
  '/site/plugins/local-search/theme/SearchBar/styles.module.css',
  // Every docs page contains it.
  '/site/src/theme/Tag/styles.module.css',
  '',
])('%s is in the common sheet', (file) => {
  expect(sheetOf(file)).toBeUndefined();
});
