import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Letters that stand side by side in a frame of 328 px: what a page has on a window of 360 px, at the text size of tables. */
const LETTERS = 40;

interface WithChildren {
  readonly children?: ReactNode;
}

function elementsIn(node: ReactNode): ReactElement<WithChildren>[] {
  return Children.toArray(node).filter((child): child is ReactElement<WithChildren> => isValidElement(child));
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => (isValidElement<WithChildren>(child) ? textOf(child.props.children) : String(child)))
    .join('');
}

const cellsOf = (row: ReactElement<WithChildren>): ReactElement<WithChildren>[] =>
  elementsIn(row.props.children);

function longestWord(text: string): number {
  return Math.max(0, ...text.split(/[\s+]+/).map((word) => word.length));
}

/** What a table of numbers has in its cells: read down a column, it is worth nothing row by row. */
const startsWithDigit = (text: string): boolean => /^[−-]?\d/.test(text);

/**
 * Whether a table is too wide for a phone: its longest words do not fit side by side, or it has four columns of words
 * or more. Known before any layout, so that nothing moves once the page is there.
 */
function isWide(rows: readonly string[][], columns: number): boolean {
  const letters = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => longestWord(row[column] ?? ''))),
  ).reduce((sum, length) => sum + length, 0);
  const hasWords = rows
    .slice(1)
    .some((row) => row.slice(1).some((text) => text !== '' && !startsWithDigit(text)));
  return letters > LETTERS || (columns > 3 && hasWords);
}

/**
 * The rows of a table, ready to stand as blocks in a narrow window: every cell knows the head of its column.
 * @returns undefined for a table that fits as it is
 */
export function stackedRows(children: ReactNode): ReactNode | undefined {
  const groups = elementsIn(children);
  const rows = groups.flatMap((group) => elementsIn(group.props.children));
  const heads =
    rows[0] === undefined ? [] : cellsOf(rows[0]).map((cell) => textOf(cell.props.children).trim());
  const texts = rows.map((row) => cellsOf(row).map((cell) => textOf(cell.props.children).trim()));
  if (heads.length < 2 || !isWide(texts, heads.length)) {
    return undefined;
  }
  const labelled = (cell: ReactElement<WithChildren>, column: number): ReactNode =>
    column === 0 || heads.length === 2
      ? cell
      : cloneElement(cell as ReactElement<Record<string, unknown>>, { 'data-label': heads[column] });
  return groups.map((group) =>
    group.type === 'tbody'
      ? cloneElement(
          group,
          {},
          elementsIn(group.props.children).map((row) => cloneElement(row, {}, cellsOf(row).map(labelled))),
        )
      : group,
  );
}
