/** Letters that stand side by side in a frame of 328 px: what a page has on a window of 360 px, at the text size of tables. */
const LETTERS = 40;

function longestWord(text: string): number {
  return Math.max(0, ...text.split(/[\s+]+/).map((word) => word.length));
}

/** What a table of numbers has in its cells: read down a column, it is worth nothing row by row. */
const startsWithDigit = (text: string): boolean => /^[−-]?\d/.test(text);

/**
 * Whether a table is too wide for a phone: its longest words do not fit side by side, or it has four columns of words
 * or more. Known before any layout, so that nothing moves once the page is there.
 * @param rows the texts of its cells, row by row; the first row is the head
 */
export function isWide(rows: readonly (readonly string[])[]): boolean {
  const columns = rows[0]?.length ?? 0;
  const letters = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => longestWord(row[column] ?? ''))),
  ).reduce((sum, length) => sum + length, 0);
  const hasWords = rows
    .slice(1)
    .some((row) => row.slice(1).some((text) => text !== '' && !startsWithDigit(text)));
  return columns > 1 && (letters > LETTERS || (columns > 3 && hasWords));
}
