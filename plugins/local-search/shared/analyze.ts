/**
 * The only analyzer: the text of pages and the visitor's queries go through the same steps.
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

/**
 * Longer words are cut, because nobody types them, and encoded data in a code block must not bloat the index.
 */
const MAX_WORD_LENGTH = 40;

/** A piece of text as written, with its position. */
export interface Run {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A word in folded form, with its parts. */
export interface Word {
  /** The whole word: lower case, no accents, no inner hyphens (`borderradius`, `useonupdate`, `_name`, `2.3`). */
  readonly whole: string;
  /** The parts of an identifier or compound (`border`, `radius`); empty for a plain word. */
  readonly parts: readonly string[];
}

/** The ways a word can be written in the content and in a section's title. */
type FieldKind = 'title' | 'content';

const JOIN = "[-'’\\u00ad\\u2010\\u2011]";
const LETTERS = '[\\p{L}\\p{N}_][\\p{L}\\p{N}\\p{M}_]*';
/** A language name made of a letter and symbols: `C++`, `c#`. */
const LANGUAGE = '(?<![\\p{L}\\p{N}\\p{M}_])[A-Za-z](?:\\+\\+|#)(?![\\p{L}\\p{N}_])';
/** A number with dots (`2.3`, `v29.97`, `0.5px`), or letters and digits joined by hyphens and apostrophes. */
const RUN = new RegExp(
  `${LANGUAGE}|[vV]?\\d+(?:\\.\\d+)+[\\p{L}\\p{N}_]*|${LETTERS}(?:${JOIN}${LETTERS})*`,
  'gu',
);
const IS_LANGUAGE = /^[a-z][+#]+$/iu;
const PLAIN = /^[a-z0-9._]*$/u;
const PLAIN_WORD = /^[A-Za-z]?[a-z]+$/u;
const NUMBER = /^[vV]?\d+\.\d/u;
const PART = /\p{N}+|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+|[\p{L}\p{M}]+/gu;
const ACRONYMS = /^\p{Lu}{2,}s$/u;
const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/** Lower case, without accents, ligatures, and anything that isn't a letter, digit, dot, or underscore. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;

  const plain = lower.normalize('NFKD');
  return plain.replace(/[^a-z0-9._]/gu, (char) => SPECIAL[char] ?? (/[\p{L}\p{N}]/u.test(char) ? char : ''));
}

/** The runs of letters and digits in a text. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const match of text.matchAll(RUN))
    runs.push({ text: match[0], start: match.index, end: match.index + match[0].length });

  return runs;
}

/** All words of a text, in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const run of runsOf(text)) {
    const word = wordOfRun(run.text);
    if (word) words.push(word);
  }
  return words;
}

/** The index terms of a word: the whole word first, then its parts. */
export function termsOfWord(word: Word): string[] {
  return [stem(word.whole), ...word.parts.map(stem)];
}

/**
 * The index terms of a text. Stop words are left out of the content but stay in titles, so a query that only
 * consists of stop words still finds headings.
 */
export function indexTerms(text: string, kind: FieldKind): string[] {
  const terms: string[] = [];
  for (const word of wordsOf(text)) {
    if (kind === 'title' || !isStopWord(word.whole)) terms.push(stem(word.whole));

    for (const part of word.parts) if (!isStopWord(part)) terms.push(stem(part));
  }
  return terms;
}

/** The word in a run; undefined if only punctuation is left. */
export function wordOfRun(run: string): Word | undefined {
  if (PLAIN_WORD.test(run)) return { whole: run.toLowerCase().slice(0, MAX_WORD_LENGTH), parts: [] };

  if (IS_LANGUAGE.test(run)) return { whole: run.toLowerCase(), parts: [] };

  if (NUMBER.test(run)) return { whole: fold(run.replace(/^v/iu, '')).slice(0, MAX_WORD_LENGTH), parts: [] };

  const bare = run.replace(/['’]s$/iu, '').replace(/['’\u00ad]/gu, '');
  const name = bare.replace(/^_+/u, '_').replace(/_+$/u, '');
  const segments = name.split(/[-_\u2010\u2011]/u).filter(Boolean);
  const joined = fold(segments.join('')).slice(0, MAX_WORD_LENGTH);
  if (joined === '') return undefined;

  const whole = name.startsWith('_') ? `_${joined}` : joined;
  const parts = ACRONYMS.test(name) ? [] : partsOf(segments);
  return { whole, parts: parts.filter((part) => part !== whole) };
}

/** The parts of a compound: `border-radius` at hyphens, `goToAndPlay` at capitals, `html5` at digits. */
function partsOf(segments: readonly string[]): string[] {
  const parts = new Set<string>();
  for (const segment of segments) {
    const whole = fold(segment);
    const inner = [...segment.matchAll(PART)].map((match) => fold(match[0]));
    for (const part of inner.length > 1 ? [whole, ...inner] : [whole])
      if (part.length > 1) parts.add(part.slice(0, MAX_WORD_LENGTH));
  }
  return [...parts];
}
