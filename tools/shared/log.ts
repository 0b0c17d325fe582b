/** Prints a line about what a script is doing. */
export function log(text: string): void {
  process.stdout.write(`keyfill-docs: ${text}\n`);
}

/** Exits with a sentence that explains what happened and what to do. */
export function fail(text: string): never {
  process.stderr.write(`\nkeyfill-docs: ${text}\n`);
  process.exit(1);
}
