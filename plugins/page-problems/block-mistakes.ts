// Markdown that silently becomes something else: code, directives, headings, tables, and text.
import type { Nodes, Parents } from 'mdast';
import { visit } from 'unist-util-visit';
import { LANGUAGES } from '../../src/mdx/static-code.ts';
import { nearName } from '../../src/shared/near-name.ts';
import { ADMONITIONS, lineAt, lineOf, type ParsedPage, sourceOf } from './parse-page.ts';
import type { Mistake } from './problem.ts';

/** A mistake in the source of a node, and where it is from there. */
type Found = readonly [message: string, at?: number, isWarning?: true];

/** The name that's meant, or some names. */
function advice(name: string, names: readonly string[], few: number, show = ''): string {
  const meant = nearName(name, names);
  return meant === undefined ? `use ${names.slice(0, few).join(', ')}` : `did you mean ${show}${meant}?`;
}

/** Quotes from a word processor, which programs don't read. An apostrophe inside a word is text. */
function quoteMistakes(code: string): Found[] {
  const at = code.search(/[“”‘]|(?<!\p{L})’|’(?!\p{L})/u);
  return at < 0
    ? []
    : [[`${code.charAt(at)} in code is a curly quote, which no program reads: write " or '`, at]];
}

function codeMistakes(lang: string, value: string, source: string): Found[] {
  const [mark = ''] = /^(?:`{3,}|~{3,})/.exec(source) ?? [];
  const isClosed = new RegExp(`\\n[ \\t>]*${mark}+[ \\t]*$`).test(source);
  // Code in a longer fence may contain fences. In a fence of the same length, the first one wasn't closed.
  if (!isClosed || new RegExp(`^[ \\t]*${mark}[^\\s\`]`, 'm').test(value)) {
    const result = "this code block isn't closed, so the text after it becomes code";
    return [[`${result}: add a line with the same number of backticks`]];
  }
  if (lang === '' || LANGUAGES.includes(lang.toLowerCase())) return quoteMistakes(source);
  const meant = advice(lang, LANGUAGES, 0).replace(/^use $/, 'write text');
  return [[`no code is highlighted as ${lang}: ${meant}`], ...quoteMistakes(source)];
}

function directiveMistakes(node: Nodes, source: string, parent: Parents): Found[] {
  if (node.type !== 'containerDirective') {
    const [name = ''] = /^:+[\w-]+/.exec(source) ?? [];
    // A colon in text, such as key:value, is shown.
    if (name === source && !name.startsWith('::')) return [];
    return [[`${name} is read as a directive, which isn't shown: write \\${name}`, 0, true]];
  }
  const { name } = node;
  const [colons = ''] = /^:+/.exec(source) ?? [];
  const mistakes: Found[] = [];
  if (!ADMONITIONS.includes(name))
    mistakes.push([`there's no admonition :::${name}: ${advice(name, ADMONITIONS, 5, ':::')}`, 0, true]);
  if (!new RegExp(`\\n[ \\t>]*${colons}+[ \\t]*$`).test(source)) {
    const outer = parent.type === 'containerDirective' ? ', and start the outer one with more colons' : '';
    mistakes.push([`:::${name} isn't closed: add a line with ${colons} after its text${outer}`]);
  }
  return mistakes;
}

/** What text contains if it isn't what the writer meant. At the start of a line, its source has a break. */
const LEFTOVERS: readonly (readonly [pattern: RegExp, message: (...groups: readonly string[]) => string])[] =
  [
    [
      /\n[ \t>]*(:{3,})([ \t]+)([\w-]+)/g,
      (colons, space, name) =>
        `"${colons}${space}${name}" is shown as text: write ${colons}${name} without a space`,
    ],
    [
      /\n[ \t>]*(:{3,})[ \t]*(?=\n|$)/g,
      (colons) => `${colons} doesn't close anything: remove it, or write the name of an admonition after it`,
    ],
    [
      /\n[ \t>]*(#{1,6}|[-*+]|\d+[.)])\u00a0/g,
      (mark) =>
        `the space after ${mark} is a no-break space, so this is shown as text: write an ordinary space`,
    ],
    [
      /\n[ \t>]*(#{2,6}|#(?=[A-Z]))([^\s#][^\n]*)/g,
      (mark, text) => `"${mark}${text}" is shown as text: write a space after ${mark}`,
    ],
    [
      /\n[ \t>]*(?=[^\n]*\|)(?=[^\n]*-)[|:\- \t]+(?=\n|$)/g,
      () => 'this table is shown as text: give its line of dashes as many cells as its header',
    ],
    [/(?<!\\)\*\*/g, () => '** is shown as text: remove the space inside the asterisks, as in **bold**'],
    [
      /(?<!\\)\](\s)\((?:[./#]|https?:)[^)\n]*\)/g,
      () => "this isn't a link: remove the space between ] and (",
    ],
    [
      /!\[[^\]\n]*\]\(([^()<>\n]*[^()<>\s] [^()<>\n]*\.\w{3,4})\)/g,
      (file) => `the picture ${file} isn't shown: rename the file, without spaces`,
    ],
    [
      /(?<!\\)\[\^([^\]\s]+)\]/g,
      (name) => `there's no footnote [^${name}]: add a line [^${name}]: with its text`,
    ],
    [
      /(?<![\\!])\[[^\]\n^]+\]\[([^\]\n]+)\]/g,
      (name) => `this isn't a link: add a line [${name}]: with its address`,
    ],
  ];

function textMistakes(source: string, isFirst: boolean): Found[] {
  const text = (isFirst ? '\n' : '\0') + source;
  return LEFTOVERS.flatMap(([pattern, message]) =>
    [...text.matchAll(pattern)].map((match): Found => [message(...match.slice(1)), match.index]),
  );
}

function nodeMistakes(page: ParsedPage, node: Nodes, index: number, parent: Parents): Found[] {
  const source = sourceOf(page, node);
  switch (node.type) {
    case 'code':
      return codeMistakes(node.lang ?? '', node.value, source);
    case 'inlineCode':
      return quoteMistakes(source);
    case 'containerDirective':
    case 'leafDirective':
    case 'textDirective':
      return directiveMistakes(node, source, parent);
    case 'text':
      return textMistakes(source, index === 0);
    case 'tableRow': {
      const cells = node.children.length;
      const columns = parent.type === 'table' ? (parent.align?.length ?? 0) : 0;
      const lost = `this row has ${cells} cells and the header ${columns}, so the last isn't shown`;
      return cells <= columns ? [] : [[`${lost}: in code, write \\| for |`]];
    }
    case 'paragraph': {
      const indent = indentOf(page, node, parent);
      if (indent < 4) return [];
      return [['indented code is shown as text, with curly quotes: put it between two lines of ```']];
    }
    default:
      return [];
  }
}

/** How far a paragraph is from where its container's text starts. Inside tags, writers indent freely. */
function indentOf({ source }: ParsedPage, { position }: Nodes, parent: Parents): number {
  const start = position?.start;
  if (start === undefined || parent.type.startsWith('mdx')) return 0;
  const before = source.slice((start.offset ?? 0) - start.column + 1, start.offset).replaceAll('\t', '    ');
  const first = parent.type === 'listItem' ? parent.children[0]?.position?.start.column : undefined;
  if (first !== undefined) return before.length - (first - 1);
  return /[ ]*$/.exec(before)?.[0].length ?? 0;
}

/** Finds blocks and text that become something else. */
export function blockMistakes(page: ParsedPage): Mistake[] {
  const mistakes: Mistake[] = [];
  const notes = new Map<string, number>();
  visit(page.root, (node, index, parent) => {
    const first = lineOf(node);
    if (node.type === 'footnoteDefinition' || node.type === 'definition') {
      const name = `[${node.type === 'definition' ? '' : '^'}${node.identifier}]`;
      const other = notes.get(name);
      const message = `${name} is also in line ${other}, and only that one is shown: rename one`;
      if (other === undefined) notes.set(name, first);
      else mistakes.push({ line: first, message });
    }
    if (index === undefined || parent === undefined) return;
    for (const [message, at = 0, isWarning] of nodeMistakes(page, node, index, parent)) {
      const line = first - 1 + lineAt(sourceOf(page, node), at);
      mistakes.push({ line, message, ...(isWarning && { isWarning }) });
    }
  });
  return mistakes;
}
