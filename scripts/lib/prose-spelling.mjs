// Spelling against an English dictionary and the words of the project.
import { wordsOf } from './prose-page.mjs';

/**
 * @typedef {import('./prose-page.mjs').Page} Page
 * @typedef {(word: string) => boolean} IsWord whether the English dictionary has a word
 */

/** `scripts/prose/words.txt`: one word a line, `#` begins a comment. Capitals count where the word has some. */
export function wordList(text) {
  return new Set(
    text
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .filter((line) => line !== ''),
  );
}

/** Numbers, sizes, versions, file names and identifiers such as `goToFrame` are not spelled. */
function isSpelled(word) {
  const isName = /\d|_|\p{L}\.\p{L}|^\p{Ll}+\p{Lu}\p{Ll}/u;
  return /\p{L}/u.test(word) && !isName.test(word);
}

/**
 * Finds words that neither list knows.
 * @param {Page} page
 * @param {IsWord} isEnglish
 * @param {ReadonlySet<string>} own
 * @returns {import('./prose-rules.mjs').Finding[]}
 */
export function misspelled({ file, passages }, isEnglish, own) {
  const isKnown = (word) =>
    own.has(word) || own.has(word.toLowerCase()) || isEnglish(word) || isEnglish(word.toLowerCase());
  return passages.flatMap(({ text, line }) =>
    wordsOf(text)
      .filter(isSpelled)
      .map((word) => word.replace(/'s?$/, ''))
      .filter((word) => !isKnown(word) && !word.split('-').every((part) => part === '' || isKnown(part)))
      .map((word) => ({ file, line, message: `"${word}" is in no dictionary` })),
  );
}
