import { describe, expect, test } from 'vitest';
import {
  collectSiteContent,
  contentOfPlugins,
} from '../../../../plugins/local-search/indexing/site-content.ts';
import { categoriesOfVersion } from '../../../../plugins/local-search/indexing/sidebar-categories.ts';

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

const sidebars = {
  main: [
    { type: 'doc', id: 'start' },
    {
      type: 'category',
      label: 'Elements',
      link: {
        type: 'generated-index',
        permalink: '/guide/elements',
        title: 'All elements',
        description: 'Nine.',
      },
      items: [
        { type: 'doc', id: 'text' },
        { type: 'link', href: 'https://example.com', label: 'Away' },
        {
          type: 'category',
          label: 'Media',
          link: { type: 'doc', id: 'media' },
          items: [{ type: 'doc', id: 'image' }],
        },
      ],
    },
  ],
};

const docs = {
  loadedVersions: [
    { versionName: 'current', docs: ['start', 'text', 'media', 'image'].map((id) => doc(id)), sidebars },
    {
      versionName: '1.0',
      docs: [doc('start', { draft: true }), doc('text', { unlisted: true })],
      sidebars: {},
    },
  ],
};

const post = { metadata: { ...doc('welcome'), permalink: '/blog/welcome' } };

const allContent = {
  'docusaurus-plugin-content-docs': {
    guide: docs,
    api: { loadedVersions: [{ versionName: 'current', docs: [], sidebars: {} }] },
  },
  'docusaurus-plugin-content-blog': { default: { blogPosts: [post] } },
  'docusaurus-plugin-content-pages': {
    default: [{ type: 'jsx', permalink: '/', source: '@site/src/pages/index.tsx' }],
    empty: null,
  },
};

describe('the content of the site', () => {
  test('has a key for every version of every docs plugin', () => {
    expect(collectSiteContent(allContent).docsKeys).toEqual([
      'docs-api-current',
      'docs-guide-1.0',
      'docs-guide-current',
    ]);
  });

  test('includes docs, generated indexes, posts, and pages', () => {
    const { pages } = collectSiteContent(allContent);
    expect(pages.map(({ key, type, permalink }) => [key, type, permalink])).toEqual([
      ['docs-guide-current', 'docs', '/guide/start'],
      ['docs-guide-current', 'docs', '/guide/text'],
      ['docs-guide-current', 'docs', '/guide/media'],
      ['docs-guide-current', 'docs', '/guide/image'],
      ['docs-guide-current', 'docs', '/guide/elements'],
      ['docs-guide-1.0', 'docs', '/guide/start'],
      ['docs-guide-1.0', 'docs', '/guide/text'],
      ['default', 'blog', '/blog/welcome'],
      ['default', 'other', '/'],
    ]);
    expect(pages.filter(({ isHidden }) => isHidden).map(({ key }) => key)).toEqual([
      'docs-guide-1.0',
      'docs-guide-1.0',
    ]);
    expect(pages[1]?.tags).toEqual(['a tag']);
    expect(pages[4]).toMatchObject({ title: 'All elements', description: 'Nine.', source: undefined });
  });

  test('is the same from contentLoaded and from postBuild', () => {
    const plugins = Object.entries(allContent).flatMap(([name, byId]) =>
      Object.entries(byId).map(([id, content]) => ({ name, options: { id }, content })),
    );
    expect(collectSiteContent(contentOfPlugins(plugins))).toEqual(collectSiteContent(allContent));
  });

  test('may lack any of the content plugins', () => {
    expect(collectSiteContent({})).toEqual({ docsKeys: [], pages: [], problems: [] });
    expect(collectSiteContent({ 'docusaurus-plugin-content-docs': { default: undefined } }).pages).toEqual(
      [],
    );
  });
});

describe('unexpected data from a content plugin', () => {
  test('is named, and everything else is still read', () => {
    const strange = {
      'docusaurus-plugin-content-docs': {
        guide: {
          loadedVersions: [
            null,
            {
              versionName: 'current',
              docs: [doc('start', { tags: undefined }), doc('text'), null, doc('media', { permalink: 7 })],
              sidebars: undefined,
            },
            { versionName: '1.0' },
          ],
        },
        api: { loadedVersions: 'none' },
      },
      'docusaurus-plugin-content-blog': { default: { blogPosts: [{}, post] } },
      'docusaurus-plugin-content-pages': { default: [null, { permalink: '/' }] },
    };
    const { docsKeys, pages, problems } = collectSiteContent(strange as never);
    expect(docsKeys).toEqual(['docs-guide-1.0', 'docs-guide-current']);
    expect(pages.map(({ permalink }) => permalink)).toEqual(['/guide/text', '/blog/welcome', '/']);
    expect(problems.map((problem) => problem.replace(/: .*/, ''))).toEqual([
      'docusaurus-plugin-content-docs guide',
      'sidebars of docs-guide-current',
      '/guide/start',
      'docs-guide-current',
      'docs-guide-current',
      'sidebars of docs-guide-1.0',
      '1.0',
      'docusaurus-plugin-content-docs api',
      'docusaurus-plugin-content-blog default',
      'docusaurus-plugin-content-pages default',
    ]);
  });
});

describe('the categories of a sidebar', () => {
  test("are listed with the nearest first, and a category's page is not below itself", () => {
    const { categoriesOf } = categoriesOfVersion(sidebars);
    expect(Object.fromEntries(categoriesOf)).toEqual({
      start: [],
      text: ['Elements'],
      media: ['Elements'],
      image: ['Media', 'Elements'],
    });
  });
});
