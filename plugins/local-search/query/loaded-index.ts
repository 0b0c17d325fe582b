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
  if (!isIndexFile(file)) {
    throw new TypeError('A search index file must contain {documents, index}, but this one doesn’t.');
  }
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

function isIndexFile(value: unknown): value is IndexFile {
  if (!isObject(value) || !Array.isArray(value.documents) || !isObject(value.index)) {
    return false;
  }
  const { invertedIndex, fieldVectors, fields } = value.index;
  return (
    isListOf(invertedIndex, isTermEntry) &&
    isListOf(fieldVectors, isVectorEntry) &&
    Array.isArray(fields) &&
    value.documents.every((document, id) => isDocument(document) && document.id === id)
  );
}

/** `["mask", { _index: 7, title: { "3": {} }, … }]`, with a member for each field. */
function isTermEntry(entry: unknown): boolean {
  return (
    Array.isArray(entry) &&
    typeof entry[0] === 'string' &&
    isObject(entry[1]) &&
    typeof entry[1]['_index'] === 'number' &&
    Object.values(entry[1]).every((value) => isObject(value) || typeof value === 'number')
  );
}

/** `["title/3", [7, 1.25, …]]`. */
function isVectorEntry(entry: unknown): boolean {
  return Array.isArray(entry) && typeof entry[0] === 'string' && isListOf(entry[1], isNumber);
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}

function isDocument(value: unknown): value is SearchDocument {
  return (
    isObject(value) &&
    typeof value.id === 'number' &&
    ['title', 'content', 'sectionTitle', 'pageTitle', 'sectionRoute', 'type'].every(
      (name) => typeof value[name] === 'string',
    )
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
