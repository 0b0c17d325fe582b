import { expect, it } from 'vitest';
import { chaptersOf } from '../../../../plugins/markdown-copies/pages.ts';

it('lists the pages of the newest version in sidebar order, without drafts and unlisted ones', () => {
  const doc = (id: string, more = {}) => ({ id, title: id, description: '', permalink: `/${id}`, ...more });
  const docs = [doc('z'), doc('b'), doc('a'), doc('u', { unlisted: true }), doc('d', { draft: true })];
  const category = { type: 'category', link: { type: 'doc', id: 'b' }, items: [{ type: 'doc', id: 'a' }] };
  const old = { isLast: false, docs: [doc('old')], sidebars: {} };
  const post = (id: string, unlisted: boolean) => ({ metadata: { ...doc(id), unlisted } });
  const chapters = chaptersOf(
    {
      'docusaurus-plugin-content-docs': {
        guide: { loadedVersions: [old, { isLast: true, docs, sidebars: { main: [category] } }] },
      },
      'docusaurus-plugin-content-blog': {
        default: { blogPosts: [post('new', false), post('hidden', true)] },
      },
    },
    { guide: 'Guide' },
  );
  expect(chapters.map(({ title, pages }) => [title, pages.map((page) => page.permalink)])).toEqual([
    ['Guide', ['/b', '/a', '/z']],
    ['blog', ['/new']],
  ]);
});
