/** Names that the build and the browser share if the engine is Pagefind. */
import type { DocumentType, SearchDocument } from './types.ts';

/** The folder of Pagefind's files in the built site. */
export const PAGEFIND_FOLDER = 'pagefind';

/** The text that Pagefind stores with a section. Each field is also searched, with a weight from the options. */
export interface StoredText {
  readonly title: string;
  readonly pageTitle: string;
  readonly tags: string;
  readonly type: DocumentType;
  /** The titles of the pages above, by route, as JSON. */
  readonly above: string;
}

/** Pagefind filters sections by group, so posts can rank lower. */
export function groupOf(key: string, type: DocumentType): string {
  return type === 'blog' ? `${key} blog` : key;
}

/**
 * Returns a section's text with symbols for line breaks and tabs, which encode the kinds of lines (see
 * `lines.ts`), because Pagefind collapses white space.
 */
export function toPagefind(text: string): string {
  return text.replaceAll('\n', ' ␊ ').replaceAll('\t', ' ␉ ');
}

/** Rebuilds the section from what Pagefind returns for it. */
export function documentFrom(route: string, content: string, meta: StoredText): SearchDocument {
  const { title, pageTitle, type } = meta;
  return {
    id: 0,
    title,
    sectionTitle: title,
    pageTitle,
    type,
    sectionRoute: route,
    content: content.replace(/ ?␊ ?/gu, '\n').replace(/ ?␉ ?/gu, '\t'),
  };
}
