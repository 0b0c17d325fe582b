/** How large and how deeply nested text may be. */
interface TextLimits {
  /** Most characters. */
  readonly size: number;
  /** Most brackets that may be open at the same time. */
  readonly depth: number;
}

export interface Excess {
  readonly kind: keyof TextLimits;
  /** The first character that is too much. */
  readonly offset: number;
}

/** Which strings and comments a language has: brackets in them don't nest. */
type Language = 'json' | 'javascript';

const QUOTES: Readonly<Record<Language, string>> = { json: '"', javascript: '"\'`' };

const BRACKETS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  json: { '[': ']', '{': '}' },
  javascript: { '[': ']', '{': '}', '(': ')' },
};

/** What ends a string, or escapes the next character, by quote. */
const STOPS: Readonly<Record<string, RegExp>> = {
  '"': /["\\\n\r]/g,
  "'": /['\\\n\r]/g,
  '`': /[`\\]/g,
};

/** The end of a string that starts at `start`: after its closing quote, at the end of its line, or at the end of the text. */
function endOfString(text: string, start: number): number {
  const quote = text[start] ?? '';
  const stop = STOPS[quote] ?? /$/g;
  stop.lastIndex = start + 1;
  for (let found = stop.exec(text); found; found = stop.exec(text)) {
    if (found[0] !== '\\') return found[0] === quote ? found.index + 1 : found.index;
    stop.lastIndex = found.index + 2;
  }
  return text.length;
}

/** The end of the JSON object or list that starts at `start`, or undefined if it has no end. */
export function endOfBrackets(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '"') at = endOfString(text, at) - 1;
    else if ('[{'.includes(character)) depth += 1;
    else if (']}'.includes(character)) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return undefined;
}

/** The end of a comment that starts at `start`. */
function endOfComment(text: string, start: number): number {
  if (text[start + 1] === '*') {
    const end = text.indexOf('*/', start + 2);
    return end === -1 ? text.length : end + 2;
  }
  let end = start;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return end;
}

/**
 * Finds the place at which text becomes too large or too deep. It doesn't recurse, so run it before any parser that does: a
 * recursive parser overflows the stack on a few thousand brackets, which fit into a link of 69 characters.
 *
 * A JSON parser never goes deeper than the result, not even one that reads on after a mistake. That's why a closing bracket only
 * counts if it closes the bracket that was opened last. In JavaScript, regular expressions and code inside template literals aren't
 * told apart from other text, and operators nest too, so a parser may still overflow.
 * @returns The place, or undefined when the text is within its limits.
 */
export function findExcess(
  text: string,
  limits: TextLimits,
  language: Language = 'json',
): Excess | undefined {
  if (text.length > limits.size) return { kind: 'size', offset: limits.size };
  const quotes = QUOTES[language];
  const brackets = BRACKETS[language];
  /** The brackets that would close those that are open, the innermost last. */
  const open: string[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text[at] ?? '';
    if (quotes.includes(character)) {
      at = endOfString(text, at);
      continue;
    }
    if (character === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) {
      at = endOfComment(text, at);
      continue;
    }
    const closing = brackets[character];
    if (closing !== undefined) {
      if (open.length >= limits.depth) return { kind: 'depth', offset: at };
      open.push(closing);
    } else if (character === open.at(-1)) {
      open.pop();
    }
    at += 1;
  }
  return undefined;
}
