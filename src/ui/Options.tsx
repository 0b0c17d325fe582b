export type Entry = string | readonly [value: string, label: string];

/** The options of a select. One without a label is its own label. */
export default function Options({ of }: { readonly of: readonly Entry[] }): JSX.Element {
  return (
    <>
      {of.map((entry, index) => {
        const [value, label] = typeof entry === 'string' ? [entry, entry] : entry;
        return (
          // Two may have the same value while a reader writes them.
          <option key={index} value={value}>
            {label}
          </option>
        );
      })}
    </>
  );
}
