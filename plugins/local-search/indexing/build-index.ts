import { indexTerms } from '../shared/analyze.ts';
import { lunr } from '../shared/lunr.ts';
import type { DocumentType } from '../../site-content/site-content.ts';
import type { IndexFile, SearchDocument } from '../shared/types.ts';
import type { SearchWords } from './search-words.ts';
import { withoutNext, type Section } from './section-writer.ts';

export interface IndexedPage {
  /** The address, including the base URL. */
  readonly route: string;
  readonly type: DocumentType;
  readonly title: string;
  /** The day of a post. Other pages don't have one. */
  readonly date?: Date | undefined;
  /** Other titles of the page, such as the front matter's. They're searched as titles but never shown. */
  readonly otherTitles: readonly string[];
  readonly tags: readonly string[];
  /** In document order. The first is the lead section. */
  readonly sections: readonly Section[];
}

/**
 * Creates an index file. Pages are sorted first, so ids, and therefore every byte, only depend on the
 * content: posts from new to old, because equal scores stay in this order, then the other pages by address.
 *
 * The index only contains stems, and the search pipeline only contains lunr's own stemmer, so any stock lunr
 * can load the result. Tags belong to the page, so only its lead section has them. Otherwise, a page with ten
 * sections would fill the whole list of results for one tag.
 */
export function buildIndex(pages: readonly IndexedPage[], words: SearchWords = new Map()): IndexFile {
  const sorted = [...pages].sort(
    (a, b) => Number(b.date ?? 0) - Number(a.date ?? 0) || (a.route < b.route ? -1 : 1),
  );
  const builder = new lunr.Builder();
  // A word that a section repeats counts less than by default. Chosen by measurement, as in query/ranking.ts.
  builder.k1(0.8);
  builder.ref('id');
  builder.field('title');
  builder.field('content');
  builder.field('tags');
  builder.field('sidebarParentCategories');
  builder.searchPipeline.add(lunr.stemmer);

  const documents: SearchDocument[] = [];
  for (const page of sorted) {
    withoutNext(page.sections).forEach((section, position) => {
      const document = documentOf(page, section, documents.length);
      const title = titleTerms([document.title, ...(position === 0 ? page.otherTitles : [])]);
      const typed = indexTerms(words.get(document.sectionRoute) ?? '', 'content');
      documents.push(document);
      builder.add({
        id: document.id,
        title,
        content: indexTerms(document.content, 'content'),
        tags: indexTerms(position === 0 ? page.tags.join(' ') : '', 'title'),
        // No category is indexed, so the words that readers type have this field of the format to themselves.
        sidebarParentCategories: typed.filter((term) => !title.includes(term)),
      });
    });
  }
  return { documents, index: builder.build().toJSON() };
}

function titleTerms(titles: readonly string[]): string[] {
  return [...new Set(titles.flatMap((title) => indexTerms(title, 'title')))];
}

function documentOf(page: IndexedPage, section: Section, id: number): SearchDocument {
  const title = section.title === '' ? page.title : section.title;
  return {
    id,
    title,
    content: section.text,
    sectionTitle: title,
    pageTitle: page.title,
    sectionRoute: section.anchor === undefined ? page.route : `${page.route}#${section.anchor}`,
    type: page.type,
  };
}
