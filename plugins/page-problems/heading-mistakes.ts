// Headings that links can't reach, and names in braces.
import { createSlugger } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { lineOf, type ParsedPage, sourceOf } from './parse-page.ts';
import type { Mistake } from './problem.ts';

/** Finds headings that links can't reach, a title that contradicts the front matter, and a missing title. */
export function headingMistakes({ root, frontMatter }: ParsedPage): Mistake[] {
  const slugger = createSlugger();
  const ids = new Map<string, number>();
  const mistakes: Mistake[] = [];
  const add = (line: number, message: string): void => void mistakes.push({ line, message });
  const { title } = frontMatter.data;
  let first: string | undefined;
  visit(root, 'heading', (node) => {
    const line = lineOf(node);
    const [, text = '', id] = /^(.*?)(?:\s*\{#([^}]*)\})?$/s.exec(toString(node)) ?? [];
    if (node.depth === 1 && first === undefined) {
      first = text;
      const clash = `the heading "${text}" contradicts the title "${String(title)}" in the front matter`;
      if (title !== undefined && String(title) !== text) add(line, `${clash}: remove the heading`);
    }
    if (id === undefined && /^-*$/.test(createSlugger().slug(text))) {
      add(line, `the heading "${text}" has no letters to make an anchor from: add one, such as {#example}`);
      return;
    }
    const own = id ?? slugger.slug(text);
    const other = ids.get(own);
    ids.set(own, line);
    const taken = `the anchor #${own} is also used by the heading in line ${other}`;
    if (other !== undefined) add(line, `${taken}: give one of them a different {#id}`);
  });
  if (title === undefined && first === undefined && frontMatter.mistake === undefined)
    add(1, 'the page has no title: add title: … to the front matter');
  return mistakes;
}

/** Names that MDX and Docusaurus define in each page. */
const GIVEN = ['props', 'frontMatter', 'metadata', 'toc', 'contentTitle', 'assets'];

/** Finds names in braces, which MDX reads as JavaScript. */
export function expressionMistakes(page: ParsedPage): Mistake[] {
  const mistakes: Mistake[] = [];
  const names = new Set(GIVEN);
  visit(page.root, 'mdxjsEsm', ({ value }) => {
    for (const name of value.match(/[A-Za-z_$][\w$]*/g) ?? []) names.add(name);
  });
  visit(page.root, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
    const text = sourceOf(page, node);
    const [, name] = /^\{\s*([A-Za-z_$][\w$]*)(?:\.[\w$]+)*\s*\}$/.exec(text) ?? [];
    if (name === undefined || names.has(name)) return;
    mistakes.push({
      line: lineOf(node),
      message: `${text} is read as JavaScript: write \\${text}, or \`${text}\` as code`,
    });
  });
  return mistakes;
}
