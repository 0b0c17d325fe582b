/** Makes a function that works once for each text and hands out the same result when it is asked again. */
export function onceEach<Result extends object>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text) ?? work(text);
    known.set(text, result);
    return result;
  };
}
