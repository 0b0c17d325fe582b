import { loadLunrIndex, type LunrIndex } from '../shared/lunr.ts';
import type { IndexFile, SearchDocument } from '../shared/types.ts';

/** The lunr fields, in the order of their vectors. */
export const FIELDS = ['title', 'content', 'tags', 'sidebarParentCategories'] as const;

export type Field = (typeof FIELDS)[number];

/** An index file that's ready for queries. */
export interface LoadedIndex {
  readonly documents: readonly SearchDocument[];
  readonly lunr: LunrIndex;
  /** For each field and document, the sparse vector of lunr's BM25 weights. */
  readonly vectors: Readonly<Record<Field, readonly (readonly number[])[]>>;
  /** For each document, the position of its page's lead section (a lead section's own position). */
  readonly leads: readonly number[];
}

const NOTHING: readonly number[] = [];

/** Loads an index file. Throws a `TypeError` if the file has a different format. */
export function loadIndex(file: IndexFile): LoadedIndex {
  if (!isIndexFile(file))
    throw new TypeError('A search index file must contain {documents, index}, but this one doesn’t.');

  const lunr = loadLunrIndex(file.index);
  const vectorsOf = (field: Field): (readonly number[])[] =>
    file.documents.map((document) => lunr.fieldVectors[`${field}/${document.id}`]?.elements ?? NOTHING);
  return {
    documents: file.documents,
    lunr,
    vectors: {
      title: vectorsOf('title'),
      content: vectorsOf('content'),
      tags: vectorsOf('tags'),
      sidebarParentCategories: vectorsOf('sidebarParentCategories'),
    },
    leads: leadsOf(file.documents),
  };
}

function leadsOf(documents: readonly SearchDocument[]): number[] {
  const leadOfPage = new Map<string, number>();
  return documents.map((document, position) => {
    const page = document.sectionRoute.replace(/#.*$/su, '');
    const lead = leadOfPage.get(page) ?? position;
    leadOfPage.set(page, lead);
    return lead;
  });
}

/** A serialized lunr index: `["mask", { _index: 7, title: { "3": {} }, … }]` and `["title/3", [7, 1.25, …]]`. */
interface SerializedIndex {
  readonly invertedIndex: readonly (readonly [string, Readonly<Record<string, unknown>>])[];
  readonly fieldVectors: readonly (readonly [string, readonly unknown[]])[];
}

/** Checks what queries read. A file in which even the lists are missing makes this throw a `TypeError`. */
function isIndexFile({ documents, index }: IndexFile): boolean {
  const { invertedIndex, fieldVectors } = index as SerializedIndex;
  return (
    documents.every(
      ({ id, title, content, pageTitle, sectionRoute }, position) =>
        id === position && [title, content, pageTitle, sectionRoute].every((one) => typeof one === 'string'),
    ) &&
    invertedIndex.every(
      ([term, posting]) =>
        typeof term === 'string' &&
        typeof posting['_index'] === 'number' &&
        !Object.values(posting).includes(null),
    ) &&
    fieldVectors.every(([, vector]) => vector.every((weight) => typeof weight === 'number'))
  );
}
