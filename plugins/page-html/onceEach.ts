/**
 * Copies a string. A match of a regular expression can be a view of the text it was found in, so keeping the match would keep
 * the whole text in memory.
 */
const detached = (text: string): string => Buffer.from(text).toString();

/** Makes a function that works once for each text and returns the same result when it's called again. */
export function onceEach<Result extends object>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const key = detached(text);
    const result = work(key);
    known.set(key, result);
    return result;
  };
}
