import { loadLunrIndex, type LunrIndex } from '../shared/lunr.ts';
import type { IndexFile, SearchDocument } from '../shared/types.ts';

/** An index file that's ready for queries. */
export interface LoadedIndex {
  readonly documents: readonly SearchDocument[];
  readonly lunr: LunrIndex;
  /** For each document, the position of its page's lead section (a lead section's own position). */
  readonly leads: readonly number[];
}

/** Loads an index file. Throws if the file is something else. */
export function loadIndex({ documents, index }: IndexFile): LoadedIndex {
  const leadOfPage = new Map<string, number>();
  const leads = documents.map(({ sectionRoute }, position) => {
    const page = sectionRoute.replace(/#.*/s, '');
    const lead = leadOfPage.get(page) ?? position;
    leadOfPage.set(page, lead);
    return lead;
  });
  return { documents, lunr: loadLunrIndex(index), leads };
}
