/**
 * The format of a section's text: one line for each paragraph, list item, table row, or line of code. The
 * kind of line is encoded with tabs, which never appear in a page's cleaned text:
 *
 * ```
 *  To fit a long name, …            text
 *  Property⇥⇥Type                   header of a table
 *  fontSize⇥number                  row of a table
 *  ⇥const name = 'Ada';             code
 * ```
 */
const TAB = '\t';

/** The content of an empty cell, so the cells after it stay below their headers. */
export const EMPTY_CELL = '—';

type LineKind = 'text' | 'header' | 'row' | 'code';

/** A line of a section, with its position in the text. */
export interface Line {
  readonly kind: LineKind;
  readonly start: number;
  readonly end: number;
}

/** A table row as one line; empty if all cells are empty. */
export function rowLine(cells: readonly string[], isHeader: boolean): string {
  if (cells.every((cell) => cell === '')) return '';
  return cells.map((cell) => cell || EMPTY_CELL).join(isHeader ? TAB + TAB : TAB);
}

/** A line of code; empty if there's nothing in it. */
export const codeLine = (code: string): string => (code === '' ? '' : TAB + code);

/** The lines of a section's text, in order. */
export function linesOf(content: string): Line[] {
  let start = 0;
  return content.split('\n').map((line) => {
    const end = start + line.length;
    const found = { kind: kindOf(line), start, end };
    start = end + 1;
    return found;
  });
}

function kindOf(line: string): LineKind {
  const tab = line.indexOf(TAB);
  if (tab < 0) return 'text';
  if (tab === 0) return 'code';

  return line.charAt(tab + 1) === TAB ? 'header' : 'row';
}

/** The positions of a row's cells in the whole text. */
export const cellsOf = (content: string, { start, end }: Omit<Line, 'kind'>): Omit<Line, 'kind'>[] =>
  [...content.slice(start, end).matchAll(/[^\t]+/g)].map(({ 0: cell, index }) => ({
    start: start + index,
    end: start + index + cell.length,
  }));
