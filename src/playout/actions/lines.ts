import { parse, type Node, type Program } from 'acorn';
import { nodesOf, SYNTAX } from './syntax.ts';

/** Parses an action's code, which may return and wait. Returns undefined if it isn't valid on its own. */
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

/** Returns where lines start that can't be indented, because their spaces are part of a string. */
export function fixedStarts(text: string, code: Node): ReadonlySet<number> {
  const starts = new Set<number>();
  for (const { type, start, end } of nodesOf(code)) {
    if (type !== 'TemplateElement' && type !== 'Literal') continue;
    for (let at = start; at < end; at += 1) if (text[at] === '\n') starts.add(at + 1);
  }
  return starts;
}

/** The spaces in front of each line that isn't empty. */
const LINE = /(?<![^\n])(?=.*\S)[ \t]*/g;

/** Indents code, except inside strings. Code that isn't valid stays as it is. */
export function indent(code: string, spaces: string): string {
  const program = parseCode(code);
  if (!program) return code;
  const fixed = fixedStarts(code, program);
  return code.replace(LINE, (own, at: number) => (fixed.has(at) ? own : spaces + own));
}

/** A place in code with known fixed lines. */
interface Part {
  readonly text: string;
  readonly fixed: ReadonlySet<number>;
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the code between two places, the way it was before `indent`: without the line breaks around it, and
 * without the spaces in front of its lines.
 * @param spaces - How far `indent` would have moved it. In another style, only spaces that all lines have go.
 */
export function unindent({ text, fixed, from, to }: Part, spaces: string): string {
  const raw = text.slice(from, to).replace(/\r?\n[ \t]*$/, '');
  const lead = /^[ \t]*\r?\n/.exec(raw)?.[0];
  if (lead === undefined) return raw.trim();
  const code = raw.slice(lead.length);
  const isOwn = (at: number): boolean => !fixed.has(from + lead.length + at);
  const own = [...code.matchAll(LINE)].flatMap(({ 0: found, index }) => (isOwn(index) ? [found] : []));
  const width = own.every((found) => found.startsWith(spaces))
    ? spaces.length
    : own.reduce((least, { length }) => Math.min(least, length), Infinity);
  return code.replace(LINE, (found, at: number) => (isOwn(at) ? found.slice(width) : found));
}

/** Returns the spaces in front of the line that contains a place. */
export const spacesAt = (text: string, place: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', place - 1) + 1))?.[0] ?? '';
