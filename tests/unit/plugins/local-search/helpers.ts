import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type lunrTypes from 'lunr';
import { buildIndex, type IndexedPage } from '../../../../plugins/local-search/indexing/build-index.ts';
import type { Section } from '../../../../plugins/local-search/indexing/section-writer.ts';
import { loadIndex, type LoadedIndex } from '../../../../plugins/local-search/query/load.ts';
import { search } from '../../../../plugins/local-search/query/search.ts';
import type {
  IndexFile,
  SearchGlobalData,
  SearchHit,
} from '../../../../plugins/local-search/shared/types.ts';

/** A page as Docusaurus writes it. */
export const fixture = (name: string): string =>
  readFileSync(`tests/fixtures/local-search/${name}.html`, 'utf8');

export const settings: SearchGlobalData = { reference: [], maxSearchResults: 8 };

export function section(title: string, text = '', anchor?: string): Section {
  return { title, text, anchor: anchor ?? title.toLowerCase().replaceAll(' ', '-') };
}

export const page = (title: string, text = '', more: Partial<IndexedPage> = {}): IndexedPage => ({
  route: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  type: 'docs',
  title,
  otherTitles: [],
  tags: [],
  sections: [{ title, text, anchor: undefined }],
  ...more,
});

/** The index as the browser gets it, through JSON. */
export const overTheWire = (file: IndexFile): IndexFile => JSON.parse(JSON.stringify(file)) as IndexFile;

export const loaded = (...pages: IndexedPage[]): LoadedIndex => loadIndex(overTheWire(buildIndex(pages)));

/** The routes of the hits, best first. */
export const routesFor = (query: string, ...indexes: LoadedIndex[]): string[] =>
  hitsFor(query, ...indexes).map((hit) => hit.document.sectionRoute);

export const hitsFor = (query: string, ...indexes: LoadedIndex[]): SearchHit[] =>
  search(query, indexes, settings);

/** lunr as published, without our fix. */
export function stockLunr(): typeof lunrTypes {
  const require = createRequire(import.meta.url);
  const file = require.resolve('lunr');
  const ours = require.cache[file];
  Reflect.deleteProperty(require.cache, file);
  const stock = require(file) as typeof lunrTypes;
  require.cache[file] = ours;
  return stock;
}

/** Numbers from 0 to 1, the same for each seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x7f_ff_ff_ff;
  };
}
