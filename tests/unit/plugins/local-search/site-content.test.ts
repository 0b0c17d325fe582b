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
  draft: false,
  unlisted: false,
  tags: [{ label: 'a tag', permalink: '/guide/tags/a-tag' }],
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
    api: { loadedVersions: [{ versionName: 'current' }] },
    none: undefined,
  },
  'docusaurus-plugin-content-blog': {
    default: { blogPosts: [{ metadata: { ...doc('welcome'), permalink: '/blog/welcome' } }] },
  },
  'docusaurus-plugin-content-pages': {
    default: [{ type: 'jsx', permalink: '/', source: '@site/src/pages/index.tsx' }],
    empty: null,
  },
};

test('the site has a key for every version of every docs plugin', () => {
  expect(collectSiteContent(allContent).docsKeys).toEqual([
    'docs-api-current',
    'docs-guide-1.0',
    'docs-guide-current',
  ]);
});

test('its pages are docs, posts, and others, and drafts and unlisted pages are hidden', () => {
  const { pages } = collectSiteContent(allContent);
  expect(pages.map(({ key, type, permalink, isHidden }) => [key, type, permalink, isHidden])).toEqual([
    ['docs-guide-current', 'docs', '/guide/start', false],
    ['docs-guide-current', 'docs', '/guide/text', false],
    ['docs-guide-1.0', 'docs', '/guide/start', true],
    ['docs-guide-1.0', 'docs', '/guide/text', true],
    ['default', 'blog', '/blog/welcome', false],
    ['default', 'other', '/', false],
  ]);
  expect(pages.map(({ tags }) => tags)).toEqual([['a tag'], [], ['a tag'], ['a tag'], ['a tag'], []]);
});

test('the content is the same from contentLoaded and from postBuild', () => {
  const plugins = Object.entries(allContent).flatMap(([name, byId]) =>
    Object.entries(byId).map(([id, content]) => ({ name, options: { id }, content })),
  );
  expect(collectSiteContent(contentOfPlugins(plugins))).toEqual(collectSiteContent(allContent));
  expect(collectSiteContent({})).toEqual({ docsKeys: [], pages: [] });
});
