import type { LoadedIndex } from './loaded-index.ts';
import { learnWords } from './marks.ts';
import { readTerm } from './score.ts';

/**
 * Prepares the work of the first queries ahead of time: reads every term from lunr's objects, and computes
 * the words of every section. Each step is short, and the caller decides how many to run in a row.
 *
 * @param index - its size determines the total time: about 0.2 s for 2 MB
 */
export function* readAhead(index: LoadedIndex): Generator<void, void, void> {
  for (const term of Object.keys(index.lunr.invertedIndex)) {
    readTerm(index, term);
    yield;
  }
  for (const document of index.documents) {
    learnWords(document);
    yield;
  }
}
