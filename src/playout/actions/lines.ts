import { parse, type Node, type Program } from 'acorn';
import { nodesOf, SYNTAX } from './syntax.ts';

/** Parses the code of one action, which may return and wait. Returns undefined if it isn't valid on its own. */
export function parseCode(code: string): Program | undefined {
  try {
    return parse(code, {
      ecmaVersion: SYNTAX,
      sourceType: 'module',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      allowSuperOutsideMethod: true,
    });
  } catch {
    return undefined;
  }
}

/** Returns where the lines start whose spaces are part of a string, so that they can't be indented. */
export function fixedStarts(text: string, code: Node): ReadonlySet<number> {
  const starts = new Set<number>();
  for (const { type, start, end } of nodesOf(code)) {
    if (type !== 'TemplateElement' && type !== 'Literal') continue;
    for (let at = start; at < end; at += 1) if (text[at] === '\n') starts.add(at + 1);
  }
  return starts;
}

/** A line without its line break, and where it starts. */
interface Line {
  readonly text: string;
  readonly start: number;
}

function linesOf(text: string, start = 0): readonly Line[] {
  let at = start;
  return text.split('\n').map((line) => {
    const own = { text: line, start: at };
    at += line.length + 1;
    return own;
  });
}

/** Indents code, except inside strings. Code that isn't valid stays as it is. */
export function indent(code: string, spaces: string): string {
  const program = parseCode(code);
  if (!program) return code;
  const fixed = fixedStarts(code, program);
  return linesOf(code)
    .map(({ text, start }) => (text.trim() === '' || fixed.has(start) ? text : spaces + text))
    .join('\n');
}

const spacesOf = (text: string): string => /^[ \t]*/.exec(text)?.[0] ?? '';

/** A place in a text whose fixed lines are known. */
export interface Part {
  readonly text: string;
  readonly fixed: ReadonlySet<number>;
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the code between two places, the way it was before `indent`: without the line breaks around it, and
 * without the spaces in front of its lines.
 * @param spaces - How far `indent` would have moved it. Code of a different style loses the spaces that all of its
 * lines have.
 */
export function unindent({ text, fixed, from, to }: Part, spaces: string): string {
  const raw = text.slice(from, to).replace(/\r?\n[ \t]*$/, '');
  const lead = /^[ \t]*\r?\n/.exec(raw)?.[0];
  if (lead === undefined) return raw.trim();
  const lines = linesOf(raw.slice(lead.length), from + lead.length);
  const isOwn = (line: Line): boolean => line.text.trim() !== '' && !fixed.has(line.start);
  const own = lines.filter(isOwn);
  const width = own.every((line) => line.text.startsWith(spaces))
    ? spaces.length
    : own.reduce((least, line) => Math.min(least, spacesOf(line.text).length), Infinity);
  return lines.map((line) => (isOwn(line) ? line.text.slice(width) : line.text)).join('\n');
}

/** Returns the spaces in front of the line that contains a place. */
export const spacesAt = (text: string, place: number): string =>
  spacesOf(text.slice(text.lastIndexOf('\n', place - 1) + 1));
