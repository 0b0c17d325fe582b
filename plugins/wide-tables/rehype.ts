import { isWide } from './isWide';
import type { HtmlNode } from '../static-code/htmlNode';

/** A table whose parts are blocks would be none to a screen reader, so each says what it is. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

const textOf = ({ value = '', children = [] }: HtmlNode): string => value + children.map(textOf).join('');

const descendants = (node: HtmlNode, ...names: string[]): HtmlNode[] =>
  (node.children ?? []).flatMap((child) =>
    names.includes(child.tagName ?? '') ? [child] : descendants(child, ...names),
  );

function stack(table: HtmlNode, heads: readonly string[], body: readonly (readonly HtmlNode[])[]): void {
  const say = (node: HtmlNode): void => {
    const role = ROLES[node.tagName ?? ''];
    if (role !== undefined) node.properties = { ...node.properties, role };
    if (node.tagName !== 'th' && node.tagName !== 'td') node.children?.forEach(say);
  };
  say(table);
  table.properties = { ...table.properties, dataStacks: true };
  // The first cell is the heading of its row, and the second of two needs no name.
  if (heads.length === 2) return;
  for (const cells of body)
    for (const [column, cell] of cells.entries())
      if (column > 0) cell.properties = { ...cell.properties, dataLabel: heads[column] };
}

/**
 * Marks the tables that are too wide for a phone, where they stand on their rows: `data-stacks` on the table, and on every
 * cell `data-label`, the head of its column. Done when the page is compiled, so that no reader's browser works it out.
 */
export default function wideTables(): (tree: HtmlNode) => void {
  const visit = (node: HtmlNode): void => {
    node.children?.forEach(visit);
    if (node.tagName !== 'table') return;
    const rows = descendants(node, 'tr').map((row) => descendants(row, 'th', 'td'));
    const texts = rows.map((cells) => cells.map((cell) => textOf(cell).trim()));
    const [heads] = texts;
    if (heads !== undefined && isWide(texts)) stack(node, heads, rows.slice(1));
  };
  return visit;
}
