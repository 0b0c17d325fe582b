/**
 * The only analyzer: the text of pages and the reader's queries go through the same steps.
 *
 * ```
 *  text    "Call keyfill.useOnUpdate('_name', …)"
 *  runs     Call  keyfill  useOnUpdate    _name      with their places in the text
 *  words    call  keyfill  useonupdate    _name      folded: no accents, no case, no inner hyphens
 *    parts                 use on update  name       what an identifier is made of
 *  terms    call  keyfil   useonupd …     _name …    stemmed, stop words taken out
 * ```
 */
import { stem } from './lunr.ts';
import { isStopWord } from './stop-words.ts';

/** Longer words are cut: nobody types them, and encoded data in a code block must not bloat the index. */
const MAX_WORD_LENGTH = 40;

/** A piece of text as written, with its position. */
export interface Run {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A word in folded form, with its parts. */
export interface Word {
  /** The whole word in lower case, without accents and inner hyphens (`borderradius`, `_name`, `2.3`). */
  readonly whole: string;
  /** The parts of an identifier or compound (`border`, `radius`); empty for a plain word. */
  readonly parts: readonly string[];
}

const JOIN = "[-'’\\u00ad\\u2010\\u2011]";
const LETTERS = '[\\p{L}\\p{N}_][\\p{L}\\p{N}\\p{M}_]*';
/** A number with dots (`2.3`, `v29.97`, `0.5px`), or letters and digits joined by hyphens and apostrophes. */
// eslint-disable-next-line regexp/no-super-linear-move -- One part matches what another has read in vain.
const RUN = new RegExp(`[vV]?\\d+(?:\\.\\d+)+[\\p{L}\\p{N}_]*|${LETTERS}(?:${JOIN}${LETTERS})*`, 'gu');
const NUMBER = /^[vV]?\d+\.\d/;
// eslint-disable-next-line regexp/no-super-linear-move -- As above.
const PART = /\p{N}+|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+|[\p{L}\p{M}]+/gu;

/** Lower case, without accents, ligatures, and anything that isn't a letter, digit, dot, or underscore. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}._]/gu, '');

/** The runs of letters and digits in some text. */
export const runsOf = (text: string): Run[] =>
  [...text.matchAll(RUN)].map(({ 0: run, index }) => ({
    text: run,
    start: index,
    end: index + run.length,
  }));

/** All words of some text, in order. */
export const wordsOf = (text: string): Word[] => runsOf(text).flatMap((run) => wordOfRun(run.text) ?? []);

/** Index terms of some text. Titles keep stop words, so a query of nothing else still finds headings. */
export const indexTerms = (text: string, kind: 'title' | 'content'): string[] =>
  wordsOf(text).flatMap(({ whole, parts }) =>
    [whole, ...parts].filter((word) => !isStopWord(word) || (kind === 'title' && word === whole)).map(stem),
  );

/** The word in a run; undefined if only punctuation is left. */
export function wordOfRun(run: string): Word | undefined {
  if (NUMBER.test(run)) return { whole: fold(run.replace(/^v/i, '')).slice(0, MAX_WORD_LENGTH), parts: [] };
  const bare = run.replace(/['’]s$/i, '').replace(/['’\u00ad]/g, '');
  const name = bare.replace(/^_+/, '_').replace(/(?<!_)_+$/, '');
  const segments = name.split(/[-_\u2010\u2011]/).filter(Boolean);
  const joined = fold(segments.join('')).slice(0, MAX_WORD_LENGTH);
  if (joined === '') return undefined;
  const whole = name.startsWith('_') ? `_${joined}` : joined;
  return { whole, parts: partsOf(segments).filter((part) => part !== whole) };
}

/** The parts of a compound: `border-radius` at hyphens, `goToAndPlay` at capitals, `html5` at digits. */
function partsOf(segments: readonly string[]): string[] {
  const parts = segments.flatMap((segment) => {
    const inner = segment.match(PART) ?? [];
    return inner.length > 1 ? [segment, ...inner] : [segment];
  });
  return [...new Set(parts.map((part) => fold(part).slice(0, MAX_WORD_LENGTH)))].filter(
    (part) => part.length > 1,
  );
}
