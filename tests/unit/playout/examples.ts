import { exampleNames } from '../../../tools/playout/example-names.ts';

/** The names of all examples, which are the folders with a template. */
export const EXAMPLES: readonly string[] = exampleNames();
