import { describe, expect, test } from 'vitest';
import { copyAddress } from '../../../../plugins/markdown-copies/client/address.ts';
import { chaptersOf } from '../../../../plugins/markdown-copies/pages.ts';
import { llmsText } from '../../../../plugins/markdown-copies/file-contents.ts';

const site = { title: 'Docs', tagline: 'Graphics for TV', url: 'https://docs.example', baseUrl: '/' };

function doc(id: string, more: object = {}): object {
  return {
    id,
    title: id.toUpperCase(),
    description: `About ${id}.`,
    permalink: `/guide/${id}`,
    draft: false,
    unlisted: false,
    ...more,
  };
}

const content = {
  'docusaurus-plugin-content-docs': {
    guide: {
      loadedVersions: [
        { isLast: false, docs: [doc('old')], sidebars: {} },
        {
          isLast: true,
          docs: [
            doc('b'),
            doc('loose'),
            doc('a'),
            doc('c'),
            doc('d', { draft: true }),
            doc('u', { unlisted: true }),
          ],
          sidebars: {
            main: [
              { type: 'doc', id: 'c' },
              { type: 'category', link: { type: 'doc', id: 'a' }, items: [{ type: 'doc', id: 'b' }] },
            ],
          },
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: {
      blogPosts: [
        { metadata: { ...doc('news'), permalink: '/blog/news' } },
        { metadata: doc('hidden', { unlisted: true }) },
      ],
    },
  },
};

describe('the pages with a copy', () => {
  test('of the last version are in sidebar order, then those outside it, without drafts and unlisted pages', () => {
    const chapters = chaptersOf(content, { guide: 'User guide', blog: 'Blog' });
    expect(chapters.map(({ title, pages }) => [title, pages.map((page) => page.title)])).toEqual([
      ['User guide', ['C', 'A', 'B', 'LOOSE']],
      ['Blog', ['NEWS']],
    ]);
  });
});

test.each([
  ['/api/layer', '/api/layer.md'],
  ['/base/api/', '/base/api.md'],
  ['/blog/keyfill-2.3-release-notes', '/blog/keyfill-2.3-release-notes.md'],
])('the copy of %s is at %s', (permalink, address) => {
  expect(copyAddress(permalink)).toBe(address);
});

describe('the copies as text', () => {
  const page = { title: 'Layer', description: 'A span of frames.', permalink: '/api/layer' };

  test('are listed in llms.txt by chapter', () => {
    expect(llmsText([{ title: 'API', pages: [page] }], site)).toBe(
      '# Docs\n\n> Graphics for TV\n\nEvery page below is available as Markdown: add `.md` to its address. For all pages in one file, see https://docs.example/llms-full.txt\n\n## API\n\n- [Layer](https://docs.example/api/layer.md): A span of frames.\n',
    );
  });
});
