/** Makes a function that works once for each text and hands out the same promise when it is asked again. */
export function onceEach<Result>(work: (text: string) => Promise<Result>): (text: string) => Promise<Result> {
  const known = new Map<string, Promise<Result>>();
  return (text) => {
    const result = known.get(text) ?? work(text);
    known.set(text, result);
    return result;
  };
}
