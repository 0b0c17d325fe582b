import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIndex, type IndexedPage } from '../../../../plugins/local-search/indexing/buildIndex';
import type { Section } from '../../../../plugins/local-search/indexing/sectionWriter';
import { loadIndex, search, type LoadedIndex } from '../../../../plugins/local-search/query/search';
import type { IndexFile, SearchGlobalData, SearchHit } from '../../../../plugins/local-search/shared/types';

export const FIXTURES = path.join(import.meta.dirname, '../../../fixtures/local-search');

/** A page as Docusaurus 3.1.1 wrote it. */
export function fixture(name: string): string {
  return readFileSync(path.join(FIXTURES, `${name}.html`), 'utf8');
}

export const settings: SearchGlobalData = {
  versionKeys: ['default'],
  maxSearchResults: 8,
  highlight: true,
  boosts: { title: 5, content: 1, tags: 3, parentCategories: 2, wildcard: 0.1 },
};

export function section(title: string, text = '', anchor?: string): Section {
  return { title, text, anchor: anchor ?? title.toLowerCase().replaceAll(' ', '-') };
}

export function page(title: string, text = '', more: Partial<IndexedPage> = {}): IndexedPage {
  return {
    route: `/${title.toLowerCase().replaceAll(' ', '-')}`,
    type: 'docs',
    title,
    tags: [],
    categories: [],
    sections: [{ title, text, anchor: undefined }],
    ...more,
  };
}

/** As the browser gets it: through JSON. */
export function overTheWire(file: IndexFile): IndexFile {
  return JSON.parse(JSON.stringify(file)) as IndexFile;
}

export function loaded(...pages: IndexedPage[]): LoadedIndex {
  return loadIndex(overTheWire(buildIndex(pages)));
}

/** Routes of the hits, best first. */
export function routesFor(query: string, ...indexes: LoadedIndex[]): string[] {
  return hitsFor(query, ...indexes).map((hit) => hit.document.sectionRoute);
}

export function hitsFor(query: string, ...indexes: LoadedIndex[]): SearchHit[] {
  return search(query, indexes, settings);
}

/** Numbers from 0 to 1, the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x7f_ff_ff_ff;
  };
}
