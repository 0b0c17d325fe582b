import { escapeHtml } from '../../../../shared/escape-html.ts';

/**
 * Returns the HTML of the lines that a block shows.
 * @param source the code as written, with the comments that mark lines
 * @param shown the same code without those comments
 * @param highlighted the HTML of the lines of `source`, joined by line breaks; lines are plain without it
 */
export function linesOf(source: string, shown: string, highlighted: string | undefined): readonly string[] {
  const shownLines = shown.split('\n');
  const html = highlighted?.split('\n') ?? [];
  const sourceLines = source.replace(/\n$/, '').split('\n');
  let next = 0;
  return shownLines.map((line) => {
    const at = sourceLines.indexOf(line, next);
    const found = at < 0 ? undefined : html[at];
    if (at >= 0) next = at + 1;
    return found ?? escapeHtml(line);
  });
}
