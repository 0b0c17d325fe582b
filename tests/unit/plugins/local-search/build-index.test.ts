import { expect, test } from 'vitest';
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

test('an index file can be loaded and searched by stock lunr, in each of the four fields', () => {
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

test('words that a writer adds for readers find their section, and no other', () => {
  const { index, documents } = buildIndex(pages, new Map([['/text-element#measure', 'the bounding box']]));
  const found = (query: string) =>
    stockLunr()
      .Index.load(overTheWire({ index, documents }).index)
      .search(query)
      .map(({ ref }) => documents[Number(ref)]?.sectionRoute);
  expect(found('bounding')).toEqual(['/text-element#measure']);
  expect(documents.map(({ content }) => content).join()).not.toContain('bounding');
});

test('an index file is byte-for-byte the same in whatever order the pages come', () => {
  expect(JSON.stringify(buildIndex([...pages].reverse()))).toBe(JSON.stringify(buildIndex(pages)));
});
