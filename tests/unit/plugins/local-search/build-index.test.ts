import { describe, expect, test } from 'vitest';
import { buildIndex, type IndexedPage } from '../../../../plugins/local-search/indexing/build-index.ts';
import { lunr } from '../../../../plugins/local-search/shared/lunr.ts';
import { overTheWire, page, section, stockLunr } from './helpers.ts';

const pages: IndexedPage[] = [
  page('Text element', 'Shows a text.', {
    tags: ['caption', 'lower third'],
    sections: [
      { title: 'Text element', text: 'Shows a text.', anchor: undefined },
      section('Measure', 'Call measure().'),
    ],
  }),
  page('Animation', 'Keyframes move things.'),
];

describe('an index file', () => {
  test('can be loaded and searched by stock lunr, in each of the four fields', () => {
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
    expect(JSON.stringify(buildIndex([...pages].reverse()))).toBe(JSON.stringify(buildIndex(pages)));
  });

  test('names the lead section after the page if the page shows no title', () => {
    const hidden = page('Hidden', 'Text.', { sections: [{ title: '', text: 'Text.', anchor: undefined }] });
    expect(buildIndex([hidden]).documents[0]).toMatchObject({ title: 'Hidden', sectionTitle: 'Hidden' });
  });
});

describe('a section that only links to other pages', () => {
  const routesOf = (...titles: [title: string, anchor?: string][]): string[] =>
    buildIndex([
      page('Loop', 'Text.', {
        sections: [
          { title: 'Loop', text: 'Text.', anchor: undefined },
          ...titles.map(([title, anchor]) => section(title, '', anchor)),
        ],
      }),
    ]).documents.map(({ sectionRoute }) => sectionRoute);

  test.each<[string, string?]>([['Next steps'], ['What’s next'], ['Nächste Schritte', 'next-steps']])(
    'is left out at the end: %s',
    (...next) => {
      expect(routesOf(['Speed'], next)).toEqual(['/loop', '/loop#speed']);
    },
  );

  test('is kept elsewhere, or if its title contains more words', () => {
    expect(routesOf(['Next'], ['Speed'])).toHaveLength(3);
    expect(routesOf(['Speed'], ['Next does nothing. Why?'])).toHaveLength(3);
  });
});
