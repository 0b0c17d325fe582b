import { wordsOf, type Word } from '../shared/analyze.ts';
import { isStopWord } from '../shared/stop-words.ts';
import { MAX_QUERY_LENGTH } from '../shared/types.ts';

/** The words to look for, each once, without stop words if there are others, and without punctuation. */
export function parseQuery(query: string): Word[] {
  const words = wordsOf(query.slice(0, MAX_QUERY_LENGTH));
  const all = [...new Map(words.map((word) => [word.whole, word])).values()];
  const telling = all.filter((word) => !isStopWord(word.whole));
  return telling.length > 0 ? telling : all;
}
