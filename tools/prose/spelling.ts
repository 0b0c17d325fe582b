// Spelling against an English dictionary and the project's own words.
import type { Problem } from '../../plugins/page-problems/problem.ts';
import { wordsOf, type Page } from './page.ts';

export type IsWord = (word: string) => boolean;

/** Reads one word per line. `#` starts a comment, and capitals in a word must match. */
export const wordList = (text: string): Set<string> =>
  new Set(
    text
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .filter((line) => line !== ''),
  );

/** Numbers, sizes, versions, file names, and identifiers such as `goToFrame` aren't checked. */
function isSpelled(word: string): boolean {
  const isName = /\d|_|\p{L}\.\p{L}|^\p{Ll}+\p{Lu}\p{Ll}/u;
  return /\p{L}/u.test(word) && !isName.test(word);
}

/** Finds words that are in neither list. */
export function misspelled(
  { file, passages }: Pick<Page, 'file' | 'passages'>,
  isEnglish: IsWord,
  own: ReadonlySet<string>,
): Problem[] {
  const isKnown = (word: string) =>
    own.has(word) || own.has(word.toLowerCase()) || isEnglish(word) || isEnglish(word.toLowerCase());
  return passages.flatMap(({ text, line }) =>
    wordsOf(text)
      .filter(isSpelled)
      .map((word) => word.replace(/'s?$/, ''))
      .filter((word) => !isKnown(word) && !word.split('-').every((part) => part === '' || isKnown(part)))
      .map((word) => ({ file, line, message: `"${word}" is in no dictionary` })),
  );
}
