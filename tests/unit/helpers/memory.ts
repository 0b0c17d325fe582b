/** A storage as the browser has it. Node's own, which is on from 25 on, needs a file. */
export const memory = (start: Readonly<Record<string, string>> = {}) => {
  const values = new Map(Object.entries(start));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};
