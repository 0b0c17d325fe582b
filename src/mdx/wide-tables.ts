import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** The characters before the last of three columns, and in a word of code, that leave room on a phone. */
const SIDE_BY_SIDE = { before: 20, code: 18 };

/** Cells with numbers are read down a column, so a table of numbers must keep its columns. */
const WORDS = /^(?![−-]?\d)./;

/** A number with a unit, if any. */
const isNumber = (text: string): boolean => /^[−-]?\d[\d.,]*(?:[ \u00a0]?(?:%|[a-z]{1,3}))?$/i.test(text);

/** Screen readers don't see a table in parts that are displayed as blocks, so each part states its role. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** The elements below a node that have one of these names, except those inside another match. */
function descendants(node: Element, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    if (!names.includes(element.tagName)) return undefined;
    found.push(element);
    return SKIP;
  });
  return found;
}

function stack(table: Element): void {
  visit(table, 'element', (node) => {
    const role = ROLES[node.tagName];
    if (role !== undefined) node.properties['role'] = role;
    return node.tagName === 'th' || node.tagName === 'td' ? SKIP : undefined;
  });
  table.properties['dataStacks'] = true;
}

/**
 * Marks tables that phones stack (`data-stacks`), and those of numbers (`data-numbers`), so nothing is
 * measured. Names cells (`data-label`), aligns numbers (`data-number`), marks equal keys (`data-same`).
 */
export default function wideTables() {
  return (root: Root): void => {
    visit(root, { tagName: 'table' }, (table: Element) => {
      const rows = descendants(table, 'tr').map((row) => descendants(row, 'th', 'td'));
      const texts = rows.map((cells) => cells.map((cell) => toString(cell).trim()));
      const [heads = [], ...others] = texts;
      const columns = heads.map((_, column) => texts.map((row) => row[column] ?? ''));
      const longest = columns.slice(0, -1).map((cells) => Math.max(...cells.map(({ length }) => length)));
      const before = longest.reduce((sum, length) => sum + length, 0);
      const codes = descendants(table, 'code').map((code) => toString(code).length);
      const fits = before <= SIDE_BY_SIDE.before && Math.max(0, ...codes) <= SIDE_BY_SIDE.code;
      const hasWords = others.some(([, ...words]) => words.some((text) => WORDS.test(text)));
      if (heads.length > 2 && hasWords && !fits) stack(table);
      if (!hasWords) table.properties['dataNumbers'] = true;
      // The first cell is the heading of its row. Two columns are always next to each other.
      for (const [column, [head, ...words]] of columns.entries()) {
        if (column === 0) continue;
        for (const [row, { [column]: cell }] of rows.entries()) {
          if (cell && words.every(isNumber)) cell.properties['dataNumber'] = true;
          if (cell && /^(?:none|nothing|not public)$/.test(words[row - 1] ?? ''))
            cell.properties['className'] = ['soft'];
          if (cell && row > 0 && heads.length > 2) cell.properties['dataLabel'] = head;
        }
      }
      for (const [, own, other] of heads[2] === 'macOS' ? rows : []) {
        if (!own || !other || toString(own) !== toString(other)) continue;
        own.properties['dataLabel'] = 'All';
        other.properties = { dataSame: true };
      }
    });
  };
}
