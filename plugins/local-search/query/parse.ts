import { runsOf, wordOfRun, type Word } from '../shared/analyze';
import { isStopWord } from '../shared/stopWords';

/** Longer queries are cut. */
const MAX_QUERY_LENGTH = 512;

/**
 * The words to look for: each once, stop words left out unless there is nothing else. Signs of every kind,
 * lunr's query syntax among them, separate words and mean nothing.
 */
export function parseQuery(query: string): Word[] {
  const words = new Map<string, Word>();
  for (const run of runsOf(query.slice(0, MAX_QUERY_LENGTH))) {
    const word = wordOfRun(run.text);
    if (word) {
      words.set(word.whole, word);
    }
  }
  const all = [...words.values()];
  const telling = all.filter((word) => !isStopWord(word.whole));
  return telling.length > 0 ? telling : all;
}
