import { expect, test } from 'vitest';
import { hasReportLink } from '../../../src/theme/Footer/Layout/has-report-link.ts';

test.each([
  ['docusaurus-plugin-content-docs', '/user-guide', true],
  ['native', '/no/such/page', true],
  ['docusaurus-plugin-content-blog', '/blog/welcome', true],
  ['docusaurus-plugin-content-blog', '/docs-site/blog/tagsoup/', true],
  ['docusaurus-plugin-content-blog', '/blog', false],
  ['docusaurus-plugin-content-blog', '/docs-site/blog/', false],
  ['docusaurus-plugin-content-blog', '/blog/page/2', false],
  ['docusaurus-plugin-content-blog', '/blog/tags/news/', false],
  ['docusaurus-plugin-content-blog', '/blog/archive', false],
  ['docusaurus-plugin-content-pages', '/', false],
])('a page of %s at %s has its own link for reporting a mistake: %s', (plugin, path, expected) => {
  expect(hasReportLink(plugin, path)).toBe(expected);
});
