const PATHS = {
  tick: 'm3 10.5 5 5L17 5',
  into: 'M11 3h6v14h-6M2.5 10H12M8.5 6.5 12 10l-3.5 3.5',
  alert: 'M10 2.5 18.5 17.5h-17zM10 8v4.5m0 1.2v1.6',
};

/** A small drawing before text. Another one only replaces its path, because translators move what follows. */
export default function Mark({ of }: { readonly of: keyof typeof PATHS }): JSX.Element {
  return (
    <svg className="icon" viewBox="-2.5 -2.5 25 25" aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  );
}
