import type { Tab } from './draft.ts';

/** A place in some text. Line and column start at 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface TextProblem extends Place {
  readonly tab: Tab;
  readonly message: string;
  /** The start and end in the text, as offsets. */
  readonly from: number;
  readonly to: number;
}

/** The most problems in one text. More usually have the same cause, and finding their places takes time. */
export const MOST_PROBLEMS = 50;

/** What was found in a text: what it says, or its problems. */
export type Checked<Value> =
  | (Value & { readonly problems: readonly [] })
  | ({ readonly [Key in keyof Value]?: undefined } & { readonly problems: readonly TextProblem[] });

/** Creates a function that converts offsets to lines and columns. */
export function createPlaces(text: string): (offset: number) => Place {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** Returns the offset of a line and column, or the nearest one in the text. */
export function offsetAt(text: string, { line, column }: Place): number {
  const lines = text.split('\n').slice(0, line);
  const last = lines.pop() ?? '';
  return lines.reduce((sum, { length }) => sum + length + 1, Math.min(column - 1, last.length));
}

/** Returns a problem at a place in some text. Without an end, one character is marked. */
export function problemAt(tab: Tab, text: string, message: string, from: number, to = from + 1): TextProblem {
  const start = Math.min(from, text.length);
  return {
    tab,
    message,
    from: start,
    to: Math.max(start, Math.min(to, text.length)),
    ...createPlaces(text)(start),
  };
}
