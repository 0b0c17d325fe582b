// Separates the text of a page from its code. Lines and columns stay as they are, so positions match the file.
import { readFrontMatter } from './front-matter.ts';

/** The text of a page, and what in it isn't prose. */
export interface PageSource {
  readonly lines: readonly string[];
  /** The page with spaces instead of front matter, imports, code, and comments. */
  readonly text: string;
  /** `text`, also without the tags of JSX elements. */
  readonly prose: string;
  readonly names: ReadonlySet<string>;
  /** The lines of fences that end at the wrong place or never. */
  readonly openFences: readonly number[];
  /** HTML comments, which Docusaurus accepts and MDX doesn't. */
  readonly comments: readonly { readonly index: number; readonly length: number }[];
}

/** Replaces everything but line breaks with spaces. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

const FENCE = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/;

/** Separates text from code. */
export function readSource(page: string): PageSource {
  const lines = page.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = new Set<string>();
  const openFences: number[] = [];
  let fence: { readonly mark: string; readonly line: number } | undefined;
  let inStatement = false;
  const firstLine = readFrontMatter(page).lines;
  const outside = lines.map((line, at) => {
    if (at < firstLine) return blank(line);
    const [, mark = '', info = ''] = FENCE.exec(line) ?? [];
    if (fence !== undefined) {
      if (!mark.startsWith(fence.mark)) return blank(line);
      if (info.trim() === '') {
        fence = undefined;
      } else {
        // Code in a longer fence may contain fences. In a fence of the same length, the first one wasn't closed.
        openFences.push(fence.line);
        fence = { mark, line: at + 1 };
      }
      return blank(line);
    }
    if (mark !== '' && !(mark.startsWith('`') && info.includes('`'))) {
      fence = { mark, line: at + 1 };
      return blank(line);
    }
    inStatement = line.trim() !== '' && (inStatement || /^(?:import|export)\s/.test(line));
    if (!inStatement) return line;
    for (const name of line.match(/[A-Za-z_$][\w$]*/g) ?? []) names.add(name);
    return blank(line);
  });
  if (fence !== undefined) openFences.push(fence.line);
  const withComments = outside
    .join('\n')
    .replace(/(?<![`\\])(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g, blank);
  const text = withComments.replace(/<!--[\s\S]*?-->|\{\s*\/\*[\s\S]*?\*\/\s*\}/g, blank);
  const comments = [...withComments.matchAll(/<!--[\s\S]*?-->/g)].map(({ 0: comment, index }) => ({
    index,
    length: comment.length,
  }));
  return { lines, text, prose: withoutTags(text), names, openFences, comments };
}

/** The page without HTML comments; all other positions stay as they are. */
export function withoutComments(page: string): string {
  const { lines, comments } = readSource(page);
  let text = lines.join('\n');
  for (const { index, length } of comments)
    text = text.slice(0, index) + blank(text.slice(index, index + length)) + text.slice(index + length);
  return text;
}

/** Blanks out the tags of JSX elements, which may contain quotes and expressions. */
function withoutTags(text: string): string {
  let result = '';
  let from = 0;
  for (const { index } of text.matchAll(/<\/?[A-Za-z]/g)) {
    if (index < from) continue;
    const end = endOfTag(text, index);
    result += text.slice(from, index) + blank(text.slice(index, end));
    from = end;
  }
  return result + text.slice(from);
}

/** The position after a tag; of a tag that isn't closed, the position after its name. */
function endOfTag(text: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character === '{') {
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
    } else if (character === '>' && depth === 0) {
      return at + 1;
    }
  }
  return start + 2;
}

/** The number of the line that contains a position. */
export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;
