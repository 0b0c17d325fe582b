/** A manifest or a definition, and its problems in the words of the validators. */
export interface Case {
  readonly name: string;
  readonly input: unknown;
  /** Empty for a valid definition. */
  readonly problems: readonly string[];
}
