/** A mistake in the text of a page. */
export interface Problem {
  /** From the site's folder, with forward slashes. */
  readonly file: string;
  readonly line: number;
  /** What's wrong and what to change, without a period at the end. */
  readonly message: string;
  /** A build only warns about it. Any other mistake makes the build fail. */
  readonly isWarning?: true;
}

/** Which plugin makes a file a page. */
export type PageKind = 'docs' | 'blog' | 'pages';

/** A problem as one line of text. */
export const describeProblem = ({ file, line, message }: Problem): string => `${file}:${line}: ${message}`;

/** How many letters have to be added, removed, or replaced to turn one word into another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const replaced = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The name that a writer probably meant: up to a third of its letters may be wrong. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((one) => ({ one, edits: distance(name.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  return best !== undefined && best.edits <= Math.max(1, Math.floor(best.one.length / 3))
    ? best.one
    : undefined;
}
