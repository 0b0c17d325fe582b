/**
 * Reads a page's sections from its Markdown source, for the development index, where no HTML exists. It
 * follows the build's output closely enough to find things: headings and their anchors, code line by line,
 * tables, admonitions, tabs, details. Components without their own text are skipped.
 */
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import { plainText, stripMarkup } from './markdown-text.ts';
import { SectionWriter, type Section } from './section-writer.ts';

const FENCE = /^\s*(`{3,}|~{3,})(.*)$/u;
const HEADING = /^ {0,3}(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/u;
const ADMONITION = /^\s*:{3,}\s*(\w+)?(?:\[(.*)\])?\s*(.*)$/u;
const TABLE_RULE = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*:?-*:?\s*$/u;
const ROW = /^\s*\|/u;
const MAGIC_COMMENT = /(?:\/\/|#|\/\*|<!--|\{\/\*)\s*highlight-(?:next-line|start|end)\b/u;

/**
 * Splits Markdown or MDX (without front matter) into sections. `title` is the page's title, if it's known.
 */
export function sectionsOfMarkdown(markdown: string, title: string): Section[] {
  const writer = new SectionWriter();
  const slugger = createSlugger();
  if (title !== '') {
    writer.heading(1, title, undefined);
  }
  for (const block of blocksOf(markdown)) {
    if (block.kind === 'code') {
      writeCode(writer, block);
      continue;
    }
    const lines = stripMarkup(block.text).split('\n');
    lines.forEach((line, at) => {
      const heading = HEADING.exec(line);
      if (heading) {
        writeHeading(heading[1]?.length ?? 1, heading[2] ?? '');
      } else if (ROW.test(line) && !TABLE_RULE.test(line)) {
        writeRow(writer, line, TABLE_RULE.test(lines[at + 1] ?? ''));
      } else {
        writeLine(writer, line);
      }
    });
  }
  return writer.finish();

  function writeHeading(level: number, source: string): void {
    const { text, id } = parseMarkdownHeadingId(source);
    const plain = plainText(text);
    const anchor = id ?? slugger.slug(plain);
    if (level <= 3) {
      writer.heading(level, plain, level === 1 ? undefined : anchor);
    } else {
      writer.endLine();
      writer.text(plain);
      writer.endLine();
    }
  }
}

type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly title: string; readonly lines: readonly string[] };

/** Text and fenced code, in order. */
function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let text: string[] = [];
  let code: { readonly fence: string; readonly title: string; readonly lines: string[] } | undefined;
  for (const line of markdown.split(/\r?\n/u)) {
    const fence = FENCE.exec(line);
    const marks = fence?.[1] ?? '';
    if (code) {
      if (marks.startsWith(code.fence) && (fence?.[2] ?? '').trim() === '') {
        blocks.push({ kind: 'code', title: code.title, lines: code.lines });
        code = undefined;
      } else {
        code.lines.push(line);
      }
    } else if (fence) {
      blocks.push({ kind: 'text', text: text.join('\n') });
      text = [];
      code = { fence: marks, title: /title=["']([^"']*)["']/u.exec(fence[2] ?? '')?.[1] ?? '', lines: [] };
    } else {
      text.push(line);
    }
  }
  return [
    ...blocks,
    ...(code ? [{ kind: 'code' as const, ...code }] : []),
    { kind: 'text', text: text.join('\n') },
  ];
}

function writeCode(
  writer: SectionWriter,
  block: { readonly title: string; readonly lines: readonly string[] },
): void {
  writer.text(block.title);
  writer.endLine();
  for (const line of block.lines) {
    if (!MAGIC_COMMENT.test(line)) {
      writer.text(line);
      writer.endCodeLine();
    }
  }
}

function writeLine(writer: SectionWriter, line: string): void {
  if (line.trim() === '' || TABLE_RULE.test(line)) {
    writer.endLine();
    return;
  }
  const admonition = ADMONITION.exec(line);
  if (admonition) {
    writer.endLine();
    writer.text(plainText(admonition[2] ?? (admonition[3] || admonition[1]) ?? ''));
    writer.endLine();
    return;
  }
  const isItem = /^\s*(?:[-*+]|\d+[.)])\s/u.test(line);
  if (isItem) {
    writer.endLine();
  }
  writer.text(`${plainText(line.replace(/^\s*(?:>\s*)*(?:(?:[-*+]|\d+[.)])\s+)?/u, ''))} `);
}

function writeRow(writer: SectionWriter, line: string, isHeader: boolean): void {
  const cells = line
    .trim()
    .replace(/^\||(?<!\\)\|$/gu, '')
    .split(/(?<!\\)\|/u);
  writer.startRow();
  for (const cell of cells) {
    writer.text(plainText(cell.replace(/\\\|/gu, '|')));
    writer.endCell(isHeader);
  }
  writer.endRow();
}
