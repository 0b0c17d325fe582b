import { describe, expect, test } from 'vitest';
import { buildIndex, type IndexedPage } from '../../../../plugins/local-search/indexing/build-index.ts';
import { withoutNext } from '../../../../plugins/local-search/indexing/next-section.ts';
import { lunr } from '../../../../plugins/local-search/shared/lunr.ts';
import { overTheWire, page, section, stockLunr } from './helpers.ts';

const pages: IndexedPage[] = [
  page('Text element', 'Shows a text.', {
    tags: ['caption', 'lower third'],
    sections: [section('Text element', 'Shows a text.'), section('Measure', 'Call measure().')].map(
      (part, at) => (at === 0 ? { ...part, anchor: undefined } : part),
    ),
  }),
  page('Animation', 'Keyframes move things.'),
  page('Welcome', 'First post.', { route: '/blog/welcome', type: 'blog' }),
];

describe('an index file', () => {
  test('has one document per section, ordered by address, with all seven members', () => {
    expect(buildIndex(pages).documents).toEqual([
      {
        id: 0,
        title: 'Animation',
        content: 'Keyframes move things.',
        sectionTitle: 'Animation',
        pageTitle: 'Animation',
        sectionRoute: '/animation',
        type: 'docs',
      },
      {
        id: 1,
        title: 'Welcome',
        content: 'First post.',
        sectionTitle: 'Welcome',
        pageTitle: 'Welcome',
        sectionRoute: '/blog/welcome',
        type: 'blog',
      },
      {
        id: 2,
        title: 'Text element',
        content: 'Shows a text.',
        sectionTitle: 'Text element',
        pageTitle: 'Text element',
        sectionRoute: '/text-element',
        type: 'docs',
      },
      {
        id: 3,
        title: 'Measure',
        content: 'Call measure().',
        sectionTitle: 'Measure',
        pageTitle: 'Text element',
        sectionRoute: '/text-element#measure',
        type: 'docs',
      },
    ]);
  });

  test('always has all four fields, even if it is empty', () => {
    const fields = ['title', 'content', 'tags', 'sidebarParentCategories'];
    expect(buildIndex(pages).index).toMatchObject({ version: '2.3.9', fields });
    expect(overTheWire(buildIndex([]))).toMatchObject({ documents: [], index: { fields } });
  });

  test('can be loaded and searched by stock lunr', () => {
    const stock = stockLunr();
    expect(stock.TokenSet.prototype.toString).not.toBe(lunr.TokenSet.prototype.toString);
    const { index, documents } = overTheWire(buildIndex(pages));
    const loaded = stock.Index.load(index);
    const routes = (query: string): (string | undefined)[] =>
      loaded.search(query).map(({ ref }) => documents[Number(ref)]?.sectionRoute);
    expect(routes('title:measure')).toEqual(['/text-element#measure']);
    expect(routes('tags:caption')).toEqual(['/text-element']);
    expect(routes('content:moving')).toEqual(['/animation']);
    expect(routes('sidebarParentCategories:elements')).toEqual([]);
    expect(stock.Index.load(overTheWire(buildIndex([])).index).search('anything')).toEqual([]);
  });

  test('is byte-for-byte the same in whatever order the pages come', () => {
    const first = JSON.stringify(buildIndex(pages));
    expect(JSON.stringify(buildIndex([...pages].reverse()))).toBe(first);
    expect(JSON.stringify(buildIndex(pages))).toBe(first);
  });

  test('names the lead section after the page if the page shows no title', () => {
    const hidden = page('Hidden', 'Text.', { sections: [{ title: '', text: 'Text.', anchor: undefined }] });
    expect(buildIndex([hidden]).documents[0]).toMatchObject({ title: 'Hidden', sectionTitle: 'Hidden' });
  });

  test('accepts words that are also names of object members', () => {
    const odd = page('constructor', '__proto__ toString hasOwnProperty valueOf constructor prototype');
    const { index } = overTheWire(buildIndex([odd]));
    const loaded = lunr.Index.load(index);
    for (const word of ['constructor', 'tostring', 'hasownproperty', 'valueof', 'prototype'])
      expect(loaded.search(word), word).toHaveLength(1);
  });
});

describe('a section that only links to other pages', () => {
  const routesOf = (...titles: string[]): string[] =>
    buildIndex([
      page('Loop', 'Text.', {
        sections: [
          { title: 'Loop', text: 'Text.', anchor: undefined },
          ...titles.map((title) => section(title)),
        ],
      }),
    ]).documents.map(({ sectionRoute }) => sectionRoute);

  test.each(['Next', 'Next steps', 'What’s next', "What's next"])('is left out at the end: %s', (title) => {
    expect(routesOf('Speed', title)).toEqual(['/loop', '/loop#speed']);
  });

  test('is left out in a translation, which keeps the anchor', () => {
    const sections = [
      { title: 'Loop', anchor: undefined, text: 'a' },
      { title: 'Nächste Schritte', anchor: 'next-steps', text: 'b' },
    ];
    expect(withoutNext(sections)).toHaveLength(1);
  });

  test('is kept elsewhere, or if its title contains more words', () => {
    expect(routesOf('Next', 'Speed')).toHaveLength(3);
    expect(routesOf('Speed', 'Next does nothing. Why?')).toHaveLength(3);
  });
});
