import { loadLunrIndex, type LunrIndex } from '../shared/lunr.ts';
import type { IndexFile, SearchDocument } from '../shared/types.ts';

/** An index file that's ready for queries. */
export interface LoadedIndex {
  readonly documents: readonly SearchDocument[];
  readonly lunr: LunrIndex;
  /** For each document, the position of its page's lead section (a lead section's own position). */
  readonly leads: readonly number[];
  /** For each document, the number of sections with the same heading, such as "Setup". */
  readonly namesakes: readonly number[];
}

/** Loads an index file. Throws if the file is something else. */
export function loadIndex({ documents, index }: IndexFile): LoadedIndex {
  const leadOfPage = new Map<string, number>();
  const count = new Map<string, number>();
  const leads = documents.map(({ sectionRoute, title }, position) => {
    const page = sectionRoute.replace(/#.*/s, '');
    count.set(title, (count.get(title) ?? 0) + 1);
    const lead = leadOfPage.get(page) ?? position;
    leadOfPage.set(page, lead);
    return lead;
  });
  const namesakes = documents.map(({ title }) => count.get(title) ?? 1);
  return { documents, lunr: loadLunrIndex(index), leads, namesakes };
}
