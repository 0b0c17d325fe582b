import { runsOf, wordOfRun, type Word } from '../shared/analyze.ts';
import { isStopWord } from '../shared/stop-words.ts';

/** Longer queries are cut. */
const MAX_QUERY_LENGTH = 512;

/**
 * The words to look for, each once, without stop words unless there's nothing else. All punctuation,
 * including lunr's query syntax, only separates words.
 */
export function parseQuery(query: string): Word[] {
  const words = new Map<string, Word>();
  for (const run of runsOf(query.slice(0, MAX_QUERY_LENGTH))) {
    const word = wordOfRun(run.text);
    if (word) words.set(word.whole, word);
  }
  const all = [...words.values()];
  const telling = all.filter((word) => !isStopWord(word.whole));
  return telling.length > 0 ? telling : all;
}
