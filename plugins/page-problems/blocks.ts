// Markdown that silently becomes something else: fences, directives, headings, and expressions.
import { createSlugger } from '@docusaurus/utils';
import { readFrontMatter } from './front-matter.ts';
import { nearName } from '../../src/near-name.ts';
import type { Problem } from './problem.ts';
import { lineAt, type PageSource } from './page-source.ts';

type Mistake = Omit<Problem, 'file'>;

/** The admonitions of Docusaurus 3.1.1. */
const ADMONITIONS = 'note tip info warning danger secondary success important caution'.split(' ');

/** Finds code blocks without an end. */
export const fenceMistakes = ({ openFences }: PageSource): Mistake[] =>
  openFences.map((line) => ({
    line,
    message:
      "this code block isn't closed, so the text after it becomes code: add a line with the same number of backticks",
  }));

/** Finds admonitions without an end, with a space, and with an unknown name, and other directives that nothing shows. */
export function directiveMistakes({ prose }: PageSource): Mistake[] {
  const mistakes: Mistake[] = [];
  let open: { readonly name: string; readonly size: number; readonly line: number }[] = [];
  const notClosed = ({ name, size, line }: (typeof open)[number]): Mistake => ({
    line,
    message: `:::${name} isn't closed: add a line with ${':'.repeat(size)} after its text${open.length > 1 ? ', and start the outer one with more colons' : ''}`,
  });
  for (const [at, text] of prose.split('\n').entries()) {
    const line = at + 1;
    const [, colons = '', space = '', name = ''] = /^[ \t>]*(:{2,})([ \t]*)([\w-]*)/.exec(text) ?? [];
    const size = colons.length;
    if (size < 2 || (size === 2 && (name === '' || space !== ''))) {
      for (const [, word = ''] of text.matchAll(/(?<![:\\]):([A-Za-z][\w-]*)(?=[[{])/g)) {
        mistakes.push({
          line,
          isWarning: true,
          message: `:${word} is read as a directive, which isn't shown: write \\:${word}`,
        });
      }
    } else if (size === 2) {
      mistakes.push({
        line,
        isWarning: true,
        message: `::${name} is read as a directive, which isn't shown: write \\::${name}`,
      });
    } else if (name === '') {
      const closed = open.findIndex((one) => one.size <= size);
      if (closed < 0) {
        mistakes.push({
          line,
          message: `${colons} doesn't close anything: remove it, or write the name of an admonition after it`,
        });
      } else {
        mistakes.push(...open.slice(closed + 1).map(notClosed));
        open = open.slice(0, closed);
      }
    } else if (space !== '') {
      mistakes.push({
        line,
        message: `"${colons}${space}${name}" is shown as text: write ${colons}${name} without a space`,
      });
      // Its end doesn't need a separate report.
      open.push({ name, size, line });
    } else {
      if (!ADMONITIONS.includes(name)) {
        const meant = nearName(name, ADMONITIONS);
        const advice =
          meant === undefined ? `use ${ADMONITIONS.slice(0, 5).join(', ')}` : `did you mean :::${meant}?`;
        mistakes.push({ line, isWarning: true, message: `there's no admonition :::${name}: ${advice}` });
      }
      open.push({ name, size, line });
    }
  }
  return [...mistakes, ...open.map(notClosed)];
}

interface Heading {
  readonly line: number;
  readonly depth: number;
  readonly text: string;
  readonly id: string | undefined;
}

function headingsOf({ lines, prose }: PageSource): Heading[] {
  const proseLines = prose.split('\n');
  return proseLines.flatMap((line, at): Heading[] => {
    const [, marks = ''] = /^ {0,3}(#{1,6})[ \t]/.exec(line) ?? [];
    const isUnderlined = /^ {0,3}=+\s*$/.test(proseLines[at + 1] ?? '') && line.trim() !== '';
    if (marks === '' && !isUnderlined) return [];
    const source = (lines[at] ?? '').trim().replace(/^#+[ \t]+|[ \t]+#+$/g, '');
    const [, before = source, id] = /^(.*?)\s*\{#([^}]*)\}$/.exec(source) ?? [];
    const text = before
      .replace(/`/g, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/<[^>]*>/g, '')
      .replace(/\*\*|__/g, '')
      .trim();
    return [{ line: at + 1, depth: marks.length || 1, text, id }];
  });
}

/** Finds headings that links can't reach, and a title that contradicts the front matter. */
export function headingMistakes(source: PageSource): Mistake[] {
  const headings = headingsOf(source);
  const slugger = createSlugger();
  const ids = new Map<string, number>();
  const mistakes = headings.flatMap(({ line, text, id }): Mistake[] => {
    if (id === undefined && /^-*$/.test(createSlugger().slug(text))) {
      return [
        {
          line,
          message: `the heading "${text}" has no letters to make an anchor from: add one, such as {#example}`,
        },
      ];
    }
    const own = id ?? slugger.slug(text);
    const other = ids.get(own);
    ids.set(own, line);
    return other === undefined
      ? []
      : [
          {
            line,
            message: `the anchor #${own} is also used by the heading in line ${other}: give one of them a different {#id}`,
          },
        ];
  });
  const title = readFrontMatter(source.lines.join('\n')).data['title'];
  const first = headings.find(({ depth }) => depth === 1);
  if (first === undefined || title === undefined || String(title) === first.text) return mistakes;
  return [
    ...mistakes,
    {
      line: first.line,
      message: `the heading "${first.text}" contradicts the title "${String(title)}" in the front matter: remove the heading`,
    },
  ];
}

/** Names that MDX and Docusaurus define in each page. */
const GIVEN = new Set(['props', 'frontMatter', 'metadata', 'toc', 'contentTitle', 'assets']);

/** Finds names in braces, which MDX reads as JavaScript. */
export function expressionMistakes({ prose, names }: PageSource): Mistake[] {
  return [...prose.matchAll(/(?<!\\)\{\s*([A-Za-z_$][\w$]*)(?:\.[\w$]+)*\s*\}/g)]
    .filter(([, name = '']) => !names.has(name) && !GIVEN.has(name))
    .map(({ 0: text, index }) => ({
      line: lineAt(prose, index),
      message: `${text} is read as JavaScript: write \\${text}, or \`${text}\` as code`,
    }));
}
