/** The number of letters to insert, remove, or replace to get from one word to another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + Number(letter !== other[column - 1]);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Returns the name that somebody probably meant, or undefined if no name is near. */
export function nearName(name: string, names: readonly string[]): string | undefined {
  // Nobody misspells a name at this length, and comparing it would take too long.
  if (name.length > 40) return undefined;
  const [best] = names
    .map((other) => ({ other, far: distance(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ far }) => far <= Math.max(1, Math.floor(name.length / 3)))
    .sort((one, next) => one.far - next.far);
  return best?.other;
}
