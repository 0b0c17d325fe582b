/** How large and how deeply nested JSON may be. */
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

/** Brackets, and strings and comments, whose brackets don't nest. A string ends with its line. */
const MARKS = /"(?:[^"\\\n\r]+|\\.)*"?|\/\*[^]*?(?:\*\/|$)|\/\/.*|[[\]{}]/g;

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** The end of the JSON object or list that starts at `start`, or undefined if it has no end. */
export function endOfBrackets(text: string, start: number): number | undefined {
  let depth = 0;
  for (const { 0: mark, index } of text.slice(start).matchAll(MARKS)) {
    if (mark in CLOSING) depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth === 0) return start + index + 1;
  }
  return undefined;
}

/**
 * Finds the place at which JSON becomes too large or too deep. It doesn't recurse, so run it before any
 * parser that does: those overflow the stack on a few thousand brackets, which fit into a link of 69
 * characters.
 *
 * No parser goes deeper than the result, not even one that reads on after a mistake, because a closing
 * bracket only counts if it closes the bracket that was opened last.
 * @returns The place, or undefined when the text is within its limits.
 */
export function findExcess(text: string, { size, depth }: TextLimits): Excess | undefined {
  if (text.length > size) return { kind: 'size', offset: size };
  /** The brackets that would close those that are open, the innermost last. */
  const open: string[] = [];
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    const closing = CLOSING[mark];
    if (closing === undefined) {
      if (mark === open.at(-1)) open.pop();
    } else if (open.push(closing) > depth) {
      return { kind: 'depth', offset: index };
    }
  }
  return undefined;
}
