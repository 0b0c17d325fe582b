/** Splits the tree of a Markdown page into sections, for the preview, in which no page has been rendered. */
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Code, Heading, Nodes, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SectionWriter, type Section } from './section-writer.ts';

/** Nodes inside a line of text. All others end the line. */
const INLINE =
  /^(?:text|inlineCode|emphasis|strong|delete|link|linkReference|mdxJsxTextElement|textDirective)$/;
const MAGIC_COMMENT = /highlight-(?:next-line|start|end)\b/;

/** Returns a page's sections, with `title` if no heading has it. Components only contribute their text. */
export function sectionsOfTree(root: Root, title: string): Section[] {
  const writer = new SectionWriter();
  const slugger = createSlugger();

  const writeHeading = (heading: Heading): void => {
    const { text, id } = parseMarkdownHeadingId(toString(heading));
    const anchor = id ?? slugger.slug(text);
    if (heading.depth <= 3) writer.heading(heading.depth, text, heading.depth === 1 ? undefined : anchor);
    else writer.text(text);
  };
  const writeCode = ({ value, meta }: Code): void => {
    writer.text(/title=["']([^"']*)["']/.exec(meta ?? '')?.[1] ?? '');
    writer.endLine();
    for (const line of value.split('\n').filter((one) => !MAGIC_COMMENT.test(one))) {
      writer.text(line);
      writer.endCodeLine();
    }
  };
  const writeTable = ({ children: rows }: Table): void => {
    rows.forEach((row, at) => {
      writer.startRow();
      for (const cell of row.children) {
        cell.children.forEach(write);
        writer.endCell(at === 0);
      }
      writer.endRow();
    });
  };
  const write = (node: Nodes): void => {
    if (node.type === 'heading') writeHeading(node);
    else if (node.type === 'code') writeCode(node);
    else if (node.type === 'table') writeTable(node);
    else if (node.type === 'text' || node.type === 'inlineCode') writer.text(node.value);
    else if ('children' in node) node.children.forEach(write);

    if (!INLINE.test(node.type)) writer.endLine();
  };

  if (!root.children.some((node) => node.type === 'heading' && node.depth === 1))
    writer.heading(1, title, undefined);

  write(root);
  return writer.finish();
}
