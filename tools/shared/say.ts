/** Prints one line of what a script is doing. */
export function say(text: string): void {
  process.stdout.write(`keyfill-docs: ${text}\n`);
}

/** Ends the script with a sentence that says what happened and what to do. */
export function fail(text: string): never {
  process.stderr.write(`\nkeyfill-docs: ${text}\n`);
  process.exit(1);
}
