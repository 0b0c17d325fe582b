/** A manifest or a definition, and what is wrong with it, in the words of the validators. */
export interface Case {
  readonly name: string;
  readonly input: unknown;
  /** Empty for a good one. */
  readonly problems: readonly string[];
}
