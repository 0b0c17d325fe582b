/** A manifest or a definition, and its problems in the words of the validators. */
export interface Case {
  readonly name: string;
  readonly input: unknown;
  /** Empty for a valid definition. */
  readonly problems: readonly string[];
  /** Whether the official schemas accept it although it has problems, because they don't enforce the rule. */
  readonly isAccepted?: boolean;
}

/** A name, what differs from a valid input, and the problems. */
export type Row = readonly [name: string, more: object, ...problems: string[]];

/** Returns cases whose inputs are made from what differs. */
export const casesOf = (
  rows: readonly Row[],
  make: (more: object) => unknown,
  isAccepted = false,
): readonly Case[] =>
  rows.map(([name, more, ...problems]) => ({ name, input: make(more), problems, isAccepted }));
