import { expect, test } from 'vitest';
import {
  collectSiteContent,
  contentOfPlugins,
} from '../../../../plugins/local-search/indexing/site-content.ts';

const doc = (id: string, more: object = {}) => ({
  id,
  title: id,
  permalink: `/guide/${id}`,
  source: `@site/guide/${id}.mdx`,
  tags: [{ label: 'a tag' }],
  ...more,
});

const allContent = {
  'docusaurus-plugin-content-docs': {
    guide: {
      loadedVersions: [
        { versionName: 'current', docs: [doc('start'), doc('text', { tags: undefined })] },
        { versionName: '1.0', docs: [doc('start', { draft: true }), doc('text', { unlisted: true })] },
      ],
    },
    api: { loadedVersions: [{ versionName: 'current', docs: [] }] },
  },
  'docusaurus-plugin-content-blog': {
    default: { blogPosts: [{ metadata: doc('welcome', { permalink: '/blog/welcome' }) }] },
  },
  'docusaurus-plugin-content-pages': {
    default: [{ type: 'jsx', permalink: '/', source: '@site/src/pages/index.tsx' }],
  },
};

test('the site has a key for each version of a docs plugin; drafts and unlisted pages are hidden', () => {
  const { docsKeys, pages } = collectSiteContent(allContent);
  expect(docsKeys).toEqual(['docs-api-current', 'docs-guide-1.0', 'docs-guide-current']);
  expect(
    pages.map(({ key, type, permalink, isHidden, tags }) => [key, type, permalink, isHidden, tags.length]),
  ).toEqual([
    ['docs-guide-current', 'docs', '/guide/start', false, 1],
    ['docs-guide-current', 'docs', '/guide/text', false, 0],
    ['docs-guide-1.0', 'docs', '/guide/start', true, 1],
    ['docs-guide-1.0', 'docs', '/guide/text', true, 1],
    ['default', 'blog', '/blog/welcome', false, 1],
    ['default', 'other', '/', false, 0],
  ]);
});

test('the content is the same from contentLoaded and from postBuild', () => {
  const plugins = Object.entries(allContent).flatMap(([name, byId]) =>
    Object.entries(byId).map(([id, content]) => ({ name, options: { id }, content })),
  );
  expect(collectSiteContent(contentOfPlugins(plugins))).toEqual(collectSiteContent(allContent));
});
