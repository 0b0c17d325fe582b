/** Characters that fit side by side in 328 px, the width of the text in a 360 px window, at the text size of tables. */
const CHARACTERS = 40;

function longestWord(text: string): number {
  return Math.max(0, ...text.split(/[\s+]+/).map((word) => word.length));
}

/** Cells with numbers are read down a column, so a table of numbers must keep its columns. */
const startsWithDigit = (text: string): boolean => /^[−-]?\d/.test(text);

/**
 * Whether a table is too wide for a phone: its longest words don't fit side by side, or it has at least four columns of
 * words. This is decided before layout, so that nothing moves once the page is shown.
 * @param rows the text of each cell, row by row; the first row is the header
 */
export function isWide(rows: readonly (readonly string[])[]): boolean {
  const columns = rows[0]?.length ?? 0;
  const characters = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => longestWord(row[column] ?? ''))),
  ).reduce((sum, length) => sum + length, 0);
  const hasWords = rows
    .slice(1)
    .some((row) => row.slice(1).some((text) => text !== '' && !startsWithDigit(text)));
  return columns > 1 && (characters > CHARACTERS || (columns > 3 && hasWords));
}
